import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatQuantity, isLoose } from '#base/figures/amount.ts';
import type { CartItem } from '#cart/cart.ts';
import { sayOfCart } from '#cart/web/store/cart-notice.ts';
import { removeItem, updateItem } from '#cart/web/store/cart-store.ts';
import { isMost, lessOf, moreOf, mostText, type SteppedGoods } from '#catalogue/catalogue.ts';
import { Icon } from '#ui/icon.tsx';
import { openAmountSheet } from './amount-sheet-place.tsx';

const STEP =
  'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft disabled:text-muted/50 disabled:hover:bg-transparent';

type StepperProps = {
  goods: SteppedGoods;
  quantity: number;
  /** − removes the line at the least amount; otherwise it is disabled there. */
  removes?: boolean;
  /** 0 removes it. */
  onChange: (quantity: number) => void;
};

/**
 * − 1 + for a quantity between the least amount and, where the owner set one, the most. Loose goods change by the
 * least amount, and the amount itself is a button that opens the sheet.
 */
export function QuantityStepper({ goods, quantity, removes = false, onChange }: StepperProps) {
  const { i18n } = useLingui();
  const { title, soldBy, unit } = goods;
  const less = lessOf(goods, quantity);
  const isLeast = less >= quantity;
  const shown = isLoose(soldBy) ? formatQuantity(i18n, quantity, unit) : quantity;
  const isFull = isMost(goods, quantity);
  const stepper = (
    <fieldset
      aria-label={i18n._('shop.line.quantity', { title })}
      className="flex min-w-32 items-center justify-between rounded-control bg-white ring-1 ring-leaf ring-inset"
    >
      <button
        type="button"
        aria-label={
          isLeast && removes ? i18n._('shop.line.remove', { title }) : i18n._('shop.line.oneLess', { title })
        }
        disabled={isLeast && !removes}
        onClick={() => onChange(isLeast ? 0 : less)}
        className={STEP}
      >
        <Icon name="minus" className="size-5" />
      </button>
      {isLoose(soldBy) ? (
        <button
          type="button"
          aria-label={i18n._('shop.line.anotherAmount', { amount: shown, title })}
          onClick={() => openAmountSheet({ goods, quantity, take: onChange })}
          className="min-h-11 min-w-11 rounded-control font-bold whitespace-nowrap underline decoration-dotted underline-offset-4 tabular-nums hover:bg-leaf-soft"
        >
          {shown}
        </button>
      ) : (
        <output className="min-w-6 text-center font-bold tabular-nums">{shown}</output>
      )}
      <button
        type="button"
        aria-label={i18n._('shop.line.oneMore', { title })}
        disabled={isFull}
        onClick={() => onChange(moreOf(goods, quantity))}
        className={STEP}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </fieldset>
  );
  return (
    <div className="grid gap-1">
      {stepper}
      <output className="text-sm text-muted empty:hidden">{isFull ? mostText(i18n, goods) : ''}</output>
    </div>
  );
}

/** The same stepper for a line of the cart. */
export const CartItemStepper = ({ item, removes = false }: { item: CartItem; removes?: boolean }) => (
  <QuantityStepper
    goods={item.product}
    quantity={item.quantity}
    removes={removes}
    onChange={(quantity) => void setQuantity(item, quantity)}
  />
);

/** Changes the quantity or removes the line. If the server refuses, the screen goes back and shows the reason. */
export async function setQuantity(item: CartItem, quantity: number): Promise<void> {
  try {
    if (quantity > 0) return await updateItem(item, quantity);
    await removeItem(item);
    sayOfCart('success', i18n._('shop.cart.removed'));
  } catch (error) {
    sayOfCart('error', (error as Error).message);
  }
}
