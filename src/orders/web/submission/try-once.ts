import { CallFailed } from '#browser/calls/api-client.ts';
import type { Attempt, Outcome, Phase, Ports, Refusal } from './attempt.ts';

/** Tells the screen how far a submission is, and whether it can still be withdrawn. */
export type Tell = (phase: Phase, mayWithdraw: boolean) => void;

/** Sends an attempt once, unless its outcome is known by now; resolves to undefined if it is still unknown. */
export async function tryOnce(ports: Ports, attempt: Attempt, tell: Tell): Promise<Outcome | undefined> {
  const known = knownElsewhere(ports, attempt);
  if (known) return known;
  attempt.wasSent = true;
  tell('sending', false);
  ports.keep(attempt);
  try {
    const order = await ports.send(attempt.order, attempt.key);
    ports.keepPlaced(attempt.key, order);
    forgetAttempt(ports, attempt);
    return { kind: 'placed', order };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (isUnknown(error)) return undefined;
    // A shopper who has to log in again goes on with the same attempt afterwards.
    if (error.code !== 'signed_out') ports.keep({ ...attempt, refusal: refusalOf(error) });
    return { kind: 'refused', failure: error };
  }
}

/** The outcome that another tab has recorded: placed, refused or withdrawn. */
function knownElsewhere(ports: Ports, { key }: Attempt): Outcome | undefined {
  const kept = ports.kept();
  const order = kept?.key === key ? undefined : ports.placedBy(key);
  if (order) return { kind: 'placed', order };
  if (ports.isWithdrawn(key)) return { kind: 'withdrawn' };
  if (kept?.key !== key || !kept.refusal) return undefined;
  const { status, code, message, fields, detail } = kept.refusal;
  return { kind: 'refused', failure: new CallFailed(status, code, message, fields, detail) };
}

/** Forgets an attempt: it is over. */
export function forgetAttempt(ports: Ports, { key }: Attempt): void {
  if (ports.kept()?.key === key) ports.forget();
}

const refusalOf = ({ status, code, message, fields, detail }: CallFailed): Refusal => ({
  status,
  code,
  message,
  fields,
  detail,
});

const PASSING = [0, 408, 425, 429];

/** No answer, or not the shop's own, or 'not now': whether the order was placed is unknown. */
const isUnknown = ({ status, code }: CallFailed): boolean =>
  PASSING.includes(status) || status >= 500 || code === 'unreadable';
