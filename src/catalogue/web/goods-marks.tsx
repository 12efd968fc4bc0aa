import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { shopDay } from '#base/time.ts';
import { type Product, soldOutText } from '#catalogue/catalogue.ts';
import { Icon } from '#ui/icon.tsx';

/** The mark of vegetarian or other food as the law draws it: a green dot or a brown triangle in a square of its colour. */
export function FoodMark({ mark }: Partial<Pick<Product, 'mark'>>) {
  const { i18n } = useLingui();
  if (!mark) return null;
  const isVeg = mark === 'veg';
  return (
    <>
      <span className="sr-only">{isVeg ? i18n._('shop.goods.veg') : i18n._('shop.goods.nonveg')} </span>
      <Icon
        name={mark}
        className={`mr-1.5 inline size-3.5 align-baseline ${isVeg ? 'text-veg' : 'text-nonveg'}`}
      />
    </>
  );
}

const never = () => () => undefined;
const thisDay = (): string => shopDay(new Date().toISOString());

/** The shop's date, known once scripts run; on a finished page it is unknown, because the page may be old. */
export const useToday = (): string => useSyncExternalStore(never, thisDay, () => '');

/** The note that a product is sold out, with the day of its return. */
export function SoldOut({ goods }: { goods: Partial<Pick<Product, 'soldOut' | 'backOn'>> }) {
  const { i18n } = useLingui();
  return soldOutText(i18n, goods, useToday());
}
