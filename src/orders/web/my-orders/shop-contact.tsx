import { useLingui } from '@lingui/react';
import { useHref } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import type { Order } from '#orders/order.ts';
import { useShop } from '#settings/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { orderMessage } from './order-message.ts';

/** Whom to call about an order: the shop by WhatsApp, with what the order is written already, and by phone. */
export function ShopContact({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { phones, whatsapp } = useShop();
  const [phone] = phones;
  const page = useHref(pageAddress('order', { id: order._id }));
  // The page knows its own address in the browser only; there it is drawn first, too.
  const origin = typeof location === 'undefined' ? '' : location.origin;
  const text = orderMessage(i18n, order, origin + page);
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
