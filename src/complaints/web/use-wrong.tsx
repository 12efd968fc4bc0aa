import { useLingui } from '@lingui/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { instant } from '#base/time.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import type { OrderComplaints } from '#complaints/complaints.ts';
import type { Order } from '#orders/orders.ts';
import { awaitsAnswer, isTold, mayBeTold } from '#orders/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { WaitingCard } from './waiting-card.tsx';
import { ownOrderPath, useSentComplaint, useWaitingComplaint, wrongAddress } from './waiting-complaints.ts';

const ToldCard = partLater(async () => (await import('./told-card.tsx')).ToldCard);
const loadForm = async () => (await import('./form/tell-wrong.tsx')).TellWrong;

/** The view of an order's page on which the customer tells what is wrong. */
export const TellWrong = partLater(loadForm, NotLoaded);

const NotRightDoor = partLater(async () => (await import('./not-right.tsx')).NotRightDoor);

/**
 * For the page of an order: what its customer told to be wrong and what the shop answered, and the door that stands beside "Order
 * again": to tell it, or to say that the answer is not right.
 */
export function useWrong(order: Order): { told?: ReactNode; door?: ReactNode } {
  const { revalidate } = useRevalidator();
  const waiting = useWaitingComplaint(order._id);
  useSentComplaint(order._id, () => void revalidate());
  const [told, setTold] = useTold(order);
  if (order.status !== 'delivered') return {};
  const complaints = told?.complaints ?? [];
  const last = complaints.at(-1);
  const isAnswered = last !== undefined && (last.state === 'answered' || last.state === 'refused');
  return {
    told: (
      <>
        {waiting && <WaitingCard order={order} waiting={waiting} />}
        <Suspense>
          {complaints.toReversed().map((one) => (
            <ToldCard key={one._id} complaint={one} />
          ))}
        </Suspense>
      </>
    ),
    door:
      isAnswered && !waiting ? (
        <Suspense>
          <NotRightDoor complaint={last} until={told?.until ?? null} onTold={setTold} />
        </Suspense>
      ) : (
        !waiting && <Door order={order} />
      ),
  };
}

function NotLoaded({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <div className="page grid justify-items-center gap-4 py-16 text-center">
      <p role="alert">{i18n._('account.order.notFetched')}</p>
      <Link to={pageAddress('order', { id: order._id })} className={buttonClass('secondary')}>
        {i18n._('account.order.number', { number: order.orderId })}
      </Link>
    </div>
  );
}

/** The way to tell what is wrong, while that can be told. The form is fetched at once, so that it opens without a network, too. */
function Door({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const [now] = useState(() => instant(new Date()));
  const until = mayBeTold(order);
  // What does not come is asked for again when it is opened.
  useEffect(() => void Promise.allSettled([loadForm()]), []);
  if (!until || now > until || awaitsAnswer(order)) return null;
  return (
    <Link to={wrongAddress(order._id)} className={buttonClass('secondary', 'min-h-13 flex-1')}>
      {i18n._('account.wrong.title')}
    </Link>
  );
}

const EVERY_MS = 30_000;

/** Complaints of an order; they are read anew while an answer is awaited and the page is looked at. */
function useTold(order: Order) {
  const [told, setTold] = useState<OrderComplaints>();
  const isEver = isTold(order);
  const { _id, updatedAt } = order;
  useEffect(() => {
    if (!isEver) return undefined;
    const asking = new AbortController();
    const read = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const path = ownOrderPath(_id, '/complaints');
      // Without an answer the page shows what it knows, and asks again.
      const answer = await callApi<OrderComplaints>(path, { signal: asking.signal }).catch(
        ifCallFailed(undefined),
      );
      if (answer) setTold(answer);
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    const again = (): void => void read();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      asking.abort();
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isEver, _id, updatedAt]);
  return [isEver ? told : undefined, setTold] as const;
}
