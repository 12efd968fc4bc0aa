import { useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { loginFor, useSession } from '#identity/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { addProduct, keepForLogin } from './add-product.ts';
import { useCart } from './cart-store.ts';
import { CartItemStepper, QuantityStepper } from './quantity-stepper.tsx';
import { setWaiting, useWaitingAdds } from './waiting-adds.ts';

/** What is added, and whether the control stands on a card or on the product's own page. */
type AddProps = { product: Pick<Product, '_id' | 'title' | 'stock'>; onPage?: boolean };

/**
 * Puts a product into the cart and then becomes − 1 + in its place. Guests go to log in and come back with it added;
 * until the browser knows better everybody is one, which is also right without JavaScript.
 */
export function AddToCart({ product, onPage = false }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const item = useCart(({ items }) => items.find((line) => line.product._id === product._id));
  const waiting = useWaitingAdds(({ adds }) => adds.find((add) => add.product === product._id));
  if (item && !isGuest) {
    return (
      <div className="grid gap-1">
        {onPage && <p className="text-sm text-muted">In your cart</p>}
        <CartItemStepper item={item} />
      </div>
    );
  }
  if (waiting && !isGuest) {
    return (
      <div className="grid gap-1">
        <QuantityStepper
          title={product.title}
          quantity={waiting.quantity}
          least={0}
          onChange={(quantity) => setWaiting(product._id, quantity)}
        />
        <p className="text-sm text-muted">Waits for the network</p>
      </div>
    );
  }
  if (product.stock < 1) {
    return (
      <p className="grid min-h-11 place-items-center rounded-control bg-shelf text-muted">Out of stock</p>
    );
  }
  if (!isGuest) return <Add product={product} onPage={onPage} />;
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

/** The button of someone who is signed in; on the product's own page with how many. */
function Add({ product, onPage }: AddProps) {
  const { title } = product;
  const [quantity, setQuantity] = useState(1);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await addProduct(product, quantity);
    setBusy(false);
  };
  return (
    <div className="flex gap-3">
      {onPage && <QuantityStepper title={title} quantity={quantity} least={1} onChange={setQuantity} />}
      <Button
        look={onPage ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => void add()}
        className="flex-1"
      >
        {onPage ? 'Add to cart' : 'Add'}
        {!onPage && <span className="sr-only"> {title}</span>}
      </Button>
    </div>
  );
}
