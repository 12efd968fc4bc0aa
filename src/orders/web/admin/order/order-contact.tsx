import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { telLink, whatsAppLink } from '#base/phone.ts';
import { LoginHelp } from '#customers/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { messageFor } from '#orders/web/admin/order-text.ts';
import { DeliveryAddress } from '#orders/web/delivery-address.tsx';
import { PromiseLine } from '#orders/web/promise-line.tsx';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';

/** Where the order goes, and how to reach who ordered it. */
export function OrderContact({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const { selectedAddress: to } = order;
  const mayHelp = useSession(({ user }) => user?.role === 'admin');
  return (
    <>
      <h2 id="ship-to" className="mb-2 text-base font-semibold">
        {i18n._('office.orders.address')}
      </h2>
      <ConfirmPhone order={order} />
      <DeliveryAddress of={to} note={order.delivery?.collected && i18n._('office.order.collects')} />
      <PromiseLine order={order} />
      {order.delivery?.area && (
        <p className="text-muted">{i18n._('office.order.area', { area: order.delivery.area })}</p>
      )}
      {isMuchCashOf(order) && (
        <p className="font-medium">
          {i18n._('office.order.muchCash', { most: formatRupees(order.delivery?.cashMost ?? 0) })}
        </p>
      )}
      {to.email && <p className="break-words text-muted">{to.email}</p>}
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
      {mayHelp && <LoginHelp customer={{ id: order.user, name: `${to.firstName} ${to.lastName}` }} />}
    </>
  );
}

/** Whether it is marked to be confirmed by phone because it is more cash than its area takes. */
const isMuchCashOf = ({ phoneToConfirm, delivery, totalAmount, paymentMethod }: Order): boolean =>
  phoneToConfirm &&
  paymentMethod === 'cash' &&
  typeof delivery?.cashMost === 'number' &&
  totalAmount > delivery.cashMost;
