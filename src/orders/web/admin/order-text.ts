import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/amount.ts';
import { formatRupees } from '#base/money.ts';
import type { Order, SelectedAddress } from '#orders/orders.ts';

/** What was ordered, in a line: `Tomato 2 kg, LED bulb × 1 and 3 more`. */
export function linesText(i18n: I18n, { items }: Pick<Order, 'items'>, shown = 2): string {
  const named = items
    .slice(0, shown)
    .map(({ product, quantity }) => `${product.title} ${quantityText(i18n, quantity, product.unit)}`);
  const rest = items.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** An amount of a product, for whoever packs it; counted goods have a ×. */
export const quantityText = (i18n: I18n, quantity: number, unit: string): string =>
  unit === 'item' ? `× ${quantity}` : formatQuantity(i18n, quantity, unit);

/** The delivery address in a line, as far as it is known, the nearest part first. */
export const addressLine = ({
  address,
  colony,
  landmark,
  district,
  state,
  pincode,
}: SelectedAddress): string =>
  [address, colony, landmark, district, [state, pincode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** A prepared message to the shopper, by the status of the order. */
export function messageFor(order: Order, shopName: string): string {
  const { firstName } = order.selectedAddress;
  const about = `your order #${order.orderId} from ${shopName}`;
  const said = {
    pending: `${about} is being packed.`,
    dispatched: `${about} is on its way. ${due(order)}`,
    delivered: `${about} was delivered. Was everything all right?`,
    cancelled: `${about} was cancelled.${giveBack(order)}`,
  }[order.status];
  return `Namaste ${firstName}, ${said}`;
}

/** What the shopper has to have ready at the door. */
const due = (order: Order): string => {
  if (order.due === 0) return 'It is paid already.';
  const amount = formatRupees(order.due);
  return order.paymentMethod === 'cash'
    ? `Please keep ${amount} in cash ready.`
    : `${amount} can be paid by card.`;
};

const giveBack = (order: Order): string =>
  order.giveBack === 0 ? '' : ` We give you back the ${formatRupees(order.giveBack)} that you paid.`;
