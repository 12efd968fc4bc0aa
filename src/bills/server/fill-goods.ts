import type { ExpressionBuilder } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { HsnOfGoods } from '#bills/bills.ts';
import type { Schema, Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { expectHsn } from './fill-hsn.ts';

/**
 * Fills in the HSN of goods on all papers of some days that have none, on the notes for those papers, and on the bills that notes
 * of these days are for: a return asks for it, and the goods had none when the papers were drawn. Returns the count of papers.
 */
export async function fillHsnOfGoods(
  tx: Tx,
  filling: HsnOfGoods,
  { actor, now }: { actor: Actor; now: Instant },
): Promise<number> {
  const { product, hsn } = filling;
  expectHsn(hsn);
  const lacking = await tx
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .select(['bill_id', 'number', 'order_id', 'title'])
    .where('product_id', '=', product)
    .where('hsn', '=', '')
    .where((row) => isOfDays(row, filling))
    .orderBy('bill_id')
    .execute();
  const papers = [...new Map(lacking.map((line) => [line.bill_id, line])).values()];
  for (let from = 0; from < papers.length; from += AT_ONCE)
    await tx
      .updateTable('bill_lines')
      .set({ hsn })
      .where('product_id', '=', product)
      .where('hsn', '=', '')
      .where(
        'bill_id',
        'in',
        papers.slice(from, from + AT_ONCE).map(({ bill_id }) => bill_id),
      )
      .execute();
  for (const { number: bill, order_id: entityId, title: goods } of papers) {
    const change = { before: { hsn: '' }, after: { hsn, bill, goods } };
    await recordAudit(tx, { actor, entity: 'order', entityId, action: 'HSN filled in', ...change }, now);
  }
  return papers.length;
}

const AT_ONCE = 500;

/** Papers of the days, notes for them, and the bills that notes of the days are for. */
function isOfDays(
  row: ExpressionBuilder<Pick<Schema, 'bills' | 'bill_lines'>, 'bills' | 'bill_lines'>,
  { from, to }: HsnOfGoods,
) {
  const ofDays = row
    .selectFrom('bills as some')
    .where('some.on_day', '>=', from)
    .where('some.on_day', '<=', to);
  return row.or([
    row.and([row('bills.on_day', '>=', from), row('bills.on_day', '<=', to)]),
    row('bills.original_id', 'in', ofDays.select('some.id')),
    row('bills.id', 'in', ofDays.select('some.original_id').where('some.original_id', 'is not', null)),
  ]);
}
