import type { Instant } from '#base/time.ts';
import {
  fieldsChanged,
  type WriteContext,
  markProduct,
  notedAsEdited,
  TAGGED_COLUMNS,
} from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { write } from '#platform/http/routes.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { type AuditEntry, recordAudit } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { type PriceChangeRow, type PricePair, presentPrices } from '#pricing/server/present.ts';
import type { PricePlan } from './price-plan.ts';

/** The kind of job that does the next part of a change of prices. */
export const PRICE_CHANGE_JOB = 'price_change';

/** The name of a change in the audit log, beside its products. */
export const PRICE_CHANGE = 'price change';

/** The most products written in one transaction: an order that waits for it waits no longer than this takes. */
export const PART = 500;

type Line = { id: string; from: PricePair; to: PricePair };

/** Stores the plan of a change, part by part, before any of it is done. */
export async function planParts(tx: Tx, change: string, plan: PricePlan): Promise<void> {
  // In the order of ids, as orders take their goods, so that the two never deadlock.
  const lines = plan.lines.map(({ row, to }): Line => {
    const { id, price_paise, cut_price_paise } = row;
    return { id, from: { price_paise, cut_price_paise }, to };
  });
  for (let first = 0; first < lines.length; first += PART) {
    await tx
      .insertInto('price_change_parts')
      .values({
        change_id: change,
        part: first / PART,
        state: 'planned',
        lines: JSON.stringify(lines.slice(first, first + PART)),
      })
      .execute();
  }
}

/**
 * Does the next part of a change of prices, or of its undo, and adds the job for the part after it. Each part is done
 * exactly once, however often and by however many processes this is called.
 */
export async function doNextPart(tx: Tx, id: string, now: Instant): Promise<PriceChangeRow | undefined> {
  const change = await takeChange(tx, id);
  if (!change?.under_way) return change;
  const isBack = change.state === 'taking back';
  const [part, another] = await tx
    .selectFrom('price_change_parts')
    .select(['part', 'lines'])
    .where('change_id', '=', id)
    .where('state', '=', isBack ? 'written' : 'planned')
    .orderBy('part')
    .limit(2)
    .execute();
  const after = part ? await doPart(tx, change, part, now) : change;
  if (!another) return endChange(tx, after, now);
  await addJob(tx, { kind: PRICE_CHANGE_JOB, payload: { change: id } }, now);
  return after;
}

/** Locks the change's row, so that a second worker waits for the first. */
export const takeChange = (tx: Tx, id: string): Promise<PriceChangeRow | undefined> =>
  tx
    .updateTable('price_changes')
    .set((row) => ({ total: row.ref('total') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

async function doPart(
  tx: Tx,
  change: PriceChangeRow,
  { part, lines }: { part: number; lines: string },
  now: Instant,
): Promise<PriceChangeRow> {
  const isBack = change.state === 'taking back';
  const planned = JSON.parse(lines) as Line[];
  const context = { actor: actorOf(change), now };
  const written = isBack
    ? await writeLines(tx, planned.map(turned), { ...context, action: 'price change taken back', change })
    : await writeLines(tx, planned, {
        ...context,
        action: `price changed by ${change.percent_hundredths / 100} %`,
        change,
      });
  await tx
    .updateTable('price_change_parts')
    .set(
      isBack
        ? { state: 'taken back', lines: '[]' }
        : { state: 'written', lines: JSON.stringify(planned.filter(({ id }) => written.has(id))) },
    )
    .where('change_id', '=', change.id)
    .where('part', '=', part)
    .execute();
  const [done, not] = [written.size, planned.length - written.size];
  return tx
    .updateTable('price_changes')
    .set((row) =>
      isBack
        ? { undone: row('undone', '+', done), kept: row('kept', '+', not) }
        : { written: row('written', '+', done), skipped: row('skipped', '+', not) },
    )
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes each price that is still as it was planned; returns which. */
async function writeLines(
  tx: Tx,
  lines: readonly Line[],
  { actor, now, action, change }: WriteContext & { action: string; change: PriceChangeRow },
): Promise<ReadonlySet<string>> {
  const audit: AuditEntry[] = [];
  for (const { id, from, to } of lines) {
    const row = await tx
      .updateTable('products')
      .set((old) => ({
        ...to,
        edited: notedAsEdited(fieldsChanged(from, to)),
        revision: old('revision', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .where('price_paise', '=', from.price_paise)
      .where('cut_price_paise', '=', from.cut_price_paise)
      .returning(TAGGED_COLUMNS)
      .executeTakeFirst();
    if (!row) continue;
    markProduct(tx, { ...row, ...from, updated_at: '' }, row);
    const after = { ...presentPrices(to), change: change.id };
    audit.push({ actor, entity: 'product', entityId: id, action, before: presentPrices(from), after });
  }
  await recordAudit(tx, audit, now);
  return new Set(audit.map(({ entityId }) => entityId));
}

async function endChange(tx: Tx, change: PriceChangeRow, now: Instant): Promise<PriceChangeRow> {
  const isBack = change.state === 'taking back';
  const { percent_hundredths, price_kind, rounding, written, skipped, undone, kept } = change;
  const after = isBack
    ? { undone, left: kept }
    : { percent: percent_hundredths / 100, of: price_kind, round: rounding, products: written, skipped };
  const entry = { entity: PRICE_CHANGE, entityId: change.id, action: isBack ? 'taken back' : 'done', after };
  await recordAudit(tx, { actor: actorOf(change), ...entry }, now);
  return tx
    .updateTable('price_changes')
    .set({ state: isBack ? 'taken back' : 'changed', under_way: null, ended_at: now })
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const turned = ({ id, from, to }: Line): Line => ({ id, from: to, to: from });

const actorOf = ({ actor_id, actor_name }: PriceChangeRow) => ({ userId: actor_id, name: actor_name });

/** Does one part of a change of prices, in a transaction of its own, between whatever else the shop writes. */
export const priceChangeHandler =
  (platform: Platform): JobHandler =>
  async (payload) => {
    const { change } = payload as { change: string };
    await write(platform, (tx) => doNextPart(tx, change, platform.clock.now()));
  };
