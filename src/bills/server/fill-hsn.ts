import { Failure, invalidField } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { isHsn } from '#tax/server/public.ts';

/** Refuses an HSN that begins as none does. */
export function expectHsn(hsn: string): void {
  if (!isHsn(hsn)) throw invalidField('hsn', /*office*/ 'There is no HSN that begins so');
}

type Filling = { bill: string; line: number; hsn: string };

/**
 * Fills in the HSN of a line of a bill, and of the notes for it: returns need it, and the bill was made without or with another.
 * This is the only change of a paper, and it is logged with its order. A note has the HSN of its bill.
 */
export async function fillHsn(
  tx: Tx,
  { bill, line, hsn }: Filling,
  { actor, now }: { actor: Actor; now: Instant },
): Promise<void> {
  expectHsn(hsn);
  const known = isId(bill) ? await lineOf(tx, bill, line) : undefined;
  if (!known) throw new Failure('not_found', /*office*/ 'There is no such line.');
  if (known.hsn === hsn) return;
  await tx
    .updateTable('bill_lines')
    .set({ hsn })
    .where('position', '=', line)
    .where((row) =>
      row.or([
        row('bill_id', '=', bill),
        row('bill_id', 'in', row.selectFrom('bills').select('id').where('original_id', '=', bill)),
      ]),
    )
    .execute();
  const change = { before: { hsn: known.hsn }, after: { hsn, bill: known.number, goods: known.title } };
  const entry = { actor, entity: 'order', entityId: known.order_id, action: 'HSN filled in', ...change };
  await recordAudit(tx, entry, now);
}

const lineOf = (tx: Tx, bill: string, position: number) =>
  tx
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .select(['hsn', 'title', 'number', 'order_id'])
    .where('bill_id', '=', bill)
    .where('bill_lines.position', '=', position)
    .where('original_id', 'is', null)
    .executeTakeFirst();
