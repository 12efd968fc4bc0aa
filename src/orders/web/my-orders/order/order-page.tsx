import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useRouteError,
  type MetaArgs,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { isOpen, type Order } from '#orders/order.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import { CreditList } from '#orders/web/credits/credit-list.tsx';
import { ShopContact } from '#orders/web/my-orders/shop-contact.tsx';
import { useFollowedOrders } from '#orders/web/my-orders/use-followed-orders.ts';
import { ClosedNote } from '#settings/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderChanged, OrderLines, OrderSums } from './order-lines.tsx';
import { Question } from './order-question.tsx';
import { OrderState } from './order-state.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.order.title') }));

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  callApi<Order>(inPageLanguage(`/orders/${encodeURIComponent(params['id'] ?? '')}`));
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return <Spinner label={i18n._('account.order.fetching')} />;
}

/** One order of the shopper, followed while the page is open: its state, the next steps, the shop's phone, its goods. */
export default function OrderPage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [fresh, setFresh] = useState<Order>();
  // What was told last is kept, unless another order was opened since.
  const order = fresh?._id === loaded._id ? fresh : loaded;
  useFollowedOrders([order], setFresh);
  return (
    <div className="page grid max-w-xl gap-3 py-4 md:py-8">
      <div className="flex items-center gap-1">
        <Link
          to={pageAddress('myOrders')}
          aria-label={i18n._('account.myOrders')}
          className="-ml-2 grid size-11 place-items-center rounded-control hover:bg-leaf-soft"
        >
          <Icon name="left" />
        </Link>
        <h1 className="text-xl font-bold">{i18n._('account.order.number', { number: order.orderId })}</h1>
      </div>
      <OrderState order={order} />
      {isOpen(order) && <ClosedNote />}
      <Question order={order} onAnswered={setFresh} />
      <ShopContact order={order} />
      {isOpen(order) ? (
        <OrderSteps order={order} />
      ) : (
        <section className={CARD}>
          <OrderTimeline order={order} />
        </section>
      )}
      <section aria-label={i18n._('account.order.goods')} className={`${CARD} grid gap-3`}>
        <OrderChanged order={order} />
        <OrderLines order={order} />
        <CreditList order={order} />
        <OrderSums order={order} />
      </section>
      <OrderAddress order={order} />
      <OrderActions order={order} onChange={setFresh} />
    </div>
  );
}

export function ErrorBoundary() {
  const { i18n } = useLingui();
  return (
    <LoadProblem
      title={i18n._('account.order.notFetched')}
      missing={i18n._('account.order.missing')}
      error={useRouteError()}
      back={{ to: pageAddress('myOrders'), label: i18n._('account.myOrders') }}
    />
  );
}
