import { useLingui } from '@lingui/react';
import type { Order } from '#orders/orders.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** The pencil. */
export const EditStatusButton = ({ order, onEdit }: { order: Order; onEdit: () => void }) => {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-label={i18n._('office.orders.edit', { orderId: order.orderId })}
      onClick={onEdit}
      className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
    >
      <ToolIcon name="edit" />
    </button>
  );
};
