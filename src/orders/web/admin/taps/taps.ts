import { create } from 'zustand';
import { newId } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { inOneTab } from '#browser/one-tab.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import { isUnanswered, storageOfSession, useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';

/** What a tap changes of an order. */
export type OrderChange = Partial<Pick<Order, 'status' | 'paymentStatus'>>;

/** A tap that did not reach the shop: what was changed, of which order as it was seen, by whom and when. */
export type Tap = {
  id: string;
  user: string;
  at: number;
  order: Order;
  change: OrderChange;
  /** The shop refused it; how the order stands now, if the refusal says so. */
  refusal?: { message: string; now?: OrderChange };
};

const NAME = 'waitingTaps';

/** The taps that wait on this device for the network, or for an answer to a refusal. */
export const useTaps = create<{ taps: Tap[] }>(() => ({ taps: [] }));

const readAll = (): Tap[] => (readKept(NAME, 'local') ?? readKept(NAME, 'session') ?? []) as Tap[];

/** Reads the waiting taps of whoever is signed in again; another tab may have changed them. */
export function readTaps(): void {
  const me = useSession.getState().user?._id;
  const taps = readAll().filter(({ user }) => user === me);
  if (taps.length > 0 || useTaps.getState().taps.length > 0) useTaps.setState({ taps });
}

function write(change: (taps: Tap[]) => Tap[]): boolean {
  const taps = change(readAll());
  if (taps.length === 0) forget(NAME);
  const isKept = taps.length === 0 || keep(NAME, taps, storageOfSession());
  readTaps();
  return isKept;
}

/** Forgets a tap that the shop refused. */
export const dismissTap = (id: string): void => void write((taps) => taps.filter((tap) => tap.id !== id));

/** How a change of an order ended: the shop has it, or it waits for the network. */
export type Changed = 'saved' | 'waits';

/**
 * Changes an order. Without an answer the change waits on this device and is sent later; where the device cannot keep it,
 * that is a failure as any other. What waits for the same order goes first.
 */
export async function changeOrder(order: Order, chosen: OrderChange): Promise<Changed> {
  const change = differing(order, chosen);
  const isFirst = !readAll().some((tap) => tap.order._id === order._id && !tap.refusal);
  try {
    if (isFirst) {
      await patch(order, change);
      return 'saved';
    }
  } catch (error) {
    if (!isUnanswered(error) || !letWait(order, change)) throw error;
    return 'waits';
  }
  letWait(order, change);
  await sendTaps();
  return readAll().some((tap) => tap.order._id === order._id) ? 'waits' : 'saved';
}

/** Only what differs from what was seen is a change; the rest may have been changed by somebody else meanwhile. */
const differing = (order: Order, chosen: OrderChange): OrderChange =>
  Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => order[name as keyof OrderChange] !== value),
  );

/** Keeps a change that did not reach the shop; says whether the device could. */
export function letWait(order: Order, change: OrderChange): boolean {
  const user = useSession.getState().user?._id ?? '';
  return write((taps) => [...taps, { id: newId(), user, at: Date.now(), order, change }]);
}

const patch = (order: Order, change: OrderChange): Promise<Order> =>
  callApi<Order>(`/orders/${order._id}`, { method: 'PATCH', body: { ...order, ...change } });

/** Sends the waiting taps, one after another, in their order; stops where the shop does not answer. */
export const sendTaps = (): Promise<void> => inOneTab('haat.taps', sendAll);

async function sendAll(): Promise<void> {
  const me = useSession.getState().user?._id;
  for (;;) {
    const tap = readAll().find(({ user, refusal }) => user === me && !refusal);
    if (!tap) return;
    try {
      const fresh = await patch(tap.order, tap.change);
      // The next tap on this order was made after this one: it starts from how the order stands now.
      write((taps) =>
        taps
          .filter(({ id }) => id !== tap.id)
          .map((later) =>
            later.order._id === fresh._id && !later.refusal ? { ...later, order: fresh } : later,
          ),
      );
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (isUnanswered(error) || error.status === 401) return;
      refuse(tap, error);
    }
  }
}

/** A refused tap stays in sight; what was tapped after it on the same order stood on it and is not sent either. */
function refuse({ order }: Tap, { message, detail }: CallFailed): void {
  const { status, paymentStatus } = detail as OrderChange;
  const refusal = { message, ...(status && { now: { status, paymentStatus } }) };
  write((taps) => taps.map((tap) => (tap.order._id === order._id ? { ...tap, refusal } : tap)));
}

/** An order with the taps on it that wait, as it will be when they arrive. */
export function withTaps(order: Order, taps: readonly Tap[]): Order {
  const own = taps.filter((tap) => tap.order._id === order._id && !tap.refusal);
  return own.reduce<Order>((shown, { change }) => {
    const isPaid = change.paymentStatus === 'received';
    return { ...shown, ...change, ...(change.paymentStatus && { giveBack: 0 }), ...(isPaid && { due: 0 }) };
  }, order);
}
