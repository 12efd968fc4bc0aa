import { useLingui } from '@lingui/react';
import { telLink, whatsAppLink } from '#base/phone.ts';
import type { Order } from '#orders/orders.ts';
import { useShop } from '#settings/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Whom to call about an order: the shop by WhatsApp, with the order's number written already, and by phone. */
export function ShopContact({ order }: { order: Pick<Order, 'orderId'> }) {
  const { i18n } = useLingui();
  const { phones, whatsapp } = useShop();
  const [phone] = phones;
  const text = i18n._('account.order.whatsAppText', { number: order.orderId });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 print:hidden">
      {whatsapp && (
        <a href={whatsAppLink(whatsapp, text)} rel="noreferrer" className={buttonClass('secondary')}>
          <Icon name="chat" className="size-5" />
          WhatsApp
        </a>
      )}
      {phone && (
        <a href={telLink(phone)} className={buttonClass('secondary')}>
          <Icon name="phone" className="size-5" />
          {i18n._('account.order.callShop')}
        </a>
      )}
    </div>
  );
}
