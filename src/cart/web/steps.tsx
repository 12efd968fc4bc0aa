import type { CartItem } from '#cart/cart.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast.tsx';
import { removeItem, updateItem } from './cart-store.ts';

const STEP = 'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft';

/** Changes how many, or takes the line out; when the server refuses, the screen goes back and says why. */
export async function setQuantity(item: CartItem, quantity: number): Promise<void> {
  try {
    if (quantity > 0) return await updateItem(item, quantity);
    await removeItem(item);
    showToast('success', 'Removed from cart!');
  } catch (error) {
    showToast('error', (error as Error).message);
  }
}

/** − 1 + for a line of the cart; the last − takes it out, unless `keepOne`. */
export function Steps({
  item,
  title,
  keepOne = false,
}: {
  item: CartItem;
  title: string;
  keepOne?: boolean;
}) {
  const { quantity } = item;
  return (
    <fieldset
      aria-label={`Quantity of ${title}`}
      className="flex items-center justify-between rounded-control bg-white ring-1 ring-leaf ring-inset"
    >
      <button
        type="button"
        aria-label={quantity > 1 ? `One less ${title}` : `Remove ${title}`}
        disabled={keepOne && quantity <= 1}
        onClick={() => void setQuantity(item, quantity - 1)}
        className={STEP}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <output aria-live="polite" className="min-w-6 text-center font-bold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={`One more ${title}`}
        onClick={() => void setQuantity(item, quantity + 1)}
        className={STEP}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </fieldset>
  );
}
