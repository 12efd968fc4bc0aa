import type { I18n } from '@lingui/core';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { fullName } from '#base/postal-address.ts';
import { cashToTake } from '#money/web/admin/public.ts';
import { goingOut, type IfMissing, type Order } from '#orders/order.ts';

/** Summary of the goods in one line: `Tomato 2 kg, LED bulb × 1 and 3 more`. */
export function linesText(i18n: I18n, { items }: Pick<Order, 'items'>, shown = 2): string {
  const going = goingOut(items);
  const named = going
    .slice(0, shown)
    .map(({ product, quantity }) => `${product.title} ${quantityText(i18n, quantity, product.unit)}`);
  const rest = going.length - named.length;
  return named.join(', ') + (rest > 0 ? ` ${i18n._('office.orders.andMore', { count: rest })}` : '');
}

/** A quantity for the packer; counted goods have a ×. */
export const quantityText = (i18n: I18n, quantity: number, unit: string): string =>
  unit === 'item' ? `× ${quantity}` : formatQuantity(i18n, quantity, unit);

/** A prepared message to the shopper, by the status of the order. */
export function messageFor(i18n: I18n, order: Order, shopName: string): string {
  const about = { name: order.selectedAddress.firstName, id: order.orderId, shop: shopName };
  switch (order.status) {
    case 'pending':
      return i18n._('office.message.packing', about);
    case 'dispatched':
      return onItsWay(i18n, order, about);
    case 'delivered':
      return i18n._('office.message.delivered', about);
    case 'cancelled':
      return order.giveBack === 0
        ? i18n._('office.message.cancelled', about)
        : i18n._('office.message.giveBack', withAmount(about, order.giveBack));
  }
}

/** Amount to take for the due sum; cash in whole rupees. */
export const takenFor = ({ due, paymentMethod }: Pick<Order, 'due' | 'paymentMethod'>): number =>
  paymentMethod === 'cash' ? cashToTake(due) : due;

type About = { name: string; id: string; shop: string };

const withAmount = (about: About, rupees: number) => ({ ...about, amount: formatRupees(rupees) });

/** Says what the shopper has to have ready at the door. */
function onItsWay(i18n: I18n, order: Order, about: About): string {
  if (order.due === 0) return i18n._('office.message.paid', about);
  return order.paymentMethod === 'cash'
    ? i18n._('office.message.cash', withAmount(about, takenFor(order)))
    : i18n._('office.message.card', withAmount(about, order.due));
}

/** Names of the wishes for missing goods. */
export const IF_MISSING_WORDS: Record<IfMissing, { id: string }> = {
  call: /*i18n*/ { id: 'office.packing.ifCall' },
  similar: /*i18n*/ { id: 'office.packing.ifSimilar' },
  leaveOut: /*i18n*/ { id: 'office.packing.ifLeaveOut' },
};

/** Names of the units of loose goods, the small one first: grams and kilos, or millilitres and litres. */
export const unitsOf = (i18n: I18n, unit: string): readonly [small: string, large: string] =>
  unit === 'litres'
    ? [i18n._('office.packing.millilitres'), i18n._('office.packing.litres')]
    : [i18n._('office.packing.grams'), i18n._('office.packing.kilos')];

/** Name of an order's customer in the back office; a counter sale without a name is called that. */
export function customerName(
  i18n: I18n,
  { selectedAddress, taken }: Pick<Order, 'selectedAddress' | 'taken'>,
): string {
  const name = fullName(selectedAddress);
  return name || (taken?.channel === 'counter' ? i18n._('office.take.counterSale') : selectedAddress.phone);
}
