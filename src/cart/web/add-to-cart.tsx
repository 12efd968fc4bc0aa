import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { isLoose } from '#base/amount.ts';
import { isSoldOut, usualQuantity } from '#catalogue/catalogue.ts';
import { loginFor, useSession } from '#identity/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { AddButton, AddOnCard, type AddProps, OutOfStock, wordsOnCard } from './add-button.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { fetchOwnCart, useOwnCart } from './fetch-own-cart.ts';
import { keepForLogin, namedForLogin } from './kept-for-login.ts';

/**
 * Puts a product into the cart and then becomes − 1 + in its place. Guests go to log in and come back with it added;
 * until the browser knows better everybody is one, which is also right without JavaScript.
 */
export function AddToCart({ product, onPage = false }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const own = useOwnCart((state) => state.own);
  if (own && !isGuest) return <own.OwnAdd product={product} onPage={onPage} />;
  if (isSoldOut(product)) return <OutOfStock />;
  const controlFor = (quantity: number) =>
    isGuest ? (
      <LoginToAdd product={product} onPage={onPage} quantity={quantity} />
    ) : (
      <AddButton onClick={() => void addEarly(product, quantity)} />
    );
  if (onPage && isLoose(product.soldBy)) return <AmountChoice goods={product} controlFor={controlFor} />;
  if (!onPage && !isGuest)
    return <AddOnCard product={product} add={(quantity) => addEarly(product, quantity)} />;
  return controlFor(usualQuantity(product));
}

/** A guest's way to the login, and back with so much of it in the cart. */
function LoginToAdd({ product, onPage, quantity }: Required<AddProps> & { quantity: number }) {
  const add = namedForLogin(product._id, quantity);
  return (
    <Link
      to={loginFor(pageAddress('product', { productId: product._id }), { add })}
      onClick={() => void keepForLogin(add)}
      className={buttonClass(onPage ? 'primary' : 'secondary', 'w-full')}
    >
      {onPage ? 'Please Login to Add' : wordsOnCard(product, quantity)}
      {!onPage && <span className="sr-only"> {product.title}. Please Login to Add</span>}
    </Link>
  );
}

/** Adds while the rest of the control is on its way. */
async function addEarly(product: AddProps['product'], quantity: number): Promise<void> {
  await fetchOwnCart();
  const { own } = useOwnCart.getState();
  if (own) await own.addProduct(product, quantity);
  else showToast('error', `${product.title} was not added. Check your connection and try again.`);
}
