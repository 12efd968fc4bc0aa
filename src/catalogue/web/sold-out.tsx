import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { shopDay } from '#base/time.ts';
import { type Product, soldOutText } from '#catalogue/catalogue.ts';

const never = () => () => undefined;
const thisDay = (): string => shopDay(new Date().toISOString());

/** The shop's date, known once scripts run; on a finished page it is unknown, because the page may be old. */
export const useToday = (): string => useSyncExternalStore(never, thisDay, () => '');

/** The note that a product is sold out, with the day of its return. */
export function SoldOut({ goods }: { goods: Partial<Pick<Product, 'soldOut' | 'backOn'>> }) {
  const { i18n } = useLingui();
  return soldOutText(i18n, goods, useToday());
}
