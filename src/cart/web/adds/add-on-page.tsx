import { isLoose } from '#base/figures/amount.ts';
import { AmountChoice } from '#cart/web/amount/amount-choice.tsx';
import { AmountSheetPlace } from '#cart/web/amount/amount-sheet-place.tsx';
import { useOwnCart } from '#cart/web/cart-root.tsx';
import { isSoldOut } from '#catalogue/catalogue.ts';
import { useSession } from '#identity/web/public.ts';
import { type AddProps, OutOfStock } from './add-button.tsx';
import { AddEarly } from './add-to-cart.tsx';

/** The same as `AddToCart` on the product's own page, where loose goods are chosen by amount. */
export function AddOnPage({ product }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const own = useOwnCart((state) => state.own);
  if (own && !isGuest) return <own.OwnAdd product={product} onPage />;
  if (isSoldOut(product)) return <OutOfStock product={product} />;
  const controlFor = (quantity: number) => (
    <AddEarly product={product} isGuest={isGuest} quantity={quantity} onPage />
  );
  if (!isLoose(product.soldBy)) return controlFor(1);
  return (
    <>
      <AmountChoice goods={product} controlFor={controlFor} />
      {isGuest && <AmountSheetPlace />}
    </>
  );
}
