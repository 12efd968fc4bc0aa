import { useLingui } from '@lingui/react';
import type { Order } from '#orders/orders.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import { DeliveryAddress } from '#orders/web/delivery-address.tsx';
import { PAYMENT_WORDS } from '#orders/web/payment-words.ts';
import { PromiseLine } from '#orders/web/promise-line.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Where an order goes, and how it is paid there. */
export function OrderAddress({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="where" className={`${CARD} grid gap-1`}>
      <h2 id="where" className="text-lg font-bold">
        {i18n._('account.order.address')}
      </h2>
      <DeliveryAddress
        of={order.selectedAddress}
        note={order.delivery?.collected && i18n._('account.order.collects')}
      />
      <PromiseLine order={order} />
      {order.note && (
        <p className="wrap-anywhere">
          {i18n._('account.order.note')} <OwnWords text={order.note} />
        </p>
      )}
      <p className="text-muted">{i18n._(PAYMENT_WORDS[order.paymentMethod].title.id)}</p>
    </section>
  );
}
