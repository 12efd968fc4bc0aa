import { createHash } from 'node:crypto';
import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { fromRupees, paise, toRupees } from '#base/money.ts';
import type { Instant } from '#base/time.ts';
import {
  changedBy,
  type PriceChange,
  type PriceChangeReport,
  type PriceChangeUndone,
} from '#catalogue/price-change.ts';
import type { Doing } from '#catalogue/server/commands.ts';
import { type PricedRow, pricedProducts } from '#catalogue/server/queries/priced-products.ts';
import type { Db, Tx } from '#db/schema.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import { markChanged } from '#platform/changes.ts';

type Amounts = { price_paise: number; cut_price_paise: number };
type Line = { row: PricedRow; to: Amounts };

const SHOWN = 200;
const ENTITY = 'price change';

/** Says what a change of many prices would do; nothing is changed. */
export async function previewPrices(db: Db | Tx, change: PriceChange): Promise<PriceChangeReport> {
  return reportOf(await planned(db, change));
}

/**
 * Changes many prices at once, all or none: exactly the ones of the preview that somebody agreed to, at exactly the
 * prices that it showed. If one of the products was changed since, nothing happens and the new preview is handed out.
 */
export async function changePrices(tx: Tx, change: PriceChange, doing: Doing): Promise<PriceChangeReport> {
  const plan = await planned(tx, change);
  const report = reportOf(plan);
  if (change.preview !== report.preview) throw changedSince(report);
  const id = newId(Date.parse(doing.now));
  const written = await write(
    tx,
    plan.lines.map(({ row, to }) => ({ id: row.id, from: row, to })),
    { ...doing, action: `price changed by ${change.percent} %`, change: id },
  );
  if (written < plan.lines.length) throw changedSince(report);
  const { actor, now } = doing;
  const after = { percent: change.percent, of: change.of, round: change.round, products: written };
  await recordAudit(tx, { actor, entity: ENTITY, entityId: id, action: 'done', after }, now);
  return { ...report, done: true, change: id };
}

/** Takes a change of many prices back, wherever the price is still what it was changed to. */
export async function undoPrices(tx: Tx, id: string, doing: Doing): Promise<PriceChangeUndone> {
  const { actor, now } = doing;
  const entries = await tx
    .selectFrom('audit_log')
    .select(['action', 'at'])
    .where('entity', '=', ENTITY)
    .where('entity_id', '=', id)
    .execute();
  const done = entries.find((entry) => entry.action === 'done');
  if (!done) throw new Failure('not_found', 'There is no such change of prices.');
  if (entries.length > 1) throw new Failure('conflict', 'This change was taken back already.');
  const writes = await writesOf(tx, id, done.at);
  const undone = await write(
    tx,
    writes.map((each) => ({ id: each.id, from: each.to, to: each.from })),
    { ...doing, action: 'price change taken back', change: id },
  );
  await recordAudit(
    tx,
    { actor, entity: ENTITY, entityId: id, action: 'taken back', after: { undone } },
    now,
  );
  return { undone, left: writes.length - undone };
}

const changedSince = (report: PriceChangeReport): Failure =>
  new Failure('conflict', 'Some of these products were changed meanwhile. Here is the new preview.', {
    detail: { report },
  });

async function planned(db: Db | Tx, change: PriceChange) {
  const rows = await pricedProducts(db, change.chosen);
  const all = rows.map((row): Line => ({ row, to: amountsAfter(row, change) }));
  const isAbove = ({ to }: Line): boolean => to.price_paise > to.cut_price_paise;
  const isSame = ({ row, to }: Line): boolean =>
    to.price_paise === row.price_paise && to.cut_price_paise === row.cut_price_paise;
  const above = all.filter(isAbove);
  return { all, above, lines: all.filter((line) => !isAbove(line) && !isSame(line)), change };
}

function amountsAfter(row: PricedRow, { of, percent, round }: PriceChange): Amounts {
  const after = (amount: number): number => changedBy(paise(amount), percent, round);
  return {
    price_paise: of === 'cuttedprice' ? row.price_paise : after(row.price_paise),
    cut_price_paise: of === 'price' ? row.cut_price_paise : after(row.cut_price_paise),
  };
}

function reportOf({ all, above, lines, change }: Awaited<ReturnType<typeof planned>>): PriceChangeReport {
  return {
    preview: fingerprint(lines, change),
    done: false,
    chosen: all.length,
    changed: lines.length,
    same: all.length - above.length - lines.length,
    lines: lines.slice(0, SHOWN).map(presentLine),
    above: above.slice(0, SHOWN).map(presentLine),
  };
}

const presentLine = ({ row, to }: Line): PriceChangeReport['lines'][number] => ({
  _id: row.id,
  title: row.title,
  from: rupees(row),
  to: rupees(to),
});

const rupees = ({ price_paise, cut_price_paise }: Amounts) => ({
  price: toRupees(paise(price_paise)),
  cuttedprice: toRupees(paise(cut_price_paise)),
});

/** The same products at the same revisions and the same change have the same fingerprint. */
function fingerprint(lines: readonly Line[], { of, percent, round }: PriceChange): string {
  const hash = createHash('sha256').update(JSON.stringify([of, percent, round]));
  for (const { row } of lines) hash.update(`${row.id} ${row.revision}\n`);
  return hash.digest('hex').slice(0, 32);
}

type Write = { id: string; from: Amounts; to: Amounts };
type Writing = Doing & { action: string; change: string };

const AT_ONCE = 500;

/** Writes each price where it is still what it was; says how many were. */
async function write(tx: Tx, writes: readonly Write[], writing: Writing): Promise<number> {
  let written = 0;
  // In id order, as orders take their goods, so that the two never wait for each other in a circle.
  const inOrder = writes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let first = 0; first < inOrder.length; first += AT_ONCE) {
    written += await writeSome(tx, inOrder.slice(first, first + AT_ONCE), writing);
  }
  if (written > 0) await markChanged(tx, 'catalogue');
  return written;
}

async function writeSome(tx: Tx, writes: readonly Write[], { actor, now, action, change }: Writing) {
  const audit: AuditEntry[] = [];
  for (const { id, from, to } of writes) {
    const { numUpdatedRows } = await tx
      .updateTable('products')
      .set((row) => ({
        price_paise: to.price_paise,
        cut_price_paise: to.cut_price_paise,
        revision: row('revision', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .where('price_paise', '=', from.price_paise)
      .where('cut_price_paise', '=', from.cut_price_paise)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const after = { ...rupees(to), change };
    audit.push({ actor, entity: 'product', entityId: id, action, before: rupees(from), after });
  }
  await recordAudit(tx, audit, now);
  return audit.length;
}

/** What a change wrote, as the audit log tells it. */
async function writesOf(tx: Tx, change: string, at: Instant): Promise<Write[]> {
  const entries = await tx
    .selectFrom('audit_log')
    .select(['entity_id', 'before', 'after'])
    .where('at', '=', at)
    .where('entity', '=', 'product')
    .where('after', 'like', `%"change":"${change}"%`)
    .execute();
  return entries.map(({ entity_id, before, after }) => ({
    id: entity_id,
    from: amountsOf(before),
    to: amountsOf(after),
  }));
}

function amountsOf(audited: string | null): Amounts {
  const { price, cuttedprice } = JSON.parse(audited ?? '{}') as { price: number; cuttedprice: number };
  return { price_paise: fromRupees(price), cut_price_paise: fromRupees(cuttedprice) };
}
