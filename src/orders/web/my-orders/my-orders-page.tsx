import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useLoaderData, useRouteError, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { readOrSeen } from '#identity/web/public.ts';
import type { OwnKhata } from '#money/money.ts';
import { OwnKhataCard } from '#money/web/public.ts';
import type { Order } from '#orders/order.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { LoadProblem } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import { useFollowedOrders } from './use-followed-orders.ts';

const STEP = 10;

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.myOrders') }));

/** The API answers oldest first; the screen shows the newest first. */
async function fetchOrders(before?: string): Promise<Order[]> {
  const question = new URLSearchParams({ limit: String(STEP), ...(before && { before }) });
  const { orders } = await readOrSeen<{ orders: Order[] }>(inPageLanguage(`/orders?${question.toString()}`));
  return orders.toReversed();
}

/** The newest orders, and what is owed on account. */
export async function clientLoader() {
  const [orders, { khata }] = await Promise.all([fetchOrders(), readOrSeen<OwnKhata>('/khatas/own')]);
  return { orders, khata };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return (
    <section className="page grid max-w-3xl gap-4 py-6" aria-busy="true">
      <h1 className="text-2xl font-bold">{i18n._('account.myOrders')}</h1>
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </section>
  );
}

/** A shopper's orders, newest first, and what can still be done with each. */
export default function MyOrdersPage() {
  const { i18n } = useLingui();
  const { orders: newest, khata } = useLoaderData<typeof clientLoader>();
  const [older, setOlder] = useState<Order[]>([]);
  const [changed, setChanged] = useState<Record<string, Order>>({});
  const [isAtEnd, setAtEnd] = useState(newest.length < STEP);
  const { busy, problem, run } = useCall();
  const orders = [...newest, ...older].map((order) => changed[order._id] ?? order);

  const change = (fresh: Order): void => setChanged((others) => ({ ...others, [fresh._id]: fresh }));
  useFollowedOrders(orders, change);

  const showOlder = () =>
    run(async () => {
      const more = await fetchOrders(orders.at(-1)?._id);
      setOlder((shown) => [...shown, ...more]);
      setAtEnd(more.length < STEP);
    });

  return (
    <section className="page grid max-w-3xl gap-5 py-6">
      <h1 className="text-2xl font-bold">{i18n._('account.myOrders')}</h1>
      <OwnKhataCard khata={khata} />
      {orders.length === 0 && <NoOrders />}
      {orders.length > 0 && (
        <Link
          to={pageAddress('list', { usual: 1 })}
          className={buttonClass('secondary', 'sm:justify-self-start')}
        >
          {i18n._('account.usual.link')}
        </Link>
      )}
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} onChange={change} />
      ))}
      <Problem text={problem} />
      {!isAtEnd && (
        <Button look="secondary" busy={busy} onClick={() => void showOlder()}>
          {busy ? i18n._('account.order.fetchingMore') : i18n._('account.order.showOlder')}
        </Button>
      )}
    </section>
  );
}

function NoOrders() {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-center gap-6 py-12 text-center">
      <p className="text-lg">{i18n._('account.order.none')}</p>
      <Link to={pageAddress('shop')} className={buttonClass()}>
        {i18n._('account.shopNow')}
      </Link>
    </div>
  );
}

export function ErrorBoundary() {
  const { i18n } = useLingui();
  return <LoadProblem title={i18n._('account.order.allNotFetched')} error={useRouteError()} />;
}
