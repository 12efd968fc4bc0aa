import { useState } from 'react';
import { PaymentBadge, StatusBadge } from '#admin/web/status-badge.tsx';
import type { Order } from '#orders/orders.ts';
import { EditStatusButton } from '#orders/web/admin/edit-status-button.tsx';
import { StatusEditor } from '#orders/web/admin/status-editor.tsx';
import type { Undo } from '#orders/web/admin/taps/take-back.ts';

/** The last two cells of a row: status and payment, edited in place by the pencil. */
export function StatusCells({
  order,
  cell,
  onSaved,
}: {
  order: Order;
  cell: string;
  /** Tells what was changed of the order, and how that is taken back. */
  onSaved: (said: string, back: Undo) => unknown;
}) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <td colSpan={2} className={cell}>
        <StatusEditor order={order} onSaved={onSaved} onDone={() => setEditing(false)} />
      </td>
    );
  }
  return (
    <>
      <td className={`${cell} pt-3`}>
        <StatusBadge order={order} />
      </td>
      <td className={cell}>
        <span className="flex items-start justify-between gap-2">
          <span className="pt-1">
            <PaymentBadge order={order} />
          </span>
          <EditStatusButton order={order} onEdit={() => setEditing(true)} />
        </span>
      </td>
    </>
  );
}
