import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink, whatsAppLink } from '#base/phone.ts';
import { LoginHelp } from '#customers/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { customerName, messageFor } from '#orders/web/admin/public.ts';
import { DeliveryAddress, PromiseLine } from '#orders/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { Tell } from '#ui/admin/use-undo.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { AnotherRound } from './another-round.tsx';
import { AddressDialog } from './changes/address-dialog.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';

/** Where the order goes, and how to reach who ordered it. */
export function OrderContact({
  order,
  isBeside = false,
  onDone,
}: {
  order: Order;
  /** True beside a list, where the order's row has the button of its next step. */
  isBeside?: boolean;
  onDone: Tell;
}) {
  const [isOpen, setOpen] = useState(false);
  const { i18n } = useLingui();
  const shop = useShop();
  const { selectedAddress: to } = order;
  const mayHelp = useSession(({ user }) => user?.role === 'admin');
  return (
    <>
      <h2 id="ship-to" className="mb-2 text-base font-semibold">
        {i18n._('office.orders.address')}
      </h2>
      <ConfirmPhone order={order} isBeside={isBeside} onDone={onDone} />
      <DeliveryAddress
        of={to}
        name={customerName(i18n, order)}
        note={order.delivery?.collected && i18n._('office.order.collects')}
      />
      <PromiseLine order={order} />
      {order.status === 'pending' && (
        <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
          {i18n._('office.change.address')}
        </Button>
      )}
      {order.status === 'dispatched' && <p className="mt-1 text-muted">{i18n._('office.change.hasLeft')}</p>}
      {isOpen && <AddressDialog order={order} onDone={onDone} onClose={() => setOpen(false)} />}
      <AnotherRound order={order} onDone={onDone} />
      {order.delivery?.area && (
        <p className="text-muted">{i18n._('office.order.area', { area: order.delivery.area })}</p>
      )}
      {isMuchCashOf(order) && (
        <p className="font-medium">
          {i18n._('office.order.muchCash', { most: formatRupees(order.delivery?.cashMost ?? 0) })}
        </p>
      )}
      {to.email && <p className="break-words text-muted">{to.email}</p>}
      {to.phone && (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <a href={telLink(to.phone)} className={buttonClass('secondary')}>
            <ToolIcon name="phone" />
            {i18n._('office.call')}
          </a>
          <a
            href={whatsAppLink(to.phone, messageFor(i18n, order, shop.name))}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
        </div>
      )}
      {mayHelp && (
        <Link
          to={officeAddress('customerDetails', { id: order.user })}
          className={buttonClass('plain', 'mt-1 -ml-4')}
        >
          <ToolIcon name="user" />
          {i18n._('office.order.customer')}
        </Link>
      )}
      {mayHelp && to.phone && (
        <div className="-ml-3">
          <LoginHelp customer={{ id: order.user, name: customerName(i18n, order) }} />
        </div>
      )}
    </>
  );
}

/** True if staff must confirm the order by phone because its cash exceeds the limit of its area. */
export const isMuchCashOf = ({ phoneToConfirm, delivery, totalAmount, paymentMethod }: Order): boolean =>
  phoneToConfirm &&
  paymentMethod === 'cash' &&
  typeof delivery?.cashMost === 'number' &&
  totalAmount > delivery.cashMost;
