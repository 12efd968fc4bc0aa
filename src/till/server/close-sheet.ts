import { Failure, invalidField } from '#base/failure.ts';
import { minus, type Paise, toRupees } from '#base/figures/money.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { endRound, ORDERS } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import { othersAllowed } from '#identity/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { NewClosing } from '#till/cash-sheet.ts';
import { closingIn } from './present.ts';
import { type CountRow, type FullSheet, readSheet, type SheetSums, sumsOf } from './queries.ts';
import { lockSheet } from './write-sheet.ts';

type Doing = { actor: Actor; now: Instant };

/**
 * Signs the last count of a sheet, which closes it for good, or corrects a closed one. The signer is not the
 * person who handed the count in, unless no other staff member has the right. A difference needs a reason. Refused
 * while an order of the round is still open, and with a conflict if the expected sum is not the one that the
 * signer saw. Signs exactly the payments in that sum; later ones count as late.
 */
export async function closeSheet(
  tx: Tx,
  id: string,
  signed: NewClosing,
  { actor, now }: Doing,
): Promise<void> {
  const bag = await lockSheet(tx, id, { actor, now });
  const known = await tx
    .selectFrom('cash_closings')
    .select('sheet_id')
    .where('id', '=', signed.id)
    .executeTakeFirst();
  if (known?.sheet_id === id) return;
  if (known) throw new Failure('conflict', /*office*/ 'This belongs to another cash sheet.');
  // Orders that book or leave the seats of its round wait from here on.
  if (bag.round) await endRound(tx, bag.round.id, now);
  const sheet = await readSheet(tx, bag);
  if (sheet.stillOpen > 0 && sheet.closings.length === 0) throw stillOpen(sheet.stillOpen);
  const count = countToSign(sheet, signed.count);
  const isAlone = await isAllowedAlone(tx, count, actor.userId);
  const sums = sumsOf(sheet);
  const { seen, cost } = closingIn(signed);
  if (seen !== sums.expected)
    throw new Failure('conflict', /*office*/ 'The sum has changed. Please check it again.', {
      detail: { expected: toRupees(sums.expected) },
    });
  const reason = signed.reason || count.reason;
  if (reason === '' && count.counted_paise !== sums.expected)
    throw invalidField('reason', /*office*/ 'Write why the amounts differ');
  await write(tx, { id: signed.id, sheet, count, sums, reason, cost, isAlone }, { actor, now });
  markChanged(tx, ORDERS);
}

/** The last count, if it is the one that the signer saw and is not signed yet; otherwise a conflict. */
function countToSign({ counts, closings }: FullSheet, seen: string): CountRow {
  const last = counts.at(-1);
  if (!last || last.id !== seen)
    throw new Failure('conflict', /*office*/ 'This cash was counted again. Please check it again.');
  if (closings.some(({ count_id }) => count_id === seen))
    throw new Failure('conflict', /*office*/ 'Another person has just signed this.');
  return last;
}

/** True if staff sign their own count because no other staff member has the right; refused if others have it. */
async function isAllowedAlone(tx: Tx, { by_id }: CountRow, signer: string): Promise<boolean> {
  if (by_id !== signer) return false;
  const others = await othersAllowed(tx, 'signing', signer);
  if (others.length === 0) return true;
  const names = others.map(({ name }) => name).join(', ');
  throw new Failure('conflict', `You counted this cash, so another person must sign: ${names}`, {
    sentence: {
      id: /*office*/ 'You counted this cash, so another person must sign: {names}',
      figures: { names },
    },
  });
}

type Signed = {
  id: string;
  sheet: FullSheet;
  count: CountRow;
  sums: SheetSums;
  reason: string;
  cost: Paise | null;
  isAlone: boolean;
};

async function write(
  tx: Tx,
  { id, sheet, count, sums, reason, cost, isAlone }: Signed,
  { actor, now }: Doing,
): Promise<void> {
  const { bag, closings, payments } = sheet;
  await tx
    .insertInto('cash_closings')
    .values({
      id,
      sheet_id: bag.id,
      position: closings.length,
      count_id: count.id,
      opening_paise: sums.opening,
      taken_paise: sums.taken,
      returned_paise: sums.returned,
      spent_paise: sums.spent,
      expected_paise: sums.expected,
      counted_paise: count.counted_paise,
      reason,
      cost_paise: cost,
      handed_by: count.by_id,
      handed_name: count.by_name,
      signed_by: actor.userId,
      signed_name: actor.name,
      alone: isAlone ? 1 : 0,
      signed_at: now,
    })
    .execute();
  const unsigned = payments.filter(({ closing_id }) => closing_id === null);
  for (let at = 0; at < unsigned.length; at += AT_ONCE) {
    const rows = unsigned.slice(at, at + AT_ONCE).map((one) => ({ payment_id: one.id, closing_id: id }));
    await tx.insertInto('cash_signed').values(rows).execute();
  }
  const after = {
    expected: toRupees(sums.expected),
    counted: toRupees(count.counted_paise),
    difference: toRupees(minus(count.counted_paise, sums.expected)),
    ...(reason && { reason }),
    ...(cost !== null && { cost: toRupees(cost) }),
    handedBy: count.by_name,
    ...(isAlone && { alone: true }),
  };
  const action = closings.length > 0 ? 'corrected' : 'closed';
  await recordAudit(tx, { actor, entity: 'cash', entityId: bag.id, action, after }, now);
}

/** So many rows are written at once. */
const AT_ONCE = 500;

const stillOpen = (open: number): Failure =>
  new Failure(
    'conflict',
    `These orders are still open: ${open}. Deliver, cancel or move each of them first.`,
    {
      detail: { open },
      sentence: {
        id: /*office*/ 'These orders are still open: {open}. Deliver, cancel or move each of them first.',
        figures: { open },
      },
    },
  );
