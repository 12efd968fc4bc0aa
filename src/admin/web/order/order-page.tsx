import { i18n as page } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { StatusAndPayment } from '#admin/web/status-badge.tsx';
import { isUnanswered } from '#base/failure.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { tellSeen } from '#browser/seen.ts';
import { OrderComplaints } from '#complaints/web/admin/public.ts';
import { type OrderStop, type Stop, tapThatHolds } from '#dispatch/dispatch.ts';
import { StopQuestions, withStopTaps } from '#dispatch/web/admin/public.ts';
import { useMay } from '#identity/web/admin/public.ts';
import { readOrSeen, seenAnswers, useWaiting } from '#identity/web/public.ts';
import type { Order, OrderList } from '#orders/orders.ts';
import { OrderMoney, EditStatusButton, StatusEditor, withTaps } from '#orders/web/admin/public.ts';
import { GoodsBack, OrderCredits, useGoodsBack } from '#papers/web/admin/public.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { adminMeta } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useMedia, WIDE } from '#ui/admin/use-media.ts';
import { buttonClass } from '#ui/button.tsx';
import { CameBack } from './came-back.tsx';
import { CancelOrBringBack } from './changes/cancel-order.tsx';
import { OrderNotes } from './changes/order-notes.tsx';
import { hasNextStep, NextStep } from './next-step.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.order.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** An order, and what was tapped at its door. */
type Shown = { order: Order } & OrderStop;

/** Reads the order. Without an answer it is as this device saw it last, on this page or on the board. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs): Promise<Shown> {
  const path = `/orders/${encodeURIComponent(params['id'] ?? '')}`;
  const order = await readOrder(params['id'] ?? '', path, request.signal);
  // Only what goes with a round is tapped at a door.
  if (!order.promise) return { order, stop: null };
  try {
    const asked = `${path}/stop?lang=${page.locale}`;
    return { order, ...(await readOrSeen<OrderStop>(asked, { signal: request.signal })) };
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return { order, stop: null };
  }
}

async function readOrder(id: string, path: string, signal: AbortSignal): Promise<Order> {
  try {
    return await readOrSeen<Order>(path, { signal });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    for (const { at, answer } of seenAnswers<OrderList>('/orders/all?')) {
      const order = answer.orders.find(({ _id }) => _id === id);
      if (!order) continue;
      tellSeen(at);
      return order;
    }
    throw error;
  }
}

const PANEL = 'rounded-tile border border-line bg-white p-4';

/** One order: what to pack, whom to call, what comes next, what has happened. */
export default function OrderPage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const taps = useWaiting((state) => state.waiting);
  const order = withTaps(loaded.order, taps);
  const stop = loaded.stop && withStopTaps(loaded.stop, taps);
  const tap = stop ? backFrom(stop, order) : undefined;
  const back = tap && tap.kind !== 'delivered' ? { kind: tap.kind, reason: tap.reason } : null;
  const goods = useGoodsBack(order);
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  const mayHandle = useMay('orders');
  const isWide = useMedia(WIDE);
  const isBack = tap !== undefined && mayHandle;
  const { tell: onDone, row: undo, bar } = useUndo();
  return (
    <>
      <Link
        to={officeAddress('adminOrders')}
        className="inline-flex min-h-11 items-center gap-1 font-medium text-leaf"
      >
        <ToolIcon name="left" className="size-4" />
        {i18n._('office.all.orders')}
      </Link>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-xl font-bold">{i18n._('office.order.heading', { orderId: order.orderId })}</h1>
        {!isBack && <StatusAndPayment order={order} stage={{ back }} />}
        <EditStatusButton order={order} onEdit={() => setEditing(true)} />
        <div className="flex w-full flex-wrap gap-2 md:ml-auto md:w-auto md:justify-end">
          <span className="flex flex-1 flex-wrap gap-2 md:flex-none">
            {mayHandle && order.status === 'pending' && order.packedAt !== undefined && (
              <Link
                to={officeAddress('packing', { id: order._id })}
                className={buttonClass('secondary', 'flex-1 px-3 md:flex-none md:whitespace-nowrap')}
              >
                <ToolIcon name="box" />
                {i18n._('office.packing.change')}
              </Link>
            )}
            <PrintLink order={order} paper="slip" label={i18n._('office.print.slip')} />
            <PrintLink order={order} paper="bill" label={i18n._('office.print.bill')} />
          </span>
          <NextStep order={order} back={back} goods={goods} undo={undo} onDone={onDone} />
        </div>
        {mayHandle && order.status === 'cancelled' && <CancelOrBringBack order={order} onDone={onDone} />}
      </div>
      {isBack && <CameBack order={order} tap={tap} />}
      {stop && mayHandle && (
        <div className="mb-4">
          <StopQuestions stop={stop} onSettled={revalidate} />
        </div>
      )}
      {editing && (
        <div className={`${PANEL} mb-4 max-w-md`}>
          <StatusEditor order={order} onSaved={onDone} onDone={() => setEditing(false)} />
        </div>
      )}
      <OrderComplaints order={order} onDone={onDone} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <section aria-labelledby="to-pack" className={PANEL}>
          {isBack ? <GoodsBack order={order} back={goods} /> : <OrderLines order={order} />}
          <OrderCredits order={order} onDone={onDone} />
        </section>
        <div className="grid gap-4">
          <section aria-labelledby="ship-to" className={PANEL}>
            <OrderContact order={order} onDone={onDone} />
          </section>
          <section aria-labelledby="notes" className={PANEL}>
            <OrderNotes order={order} onDone={onDone} />
          </section>
          <section aria-labelledby="money" className={PANEL}>
            <OrderMoney order={order} />
          </section>
          <section aria-labelledby="history" className={PANEL}>
            <OrderHistory order={order} />
          </section>
          {mayHandle && order.status !== 'cancelled' && <CancelOrBringBack order={order} onDone={onDone} />}
        </div>
      </div>
      {(isWide || !hasNextStep({ order, back })) && bar}
    </>
  );
}

/**
 * The tap with which a dispatched order came back; none while it is on its way, and after it was delivered or
 * cancelled.
 */
function backFrom({ taps, elsewhere }: Stop, { status }: Order): Stop['taps'][number] | undefined {
  const tap = status === 'dispatched' && !elsewhere ? tapThatHolds(taps) : undefined;
  return tap?.kind === 'delivered' ? undefined : tap;
}

const PrintLink = ({ order, paper, label }: { order: Order; paper: 'slip' | 'bill'; label: string }) => (
  <Link
    to={officeAddress('printOrder', { id: order._id, doc: paper })}
    className={buttonClass('secondary', 'flex-1 px-3 md:flex-none md:whitespace-nowrap')}
  >
    <ToolIcon name="print" />
    {label}
  </Link>
);
