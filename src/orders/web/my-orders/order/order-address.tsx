import { useLingui } from '@lingui/react';
import { paymentTitle } from '#money/web/public.ts';
import type { Order } from '#orders/order.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import { PromiseLine } from '#orders/web/promise-line.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { OrderPlace, whereTo } from './order-place.tsx';

/** Where an order goes or is collected, and how it is paid there. */
export function OrderAddress({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="where" className={`${CARD} grid gap-1`}>
      <h2 id="where" className="text-lg font-bold">
        {whereTo(i18n, order)}
      </h2>
      <OrderPlace order={order} />
      <PromiseLine order={order} />
      {order.note && (
        <p className="wrap-anywhere">
          {i18n._('account.order.note')} <OwnWords text={order.note} />
        </p>
      )}
      <p className="text-muted">{i18n._(paymentTitle(order))}</p>
    </section>
  );
}
