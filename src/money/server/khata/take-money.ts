import type { Insertable } from 'kysely';
import { Failure, invalidField } from '#base/failure.ts';
import { aboveZero, formatPaise, minus, type Paise, plus, toRupees, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { lockRound } from '#delivery/server/public.ts';
import { inCash, leftOver } from '#money/payments.ts';
import { bagOfRound } from '#money/server/payments/bag-of.ts';
import { turnOf } from '#money/server/payments/taken-once.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { addToLedger, type KhataRow, lockKhata, type Writing } from './ledger.ts';
import type { SentPayment } from './present.ts';

/** Locks a customer's account; refused without one. */
async function lockExisting(tx: Tx, user: string): Promise<KhataRow> {
  const khata = await lockKhata(tx, user);
  if (!khata) throw new Failure('not_found', /*office*/ 'This customer has no khata.');
  return khata;
}

/** The refusal when what is owed is no longer what the sender saw. */
export const owedChanged = ({ owed_paise }: KhataRow): Failure =>
  new Failure('conflict', /*office*/ 'The amount owed has changed. Please check it again.', {
    detail: { owed: toRupees(owed_paise) },
  });

/**
 * Writes down money that came against an account, or that the shop gave back of what it owes: a payment and a row of the ledger,
 * once for each id. Cash is whole rupees; what is left of the last one is never asked for.
 */
export async function takeForKhata(tx: Tx, user: string, sent: SentPayment, writing: Writing): Promise<void> {
  const khata = await lockExisting(tx, user);
  if (await isWritten(tx, user, sent.id)) return;
  if (sent.seen.owed !== khata.owed_paise) throw owedChanged(khata);
  const isPaid = sent.kind === 'paid';
  const open = aboveZero(isPaid ? khata.owed_paise : 0 - khata.owed_paise);
  const most = !isPaid && sent.method === 'cash' ? inCash.givenBack(open) : open;
  if (sent.amount > most) throw tooMuch(most);
  const left = sent.method === 'cash' ? leftOver(minus(open, sent.amount)) : ZERO;
  const over = aboveZero(sent.amount - open);
  const row = {
    id: sent.id,
    kind: sent.kind,
    method: sent.method,
    amount_paise: isPaid ? sent.amount : minus(ZERO, sent.amount),
    rounded_paise: isPaid ? left : over,
    reference: sent.reference,
    reference_turn: isPaid ? await turnOf(tx, sent.reference) : 0,
    note: sent.note,
  };
  await writePayment(tx, khata, row, writing);
  const { id, kind, amount_paise, rounded_paise, note } = row;
  const line = {
    id,
    kind,
    payment_id: id,
    note,
    amount_paise: minus(ZERO, plus(amount_paise, rounded_paise)),
  };
  const after = await addToLedger(tx, khata, [line], writing);
  await noteChange(tx, [khata, after], kind === 'paid' ? 'account paid' : 'money given back', writing);
}

/** Cash against an account that was taken on the way: on which round, and when, if it waited for the network. */
type DoorMoney = { id: string; amount: Paise; round: string; madeAt: Instant | undefined };

/**
 * Writes down cash for an account that was taken on a round, once per id. It is in the bag of that round, or at the
 * counter if the customer came to the shop for the goods. It was taken already, so it is never refused: the shop owes
 * the customer the excess.
 */
export async function takeOnRound(tx: Tx, user: string, sent: DoorMoney, writing: Writing): Promise<void> {
  const round = await lockRound(tx, sent.round);
  const khata = await lockExisting(tx, user);
  if (await isWritten(tx, user, sent.id)) return;
  const row = {
    id: sent.id,
    kind: 'paid' as const,
    method: 'cash' as const,
    amount_paise: sent.amount,
    rounded_paise: leftOver(minus(khata.owed_paise, sent.amount)),
    source: 'tap' as const,
    round_id: bagOfRound(round),
    at: sent.madeAt ?? writing.now,
  };
  await writePayment(tx, khata, row, writing);
  const { id, kind, amount_paise, rounded_paise } = row;
  const line = { id, kind, payment_id: id, amount_paise: minus(ZERO, plus(amount_paise, rounded_paise)) };
  const after = await addToLedger(tx, khata, [line], writing);
  await noteChange(tx, [khata, after], 'account paid', writing);
}

/** Takes money back that was noted by mistake: by further rows, once. What is in a bag is taken out of that bag. */
export async function undoForKhata(
  tx: Tx,
  { user, payment }: { user: string; payment: string },
  note: string,
  writing: Writing,
): Promise<void> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment)
    .where('customer_id', '=', user)
    .where('kind', '!=', 'undone')
    .executeTakeFirst();
  // Locks the round first, so that closing it counts this payment or waits for it; the account is locked last.
  if (row?.round_id) await lockRound(tx, row.round_id);
  const khata = await lockExisting(tx, user);
  if (!row) throw new Failure('not_found', /*office*/ 'There is no such payment.');
  const undone = await tx.selectFrom('payments').select('id').where('undoes', '=', row.id).executeTakeFirst();
  if (undone) return;
  const { method, amount_paise, rounded_paise, round_id } = row;
  const id = newId(Date.parse(writing.now));
  const back = { amount_paise: minus(ZERO, amount_paise), rounded_paise: minus(ZERO, rounded_paise) };
  await writePayment(
    tx,
    khata,
    { id, kind: 'undone', method, ...back, note, undoes: row.id, round_id },
    writing,
  );
  const more = plus(amount_paise, rounded_paise);
  const line = { id, kind: 'undone', payment_id: id, undoes: row.id, note, amount_paise: more } as const;
  const after = await addToLedger(tx, khata, [line], writing);
  await noteChange(tx, [khata, after], 'taken back', writing);
}

/** True if this payment was written before, so the request is a retry; refused if its id belongs to another customer. */
async function isWritten(tx: Tx, user: string, id: string): Promise<boolean> {
  const known = await tx.selectFrom('payments').select('customer_id').where('id', '=', id).executeTakeFirst();
  if (known && known.customer_id !== user)
    throw new Failure('conflict', /*office*/ 'This payment belongs to another customer.');
  return known !== undefined;
}

type Row = Pick<Insertable<Schema['payments']>, 'id' | 'kind' | 'method' | 'amount_paise'> &
  Partial<Insertable<Schema['payments']>>;

async function writePayment(tx: Tx, khata: KhataRow, row: Row, { actor, now }: Writing): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      source: 'desk',
      at: now,
      ...row,
      order_id: null,
      customer_id: khata.user_id,
      position: khata.line_count,
      by_id: actor.userId,
      by_name: actor.name,
      written_at: now,
    })
    .execute();
}

/** The log says what was owed before and after, and by whose hand. */
export const noteChange = (
  tx: Tx,
  [before, after]: readonly [KhataRow, KhataRow],
  action: string,
  { actor, now }: Writing,
): Promise<void> =>
  recordAudit(
    tx,
    {
      actor,
      entity: 'account',
      entityId: before.user_id,
      action,
      before: { owed: toRupees(before.owed_paise) },
      after: { owed: toRupees(after.owed_paise) },
    },
    now,
  );

function tooMuch(most: Paise): Failure {
  const amount = formatPaise(most);
  return invalidField('amount', `The customer owes at most ${amount}`, {
    id: /*office*/ 'The customer owes at most {amount}',
    figures: { amount },
  });
}
