import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { loginFor, useSession } from '#identity/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { AddButton, type AddProps, OutOfStock } from './add-button.tsx';
import { fetchOwnCart, useOwnCart } from './fetch-own-cart.ts';
import { keepForLogin } from './kept-for-login.ts';

/**
 * Puts a product into the cart and then becomes − 1 + in its place. Guests go to log in and come back with it added;
 * until the browser knows better everybody is one, which is also right without JavaScript.
 */
export function AddToCart({ product, onPage = false }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const own = useOwnCart((state) => state.own);
  if (own && !isGuest) return <own.OwnAdd product={product} onPage={onPage} />;
  if (product.stock < 1) return <OutOfStock />;
  if (!isGuest) return <EarlyAdd product={product} onPage={onPage} />;
  return (
    <Link
      to={loginFor(pageAddress('product', { productId: product._id }), { add: product._id })}
      onClick={() => void keepForLogin(product._id)}
      className={buttonClass(onPage ? 'primary' : 'secondary', 'w-full')}
    >
      {onPage ? 'Please Login to Add' : 'Add'}
      {!onPage && <span className="sr-only"> {product.title}. Please Login to Add</span>}
    </Link>
  );
}

/** The button while the rest of the control is on its way. */
function EarlyAdd({ product, onPage }: Required<AddProps>) {
  const add = async (): Promise<void> => {
    await fetchOwnCart();
    const { own } = useOwnCart.getState();
    if (own) await own.addProduct(product);
    else showToast('error', `${product.title} was not added. Check your connection and try again.`);
  };
  return <AddButton title={product.title} onPage={onPage} onClick={() => void add()} />;
}
