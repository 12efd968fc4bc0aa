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
} from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { COMPLAINT, isComplaint, type ToldOf } from './waiting-complaints.ts';

const pathOf = ({ _id }: ToldOf): string => `/orders/${_id}/complaints`;

const COMPLAINTS: Changeable<ToldOf, NewComplaint> = {
  name: COMPLAINT,
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
  sendComplaints();
  const { token } = useSession.getState();
  // A session that ends with its tab leaves nothing behind, so nothing is sent without it either.
  if (token && storageOfSession() === 'local') {
    const path = `/api${pathOf({ _id, orderId })}`;
    const until = Date.now() + IN_BACKGROUND_MS;
    await sendInBackground({ key: complaint.id, path, body: complaint, token, until, wasSent: false });
  }
  return 'waits';
}

let sending: Promise<void> | undefined;

/** Sends what waits whenever there may be a network again, until nothing is left; goes on while its shopper looks at other pages. */
export function sendComplaints(): void {
  readWaiting();
  sending ??= tryUntilDone(async () => {
    await sendWaiting([COMPLAINTS]);
    return useWaiting.getState().waiting.every((one) => !isComplaint(one) || one.refusal);
  }, new AbortController().signal).finally(() => {
    sending = undefined;
  });
}
