import type { Order } from '#orders/orders.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** The pencil. */
export const EditStatusButton = ({ order, onEdit }: { order: Order; onEdit: () => void }) => (
  <button
    type="button"
    aria-label={`Edit status of order ${order.orderId}`}
    onClick={onEdit}
    className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
  >
    <ToolIcon name="edit" />
  </button>
);
