import { useState } from 'react';
import { isLoose } from '#base/figures/amount.ts';
import { AmountChoice, AmountDock } from '#cart/web/amount/amount-choice.tsx';
import { AmountSheetPlace } from '#cart/web/amount/amount-sheet-place.tsx';
import { useOwnCart } from '#cart/web/cart-root.tsx';
import { isSoldOut, usualQuantity } from '#catalogue/catalogue.ts';
import { useSession } from '#identity/web/public.ts';
import { type AddProps, SoldOutGoods } from './add-button.tsx';
import { AddEarly } from './add-to-cart.tsx';

/** The same as `AddToCart` on the product's own page, where loose goods are chosen by amount. */
export function AddOnPage({ product }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const own = useOwnCart((state) => state.own);
  const [quantity, choose] = useState(() => usualQuantity(product));
  if (own && !isGuest) return <own.OwnAdd product={product} onPage />;
  if (isSoldOut(product)) return <SoldOutGoods product={product} onPage />;
  return (
    <>
      {isLoose(product.soldBy) && <AmountChoice goods={product} quantity={quantity} choose={choose} />}
      <AmountDock goods={product} quantity={quantity}>
        <AddEarly product={product} isGuest={isGuest} quantity={quantity} onPage />
      </AmountDock>
      {isGuest && <AmountSheetPlace />}
    </>
  );
}
