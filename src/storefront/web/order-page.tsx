import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useRouteError,
  useLocation,
  type MetaArgs,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { isUnanswered } from '#base/failure.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { ownOrderPath, TellWrong, useWrong } from '#complaints/web/public.ts';
import { keepSeen, seenAnswer } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { isDocked, OrderHead, OwnOrder } from '#orders/web/public.ts';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.order.title') }));

/** An order that came has a head and a foot of its own on a phone. */
export const handle = { isDocked: (order: Order | undefined) => order !== undefined && isDocked(order) };

/** Reads the order. One that came changes no more: without an answer it is as this device saw it, and can be complained of. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<Order> {
  const path = ownOrderPath(params['id']);
  try {
    const order = await callApi<Order>(path);
    keepSeen(path, order);
    return order;
  } catch (error) {
    const seen = isUnanswered(error) ? seenAnswer<Order>(path)?.answer : undefined;
    if (!seen || !isDocked(seen)) throw error;
    return seen;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { i18n } = useLingui();
  return <Spinner label={i18n._('account.order.fetching')} />;
}

/** One order of the shopper, with what was told to be wrong with it. */
export default function OrderPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const [fresh, setFresh] = useState<Order>();
  // What was told last is kept, unless another order was opened since.
  const order = fresh?._id === loaded._id ? fresh : loaded;
  const wrong = useWrong(order);
  const asked = new URLSearchParams(useLocation().search);
  if (asked.has('wrong'))
    return (
      <Suspense fallback={<WrongSkeleton order={order} />}>
        <TellWrong order={order} />
      </Suspense>
    );
  return <OwnOrder order={order} onChange={setFresh} {...wrong} />;
}

/** The head of "Something wrong?", and the place of its lines, while its form is on the way. */
function WrongSkeleton({ order: { _id, orderId } }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <div aria-busy="true" className="page grid max-w-xl gap-3 py-4 md:py-8">
      <OrderHead
        title={i18n._('account.wrong.title')}
        back={{
          to: pageAddress('order', { id: _id }),
          label: i18n._('account.order.number', { number: orderId }),
        }}
        isDocked
      />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
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
