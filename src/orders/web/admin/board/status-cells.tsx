import { useState } from 'react';
import type { Order } from '#orders/orders.ts';
import { EditStatusButton } from '#orders/web/admin/edit-status-button.tsx';
import { PaymentBadge, StatusBadge } from '#orders/web/admin/status-badge.tsx';
import { StatusEditor } from '#orders/web/admin/status-editor.tsx';

/** The last two cells of a row: status and payment, edited in place by the pencil. */
export function StatusCells({ order, cell }: { order: Order; cell: string }) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <td colSpan={2} className={cell}>
        <StatusEditor order={order} onDone={() => setEditing(false)} />
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
