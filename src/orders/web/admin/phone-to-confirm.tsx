import type { Order } from '#orders/orders.ts';

/** Asks whoever delivers to call first, while the order is not delivered. */
export const PhoneToConfirm = ({ order }: { order: Pick<Order, 'status' | 'phoneToConfirm'> }) =>
  order.phoneToConfirm &&
  ['pending', 'dispatched'].includes(order.status) && (
    <span className="inline-flex min-h-7 items-center rounded-full bg-marigold-soft px-2.5 font-medium whitespace-nowrap text-ink">
      phone to confirm
    </span>
  );
