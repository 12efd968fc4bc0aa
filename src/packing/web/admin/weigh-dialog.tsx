import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { readScaleCode } from '#catalogue/catalogue.ts';
import { ScanButton, useTypedScans } from '#catalogue/web/admin/public.ts';
import type { LineReason, Order, OrderItem } from '#orders/orders.ts';
import { unitsOf } from '#orders/web/admin/public.ts';
import { firstField } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { agreedOf, amountText, orderedOf, totalWith, typedAmount } from './packing-text.ts';
import type { LineChange } from './use-packing.ts';

/**
 * Dialog for the amount of a line in the bag: typed, or read from a scale's label. Keeps the typed amount if
 * saving fails.
 */
export function WeighDialog({
  item,
  order,
  weighed,
  onChange,
  onClose,
}: {
  item: OrderItem;
  order: Order;
  /** Weight from the label that opened this dialog, in grams. */
  weighed: number | undefined;
  onChange: (change: LineChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { product } = item;
  const loose = isLoose(product.soldBy);
  const [typed, setTyped] = useState(weighed === undefined ? '' : String(weighed));
  const [isSmall, setSmall] = useState(loose);
  const { busy, problem, run } = useCall();
  const quantity = typedAmount(typed, product.soldBy, isSmall);
  const isWeighed = (scanned: string): void => {
    const label = readScaleCode(scanned);
    if (!label || !loose) return;
    setSmall(true);
    setTyped(String(label.grams));
  };
  useTypedScans(isWeighed);
  const take = (amount: number): Promise<void> =>
    run(async () => {
      if (await onChange(changeTo(amount))) onClose();
    });
  const changeTo = (amount: number): LineChange => ({
    path: `/lines/${item.line}/packing`,
    method: 'PUT',
    body: { quantity: amount, reason: reasonFor(item, amount), revision: item.revision },
    said: i18n._('office.packing.didPack', {
      title: product.title,
      amount: amountText(i18n, item, amount),
    }),
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (quantity !== undefined) void take(quantity);
  };
  const [small, large] = unitsOf(i18n, product.unit);
  return (
    <Dialog open onClose={onClose} title={product.title}>
      <form onSubmit={send} className="grid gap-3">
        <p className="text-muted">
          {i18n._('office.packing.ordered', { amount: amountText(i18n, item, orderedOf(item)) })} ·{' '}
          {formatRupees(product.price)}
        </p>
        <Problem text={problem} />
        <div className="flex items-end gap-2">
          <label className="grid min-w-0 flex-1 gap-1">
            <span className="text-muted">
              {loose
                ? i18n._('office.packing.weight', { unit: isSmall ? small : large })
                : i18n._('office.packing.number')}
            </span>
            <input
              ref={firstField}
              value={typed}
              inputMode={loose ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={9}
              onChange={({ target }) => {
                setTyped(target.value);
                // Nobody weighs parts of a gram.
                if (loose && target.value.includes('.')) setSmall(false);
              }}
              className="min-h-14 w-full rounded-control border-2 border-leaf bg-white px-3 text-2xl font-bold tabular-nums"
            />
          </label>
          {loose && <ScanButton onScan={isWeighed} className="mb-1.5" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="flex-1"
            busy={busy}
            onClick={() => void take(orderedOf(item))}
            disabled={item.ordered === 0}
          >
            {i18n._('office.packing.asOrdered', { amount: amountText(i18n, item, orderedOf(item)) })}
          </Button>
          {loose && <UnitChoice units={[small, large]} isSmall={isSmall} onSmall={setSmall} />}
        </div>
        <Sums order={order} item={item} quantity={quantity} />
        <Button type="submit" busy={busy} disabled={quantity === undefined} className="min-h-13">
          {i18n._('office.packing.take', {
            amount: quantity === undefined ? '…' : amountText(i18n, item, quantity),
          })}
        </Button>
      </form>
    </Dialog>
  );
}

/** Of pieces, fewer means that there are no more; a weight is never exactly what was ordered. */
const reasonFor = (item: OrderItem, amount: number): LineReason | undefined =>
  !isLoose(item.product.soldBy) && amount < orderedOf(item) ? 'none' : undefined;

const UnitChoice = ({
  units: [small, large],
  isSmall,
  onSmall,
}: {
  units: readonly [string, string];
  isSmall: boolean;
  onSmall: (is: boolean) => void;
}) => (
  <div className="flex rounded-control bg-shelf p-1">
    {[true, false].map((is) => (
      <button
        key={String(is)}
        type="button"
        aria-pressed={isSmall === is}
        onClick={() => onSmall(is)}
        className="min-h-11 min-w-14 rounded-control px-3 font-semibold aria-pressed:bg-white aria-pressed:text-leaf"
      >
        {is ? small : large}
      </button>
    ))}
  </div>
);

/** Price of the line and total of the order with the typed amount. */
function Sums({ order, item, quantity }: { order: Order; item: OrderItem; quantity: number | undefined }) {
  const { i18n } = useLingui();
  if (quantity === undefined) return <p className="min-h-12" />;
  const total = totalWith(order, item, quantity);
  const isAbove = total > agreedOf(order);
  return (
    <output className="block min-h-12">
      <b className="block text-lg tabular-nums">{formatRupees(rupeesFor(item.product.price, quantity))}</b>
      <span className={isAbove ? 'text-chilli' : 'text-muted'}>
        {i18n._('office.packing.newTotal', {
          total: formatRupees(total),
          agreed: formatRupees(agreedOf(order)),
        })}
      </span>
    </output>
  );
}
