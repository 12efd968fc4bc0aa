import { useSyncExternalStore } from 'react';
import { shopDay } from '#base/time.ts';
import { type Product, soldOutText } from '#catalogue/catalogue.ts';

const never = () => () => undefined;
const thisDay = (): string => shopDay(new Date().toISOString());

/** The shop's day, once the browser has the page; before that nobody knows how old the page is. */
export const useToday = (): string => useSyncExternalStore(never, thisDay, () => '');

/** That nothing of it can be bought, and when it is back. */
export const SoldOut = ({ goods }: { goods: Partial<Pick<Product, 'soldOut' | 'backOn'>> }) =>
  soldOutText(goods, useToday());
