import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { goingOut, isOpen, type Order } from '#orders/order.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import { CreditList } from '#orders/web/credits/credit-list.tsx';
import { ShopContact } from '#orders/web/my-orders/shop-contact.tsx';
import { useFollowedOrders } from '#orders/web/my-orders/use-followed-orders.ts';
import { ClosedNote } from '#settings/web/public.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderChanged, OrderLines, OrderSums } from './order-lines.tsx';
import { Question } from './order-question.tsx';
import { OrderState } from './order-state.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Reorder } from './reorder.tsx';

type OwnOrderProps = {
  order: Order;
  onChange: (order: Order) => void;
  /** Of an order that came: what was told to be wrong, above all, and the door to tell it, beside "Order again". */
  told?: ReactNode;
  door?: ReactNode;
};

/** True for an order that came: on a phone its page has its own head and foot. */
export const isDocked = ({ status }: Pick<Order, 'status'>): boolean => status === 'delivered';

/** An order of the shopper, followed while the page is open: its state, the next steps, the shop's phone, its goods. */
export function OwnOrder({ order, onChange, told, door }: OwnOrderProps) {
  const { i18n } = useLingui();
  useFollowedOrders([order], onChange);
  const title = i18n._('account.order.number', { number: order.orderId });
  return (
    <div className="page grid max-w-xl gap-3 py-4 md:py-8">
      <OrderHead
        title={title}
        back={{ to: pageAddress('myOrders'), label: i18n._('account.myOrders') }}
        isDocked={isDocked(order)}
      />
      {isDocked(order) ? <Came {...{ order, told, door }} /> : <Coming order={order} onChange={onChange} />}
    </div>
  );
}

function Coming({ order, onChange }: Pick<OwnOrderProps, 'order' | 'onChange'>) {
  return (
    <>
      <OrderState order={order} />
      {isOpen(order) && <ClosedNote />}
      <Question order={order} onAnswered={onChange} />
      <ShopContact order={order} />
      {isOpen(order) ? <OrderSteps order={order} /> : <Timeline order={order} />}
      <Goods order={order} />
      <OrderAddress order={order} />
      <OrderActions order={order} onChange={onChange} />
    </>
  );
}

/** An order that came: the goods first; ordering again, and the door, under the thumb. */
function Came({ order, told, door }: Omit<OwnOrderProps, 'onChange'>) {
  const { i18n } = useLingui();
  return (
    <>
      {told}
      <OrderState order={order} />
      <Goods order={order}>
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-lg font-bold">
            {i18n._('account.order.itemsCount', { count: goingOut(order.items).length })}
          </h2>
          <Link
            to={pageAddress('bill', { id: order._id })}
            className="-mr-3 inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft"
          >
            {i18n._('account.bill.title')}
          </Link>
        </div>
      </Goods>
      <Timeline order={order} />
      <OrderAddress order={order} />
      <ShopContact order={order} />
      <footer className="dock">
        {door}
        <Reorder order={order} look="primary" />
      </footer>
    </>
  );
}

function Goods({ order, children }: { order: Order; children?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section aria-label={i18n._('account.order.goods')} className={`${CARD} grid gap-3`}>
      {children}
      <OrderChanged order={order} />
      <OrderLines order={order} />
      <CreditList order={order} />
      <OrderSums order={order} />
    </section>
  );
}

const Timeline = ({ order }: { order: Order }) => (
  <section className={CARD}>
    <OrderTimeline order={order} />
  </section>
);
