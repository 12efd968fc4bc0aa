import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { fetchOwnCart, useOwnCart } from '#cart/web/cart-root.tsx';
import { isSoldOut, usualQuantity } from '#catalogue/catalogue.ts';
import { keptAdds, loginFor, namedForLogin, useSession } from '#identity/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { AddButton, type AddProps, SoldOutGoods, wordsOnCard } from './add-button.tsx';

/**
 * On a card: adds a product to the cart and then becomes − 1 + in its place. Guests go to the login and come back with
 * it added. Until scripts run everyone is treated as a guest, which also works without JavaScript; a signed-in
 * shopper's tap is kept then (`main/front/late-start.ts`).
 */
export function AddToCart({ product }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const own = useOwnCart((state) => state.own);
  if (own && !isGuest) return <own.OwnAdd product={product} />;
  if (isSoldOut(product)) return <SoldOutGoods product={product} />;
  return <AddEarly product={product} isGuest={isGuest} quantity={usualQuantity(product)} />;
}

/** Under the title of a card: what the line in the cart comes to, else the card's own text. */
export function InCartOr({ product, children }: AddProps & { children: ReactNode }) {
  const own = useOwnCart((state) => state.own);
  return own ? <own.InCart product={product}>{children}</own.InCart> : children;
}

/**
 * Shown until the rest of the control is loaded: the guest's link to the login, and back with this amount in the cart.
 */
export function AddEarly({
  product,
  isGuest,
  quantity,
  onPage = false,
}: AddProps & { isGuest: boolean; quantity: number; onPage?: boolean }) {
  const { i18n } = useLingui();
  const add = namedForLogin(product._id, quantity);
  if (!isGuest) {
    const tap = () => void addEarly(product, quantity);
    return (
      <AddButton
        product={product}
        quantity={quantity}
        onPage={onPage}
        busy={keptAdds().includes(add)}
        onClick={tap}
      />
    );
  }
  return (
    <Link
      to={loginFor(pageAddress('product', { productId: product._id }), { add })}
      // The login names what was tapped.
      state={{ wanted: { title: product.title, price: product.price, unit: product.unit } }}
      className={buttonClass(onPage ? 'primary' : 'secondary', onPage ? 'w-full' : 'card-add')}
    >
      {onPage ? i18n._('shop.cart.loginToAdd') : wordsOnCard(i18n, product, quantity)}
      {!onPage && (
        <span className="sr-only">
          {' '}
          {product.title}. {i18n._('shop.cart.loginToAdd')}
        </span>
      )}
    </Link>
  );
}

async function addEarly(product: AddProps['product'], quantity: number): Promise<void> {
  await fetchOwnCart();
  const { own } = useOwnCart.getState();
  if (own) await own.addProduct(product, quantity);
  else showToast('error', i18n._('shop.cart.notAdded', { title: product.title }));
}
