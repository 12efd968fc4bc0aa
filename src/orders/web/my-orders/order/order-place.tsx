import type { I18n } from '@lingui/core';
import { fullName } from '#base/postal-address.ts';
import type { Order } from '#orders/order.ts';
import { DeliveryAddress } from '#orders/web/delivery-address.tsx';
import { useShop } from '#settings/web/public.ts';

type Placed = Pick<Order, 'delivery' | 'selectedAddress'>;

/** Heading above the place of an order. */
export const whereTo = (i18n: I18n, { delivery }: Placed): string =>
  delivery?.collected ? i18n._('account.order.collectHere') : i18n._('account.order.address');

/** Address of an order; for collection, the shop's address and the name of the customer who comes. */
export function OrderPlace({ order: { delivery, selectedAddress } }: { order: Placed }) {
  const { name, address } = useShop();
  if (!delivery?.collected) return <DeliveryAddress of={selectedAddress} />;
  return (
    <>
      <address className="break-words not-italic">
        <strong translate="no">{name}</strong>
        <br />
        {address}
      </address>
      <p className="break-words">
        {fullName(selectedAddress)}, {selectedAddress.phone}
      </p>
    </>
  );
}
