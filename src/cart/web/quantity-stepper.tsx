import type { CartItem } from '#cart/cart.ts';
import { Icon } from '#ui/icon.tsx';
import { sayOfCart } from './cart-notice.ts';
import { removeItem, updateItem } from './cart-store.ts';

const STEP =
  'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft disabled:text-muted/50 disabled:hover:bg-transparent';

type StepperProps = { title: string; quantity: number; least: number; onChange: (quantity: number) => void };

/** − 1 + for a quantity that has a least, and no most. */
export const QuantityStepper = ({ title, quantity, least, onChange }: StepperProps) => (
  <fieldset
    aria-label={`Quantity of ${title}`}
    className="flex min-w-32 items-center justify-between rounded-control bg-white ring-1 ring-leaf ring-inset"
  >
    <button
      type="button"
      aria-label={quantity === 1 && least === 0 ? `Remove ${title}` : `One less ${title}`}
      disabled={quantity <= least}
      onClick={() => onChange(quantity - 1)}
      className={STEP}
    >
      <Icon name="minus" className="size-5" />
    </button>
    <output className="min-w-6 text-center font-bold tabular-nums">{quantity}</output>
    <button
      type="button"
      aria-label={`One more ${title}`}
      onClick={() => onChange(quantity + 1)}
      className={STEP}
    >
      <Icon name="plus" className="size-5" />
    </button>
  </fieldset>
);

/** The same for a line of the cart; the last − takes it out, unless there must be one left. */
export const CartItemStepper = ({ item, least = 0 }: { item: CartItem; least?: number }) => (
  <QuantityStepper
    title={item.product.title}
    quantity={item.quantity}
    least={least}
    onChange={(quantity) => void setQuantity(item, quantity)}
  />
);

/** Changes how many, or takes the line out; when the server refuses, the screen goes back and says why. */
async function setQuantity(item: CartItem, quantity: number): Promise<void> {
  try {
    if (quantity > 0) return await updateItem(item, quantity);
    await removeItem(item);
    sayOfCart('success', 'Removed from cart!');
  } catch (error) {
    sayOfCart('error', (error as Error).message);
  }
}
