import type { I18n } from '@lingui/core';
import { isAllowed, SECTIONS, sectionsFor, TOOLS } from '#admin/web/shell/sections.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { CustomerList } from '#customers/customers.ts';
import type { User } from '#identity/identity.ts';
import { customerName, type OrderList, statusText } from '#orders/web/admin/public.ts';
import type { ToolName } from '#ui/admin/tool-icon.tsx';

/** Something that the palette found: an order, a customer, a page, or what can be done. A call is dialled. */
export type Found = { key: string; icon: ToolName; text: string; more: string; to: string; isCall?: true };

const MOST = { orders: 6, customers: 4 };

/** Pages that the user may open and whose names match the typed text; all of them if it is empty. */
export const pagesFor = (i18n: I18n, user: User, typed: string): Found[] =>
  sectionsFor(user, [...SECTIONS, ...TOOLS])
    .map(({ path, label, icon, key }) => ({
      key: path,
      icon,
      text: i18n._(label),
      more: key ? `G ${key.toUpperCase()}` : '',
      to: path,
    }))
    .filter(({ text }) => text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()));

/** The orders and customers that are found by a number, a name or any form of a phone number, and what can be done. */
export async function findFor(i18n: I18n, user: User, typed: string): Promise<Found[]> {
  const q = encodeURIComponent(typed.trim());
  const [{ orders }, { users }] = await Promise.all([
    isAllowed(user, 'orders')
      ? callApi<OrderList>(`/orders/all?q=${q}&limit=${MOST.orders}`)
      : { orders: [] },
    isAllowed(user, 'admin')
      ? callApi<CustomerList>(`/auth/user?q=${q}&limit=${MOST.customers}`)
      : { users: [] },
  ]);
  return [
    ...users.map(({ _id, name, phone }): Found => ({
      key: _id,
      icon: 'user',
      text: name,
      more: phone,
      to: officeAddress('customerDetails', { id: _id }),
    })),
    ...orders.map((order): Found => ({
      key: order._id,
      icon: 'orders',
      text: `#${order.orderId} ${customerName(i18n, order)}`,
      more: `${formatRupees(order.totalAmount)} · ${statusText(i18n, order.status)}`,
      to: officeAddress('adminOrder', { id: order._id }),
    })),
    ...(orders[0] ? doingWith(i18n, orders[0]) : []),
  ];
}

/** Actions for the first order found: pack it, call the customer, print the bill. */
function doingWith(i18n: I18n, order: OrderList['orders'][number]): Found[] {
  const { _id, orderId, status, selectedAddress } = order;
  const packing: Found = {
    key: `pack ${_id}`,
    icon: 'box',
    text: i18n._('office.packing.packOne', { orderId }),
    more: '',
    to: officeAddress('packing', { id: _id }),
  };
  return [
    ...(status === 'pending' ? [packing] : []),
    ...(selectedAddress.phone ? [callOf(i18n, order)] : []),
    {
      key: `bill ${_id}`,
      icon: 'print',
      text: i18n._('office.palette.bill', { orderId }),
      more: '',
      to: officeAddress('printOrder', { id: _id, doc: 'bill' }),
    },
  ];
}

/** Link that calls the customer of an order. */
const callOf = (i18n: I18n, order: OrderList['orders'][number]): Found => ({
  key: `call ${order._id}`,
  icon: 'phone',
  text: i18n._('office.board.call', { name: customerName(i18n, order) }),
  more: order.selectedAddress.phone,
  to: telLink(order.selectedAddress.phone),
  isCall: true,
});
