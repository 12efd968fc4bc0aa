import { useLingui } from '@lingui/react';
import type { Product } from '#catalogue/catalogue.ts';
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
