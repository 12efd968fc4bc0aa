import { newId } from '#base/ids.ts';
import { shopDay } from '#base/time.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { call, type Reply } from './calls.ts';
import { isAnswer, type Ledger, note, pause, type SigningAsked } from './ledger.ts';

/**
 * Counts the counter's cash of today and signs it, and so again and again: what comes in after the first time is corrected.
 * A signature whose answer was lost is sent again, with its id.
 */
export async function signCounter(url: string, ledger: Ledger, token: string): Promise<void> {
  ledger.signing ??= await newSigning(url, token);
  const asked = ledger.signing;
  if (!asked) return pause();
  const path = `/api/cash/${asked.sheet}/closings`;
  const reply = await call(url, 'POST', path, { token, body: asked.body });
  // Cash that came in after the count is not signed: it is counted once more.
  if (!isCountedTooSoon(reply) && note(ledger, reply)) ledger.signed.add(asked.body.id);
  if (isAnswer(reply)) ledger.signing = undefined;
  await pause();
}

const isCountedTooSoon = ({ status, body }: Reply<unknown>): boolean =>
  status === 409 && (body as { error?: string }).error === 'The sum has changed. Please check it again.';

/** What was counted, to be signed; undefined where the shop did not answer. */
async function newSigning(url: string, token: string): Promise<SigningAsked | undefined> {
  const sheet = shopDay(new Date().toISOString());
  const body = { id: newId(), pieces: { coins: 1 }, reason: 'counted once more' };
  const counted = await call<CashSheet>(url, 'POST', `/api/cash/${sheet}/counts`, { token, body });
  if (counted.status !== 201 || !counted.body.count) return undefined;
  const { count, expected } = counted.body;
  return { sheet, body: { id: newId(), count: count._id, seen: { expected } } };
}
