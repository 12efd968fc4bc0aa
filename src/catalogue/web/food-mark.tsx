import type { Product } from '#catalogue/catalogue.ts';
import { Icon } from '#ui/icon.tsx';

/** The mark of vegetarian or other food as the law draws it: a green dot or a brown triangle in a square of its colour. */
export function FoodMark({ mark }: Partial<Pick<Product, 'mark'>>) {
  if (!mark) return null;
  const isVeg = mark === 'veg';
  return (
    <>
      <span className="sr-only">{isVeg ? 'Vegetarian' : 'Not vegetarian'} </span>
      <Icon
        name={mark}
        className={`mr-1.5 inline size-3.5 align-baseline ${isVeg ? 'text-veg' : 'text-nonveg'}`}
      />
    </>
  );
}
