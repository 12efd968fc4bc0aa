import type { Product } from '#catalogue/catalogue.ts';

/** The mark of vegetarian or other food as the law draws it: a green dot or a brown triangle in a square of its colour. */
export function FoodMark({ mark }: Partial<Pick<Product, 'mark'>>) {
  if (!mark) return null;
  const isVeg = mark === 'veg';
  return (
    <>
      <span className="sr-only">{isVeg ? 'Vegetarian' : 'Not vegetarian'} </span>
      <svg
        viewBox="0 0 14 14"
        aria-hidden="true"
        className={`mr-1.5 inline size-3.5 align-baseline ${isVeg ? 'text-veg' : 'text-nonveg'}`}
      >
        <path d="M.75.75h12.5v12.5H.75z" fill="#fff" stroke="currentColor" strokeWidth="1.5" />
        {isVeg ? (
          <circle cx="7" cy="7" r="3.5" fill="currentColor" />
        ) : (
          <path d="M7 3 11 10.5H3z" fill="currentColor" />
        )}
      </svg>
    </>
  );
}
