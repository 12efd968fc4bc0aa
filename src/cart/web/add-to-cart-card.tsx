import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#accounts/web/session-store.ts';
import type { AddProps } from '#catalogue/web/product-card.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useCart } from './cart-store.ts';
import { addWithToast, keepPending, loginFor } from './pending-add-store.ts';
import { Steps } from './steps.tsx';

const WIDE = 'w-full';

/**
 * Puts a product into the cart and then becomes − 1 + in its place. Guests go to log in and come back with it added;
 * until the browser knows better everybody is one, which is also right without JavaScript.
 */
export function AddToCart({ product, onPage = false }: AddProps) {
  const isGuest = useSession(({ token }) => token === undefined);
  const item = useCart(({ items }) => items.find((line) => line.product._id === product._id));
  const [adding, setAdding] = useState(false);
  if (item && !isGuest) return <Steps item={item} title={product.title} />;
  if (product.stock < 1)
    return (
      <p className="grid min-h-11 place-items-center rounded-control bg-shelf text-muted">Out of stock</p>
    );
  if (isGuest) {
    return (
      <Link
        to={loginFor(product._id)}
        onClick={() => void keepPending(product._id)}
        className={buttonClass(onPage ? 'primary' : 'secondary', WIDE)}
      >
        {onPage ? 'Please Login to Add' : 'Add'}
        {!onPage && <span className="sr-only"> {product.title}. Please Login to Add</span>}
      </Link>
    );
  }
  const add = async () => {
    setAdding(true);
    await addWithToast(product._id);
    setAdding(false);
  };
  return (
    <Button look={onPage ? 'primary' : 'secondary'} busy={adding} onClick={() => void add()} className={WIDE}>
      {onPage ? 'Add to cart' : 'Add'}
      {!onPage && <span className="sr-only"> {product.title}</span>}
    </Button>
  );
}
