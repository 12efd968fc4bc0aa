import { useEffect } from 'react';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { tryUntilDone } from '#browser/until-online.ts';
import { sendInBackground, takeFromBackground } from '#browser/worker/outbox.ts';
import type { NewComplaint } from '#complaints/complaints.ts';
import {
  type Changeable,
  changeOrWait,
  readWaiting,
  sendWaiting,
  storageOfSession,
  useSession,
  useWaiting,
  type WaitingChange,
} from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';

/** The call that reads an order of the shopper, or with `more` what belongs to it. */
export const ownOrderPath = (id: string | undefined, more = ''): string =>
  inPageLanguage(`/orders/${encodeURIComponent(id ?? '')}${more}`);

/** Where the customer tells what is wrong with an order: a view of its page. */
export const wrongAddress = (id: string): string => pageAddress('order', { id, wrong: 1 });

/** The order of a complaint: only what is needed to send it. */
type ToldOf = { _id: string; orderId: string };

/** A complaint that waits on this device for the network, or was refused and waits for the shopper to read why. */
export type WaitingComplaint = WaitingChange<ToldOf, NewComplaint>;

const pathOf = ({ _id }: ToldOf): string => `/orders/${_id}/complaints`;

const COMPLAINTS: Changeable<ToldOf, NewComplaint> = {
  name: 'complaint',
  send: async (order, body) => {
    await callApi(inPageLanguage(pathOf(order)), {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': body.id },
    });
    await takeFromBackground(body.id);
    return order;
  },
  nowOf: () => undefined,
  titleOf: ({ orderId }) => orderId,
  addressOf: ({ _id }) => pageAddress('order', { id: _id }),
  say: () => '',
};

/** So long the browser may send a complaint by itself; later a page of the shop does. */
const IN_BACKGROUND_MS = 24 * 60 * 60_000;

/**
 * Tells the shop what is wrong. Without an answer it waits on this device, photos and all, and is sent once; also when no page is
 * open, where the browser can. Rejects on a refusal, and if the device cannot keep it.
 */
export async function tellOrWait(
  { _id, orderId }: Order,
  complaint: NewComplaint,
): Promise<'told' | 'waits'> {
  const outcome = await changeOrWait(COMPLAINTS, { _id, orderId }, complaint);
  if (outcome !== 'waits') return 'told';
  const { token } = useSession.getState();
  // A session that ends with its tab leaves nothing behind, so nothing is sent without it either.
  if (token && storageOfSession() === 'local') {
    const path = `/api${pathOf({ _id, orderId })}`;
    const until = Date.now() + IN_BACKGROUND_MS;
    await sendInBackground({ key: complaint.id, path, body: complaint, token, until, wasSent: false });
  }
  return 'waits';
}

const isOf = (one: WaitingChange): one is WaitingComplaint => one.kind === COMPLAINTS.name;

/** The complaint of an order that waits on this device, or was refused; undefined if there is none. */
export const useWaitingComplaint = (order: string): WaitingComplaint | undefined =>
  useWaiting(({ waiting }) => waiting.filter(isOf).find(({ seen }) => seen._id === order));

/** Sends what waits whenever there may be a network again; `onSent` is called each time something reached the shop. */
export function useSendComplaints(onSent: () => void): void {
  const isAnyWaiting = useWaiting(({ waiting }) => waiting.some((one) => isOf(one) && !one.refusal));
  useEffect(() => {
    readWaiting();
    window.addEventListener('storage', readWaiting);
    return () => window.removeEventListener('storage', readWaiting);
  }, []);
  useEffect(() => {
    if (!isAnyWaiting) return undefined;
    const stop = new AbortController();
    void tryUntilDone(async () => {
      const sent = await sendWaiting([COMPLAINTS]);
      if (sent.size > 0) onSent();
      return useWaiting.getState().waiting.every((one) => !isOf(one) || one.refusal);
    }, stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- what is called then does not start it anew
  }, [isAnyWaiting]);
}
