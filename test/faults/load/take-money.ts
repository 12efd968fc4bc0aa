import { randomInt } from 'node:crypto';
import { newId } from '#base/ids.ts';
import type { Khata } from '#money/khata.ts';
import type { Order } from '#orders/order.ts';
import { call, type Reply } from './calls.ts';
import { isAnswer, type Ledger, note, pause, type PaymentAsked } from './ledger.ts';

/** How much each shopper may owe, in rupees: so little that the limit is met. */
const LIMIT = 2000;

/** Lets somebody buy on account. */
export async function lend(url: string, token: string, user: string): Promise<void> {
  const body = { limit: LIMIT, seen: { limit: 0 } };
  const { status } = await call(url, 'PUT', `/api/khatas/${user}/limit`, { token, body });
  if (status !== 200) throw new Error(`the limit of an account answered ${status}`);
}

/**
 * Takes a little money for an order in cash or by UPI, puts one on its customer's account, or takes money against an account. A payment whose
 * answer was lost is sent again, with its id.
 */
export async function takeMoney(url: string, ledger: Ledger, token: string): Promise<void> {
  ledger.paymentAsked ??= await newPayment(url, ledger, token);
  const asked = ledger.paymentAsked;
  if (!asked) return pause();
  const { order, path, body } = asked;
  const reply = await call(url, 'POST', path, { token, body });
  // Somebody tapped at the door meanwhile: who takes money has to look again, and nobody was let down.
  if (!isOutOfDate(reply) && note(ledger, reply))
    ledger.payments.set(body.id, { order, amount: Math.round(body.amount * 100) });
  if (isAnswer(reply)) ledger.paymentAsked = undefined;
  await pause();
}

const isOutOfDate = ({ status, body }: Reply): boolean =>
  status === 409 && (body as { code?: string } | null)?.code === 'conflict';

const anyOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** What is paid next; undefined where that is not known, or nothing is due. */
async function newPayment(url: string, ledger: Ledger, token: string): Promise<PaymentAsked | undefined> {
  const shopper = anyOf(ledger.shoppers);
  if (Math.random() < 0.3 && shopper) return againstAccount(url, shopper.id, token);
  const order = anyOf([...ledger.orders.keys()]);
  if (order === undefined) return undefined;
  const { status, body } = await call<Order>(url, 'GET', `/api/orders/${order}`, { token });
  if (status !== 200 || body.due <= 0) return undefined;
  const { due, giveBack } = body;
  const path = `/api/orders/${order}/payments`;
  const id = newId();
  const inCash = { id, method: 'cash', amount: Math.floor(Math.min(due, 20)) };
  const ways = [byUpi(Math.min(due, 20)), { id, method: 'account', amount: due }, inCash] as const;
  const way = ways[randomInt(inCash.amount > 0 ? 3 : 2)] ?? inCash;
  const said = { ...way, kind: 'paid', seen: { due, giveBack } };
  return { order, path, body: said };
}

async function againstAccount(url: string, user: string, token: string): Promise<PaymentAsked | undefined> {
  const { status, body: khata } = await call<Khata>(url, 'GET', `/api/khatas/${user}`, { token });
  if (status !== 200 || khata.owed <= 0) return undefined;
  const { owed } = khata;
  const said = { ...byUpi(Math.min(owed, 300)), seen: { owed } };
  return { order: null, path: `/api/khatas/${user}/payments`, body: said };
}

const byUpi = (amount: number) => ({
  id: newId(),
  method: 'upi',
  amount,
  reference: String(randomInt(2 ** 47))
    .padStart(12, '1')
    .slice(-12),
});
