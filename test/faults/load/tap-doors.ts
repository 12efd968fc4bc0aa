import { randomInt } from 'node:crypto';
import { newId } from '#base/ids.ts';
import type { SentTap } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import { call } from './calls.ts';
import { isAnswer, type Ledger, note, pause, type TapAsked } from './ledger.ts';

/**
 * Taps at the door of an order that others take money for at the same time: delivered with some cash, having seen the own taps and
 * nothing else. A tap whose answer was lost is sent again, with its id.
 */
export async function tapDoors(url: string, ledger: Ledger, token: string): Promise<void> {
  ledger.tapAsked ??= await newTap(url, ledger, token);
  const asked = ledger.tapAsked;
  if (!asked) return pause();
  const reply = await call(url, 'POST', asked.path, { token, body: asked.body });
  const { order, id } = asked.body;
  if (note(ledger, reply)) ledger.taps.set(order, [...(ledger.taps.get(order) ?? []), id]);
  if (isAnswer(reply)) ledger.tapAsked = undefined;
  await pause();
}

async function newTap(url: string, ledger: Ledger, token: string): Promise<TapAsked | undefined> {
  const orders = [...ledger.orders.keys()];
  const order = orders[randomInt(Math.max(1, orders.length))];
  if (order === undefined) return undefined;
  const { status, body } = await call<Order>(url, 'GET', `/api/orders/${order}`, { token });
  if (status !== 200 || !body.promise) return undefined;
  const seen = { status: body.status, collect: body.due, taps: ledger.taps.get(order) ?? [] };
  const tap: SentTap = { id: newId(), order, kind: 'delivered', cash: randomInt(3) * 10, seen };
  return { path: `/api/rounds/${body.promise.round}/taps`, body: tap };
}
