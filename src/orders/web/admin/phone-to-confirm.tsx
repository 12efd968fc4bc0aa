import { useLingui } from '@lingui/react';
import { isOpen, type Order } from '#orders/order.ts';

type Marked = Pick<Order, 'status' | 'phoneToConfirm'>;

const CHIP =
  'inline-flex min-h-7 items-center rounded-full bg-marigold-soft px-2.5 font-medium whitespace-nowrap text-ink';

/** True while an open order waits for a call to the shopper. */
export const isPhoneToConfirm = (order: Marked): boolean => order.phoneToConfirm && isOpen(order);

/** Chip that asks the rider to call first, until the order is delivered. */
export const PhoneToConfirm = ({ order }: { order: Marked }) => {
  const { i18n } = useLingui();
  return isPhoneToConfirm(order) && <span className={CHIP}>{i18n._('office.order.phone')}</span>;
};

/** Says that the shopper comes for the order. */
export const Collected = ({ order }: { order: Pick<Order, 'delivery'> }) => {
  const { i18n } = useLingui();
  return order.delivery?.collected && <span className={CHIP}>{i18n._('office.order.collects')}</span>;
};
