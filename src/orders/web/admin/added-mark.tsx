import { useLingui } from '@lingui/react';
import { addedLines } from '#orders/adding/added-lines.ts';
import type { Order } from '#orders/orders.ts';

/** Marks a line that the shopper put to the order after placing it, so that who packs sees the change. */
export function AddedMark({ order, line }: { order: Pick<Order, 'timeline'>; line: number | undefined }) {
  const { i18n } = useLingui();
  if (line === undefined || !addedLines(order).has(line)) return null;
  return (
    <span className="inline-block rounded-full bg-marigold-soft px-2 text-sm font-semibold">
      {i18n._('office.order.addedLater')}
    </span>
  );
}
