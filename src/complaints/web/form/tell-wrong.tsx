import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { instant } from '#base/time.ts';
import { useWaitingComplaint } from '#complaints/web/waiting-complaints.ts';
import type { Order } from '#orders/orders.ts';
import { awaitsAnswer, mayBeTold, OrderHead, ShopContact } from '#orders/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { WrongForm } from './wrong-form.tsx';

/** "Something wrong?": what is wrong with an order that came, told to the shop; or why that cannot be told here. */
export function TellWrong({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const why = useWhyNot(order);
  const back = pageAddress('order', { id: order._id });
  return (
    <div className="page grid max-w-xl gap-3 py-4 md:py-8">
      <OrderHead
        title={i18n._('account.wrong.title')}
        back={{ to: back, label: i18n._('account.order.number', { number: order.orderId }) }}
        isDocked
      />
      {why ? (
        <>
          <p className="rounded-tile bg-marigold-soft p-4">{why}</p>
          <ShopContact order={order} />
          <Link to={back} className={buttonClass('secondary')}>
            {i18n._('account.order.number', { number: order.orderId })}
          </Link>
        </>
      ) : (
        <WrongForm order={order} />
      )}
    </div>
  );
}

/** The reason why nothing can be told of an order here; undefined if it can. */
function useWhyNot(order: Order): string | undefined {
  const { i18n } = useLingui();
  const waiting = useWaitingComplaint(order._id);
  const [now] = useState(() => instant(new Date()));
  const until = mayBeTold(order);
  if (!until) return i18n._('account.wrong.notYet');
  if (awaitsAnswer(order) || (waiting && !waiting.refusal)) return i18n._('account.wrong.toldAlready');
  return now > until ? i18n._('account.wrong.tooLate') : undefined;
}
