import { setImmediate } from 'node:timers/promises';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import {
  type WriteContext,
  markProduct,
  settleFamily,
  STAFF_COLUMNS,
  changesMeasure,
  holdCategory,
  readDetails,
  type StaffRow,
} from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { WriteNoted } from '#imports/server/commands/note-writes.ts';
import { isEditedSince, TOGETHER } from '#imports/server/commands/own-edits.ts';
import { writeChanges } from '#imports/server/commands/write-drafts.ts';
import { importById, undoOf } from '#imports/server/staged/import-row.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type JobHandler, addJob } from '#platform/jobs/jobs.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { Clock, Platform } from '#platform/platform.ts';

const AT_ONCE = 10;

/** Dependencies of undoing an import. */
type UndoDeps = { db: Db; clock: Clock };

/** Takes imports back. After a crash or a restart it goes on where it was. */
export const undoHandler =
  (platform: Platform): JobHandler =>
  async (payload, _, signal) => {
    const { id } = payload as { id: string };
    await takeBack(platform, id, signal);
  };

async function takeBack({ db, clock }: UndoDeps, id: string, signal: AbortSignal): Promise<void> {
  const found = await db
    .selectFrom('imports')
    .select(['actor_id', 'actor_name'])
    .where('id', '=', id)
    .where('undo', '=', 'undoing')
    .executeTakeFirst();
  if (!found) return;
  const actor = { userId: found.actor_id, name: found.actor_name };
  while ((await inTransaction(db, (tx) => takeSomeBack(tx, id, { actor, now: clock.now() }))) === AT_ONCE) {
    if (signal.aborted) throw new Error('The shop is stopping.');
    await setImmediate();
  }
  await db
    .updateTable('imports')
    .set({ undo: 'undone', updated_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Takes some products back, in the order of ids, as orders take their goods; answers how many were looked at. */
async function takeSomeBack(tx: Tx, id: string, taking: WriteContext): Promise<number> {
  const writes = await tx
    .selectFrom('import_writes')
    .select(['product_id', 'kind', 'before', 'after'])
    .where('import_id', '=', id)
    .where('reason', '=', '')
    .orderBy('product_id')
    .limit(AT_ONCE)
    .execute();
  let taken = 0;
  for (const write of writes) {
    const reason =
      write.kind === 'added'
        ? await removeAdded(tx, write.product_id, taking)
        : await setBack(tx, write, taking);
    const noted = tx.updateTable('import_writes').set({ reason });
    if (reason !== '')
      await noted.where('import_id', '=', id).where('product_id', '=', write.product_id).execute();
    else {
      taken += 1;
      await tx
        .deleteFrom('import_writes')
        .where('import_id', '=', id)
        .where('product_id', '=', write.product_id)
        .execute();
    }
  }
  await tx
    .updateTable('imports')
    .set((row) => ({ taken_back: row('taken_back', '+', taken) }))
    .where('id', '=', id)
    .execute();
  return writes.length;
}

/** True if goods of the product were received. */
async function cameIn(tx: Tx, id: string): Promise<boolean> {
  const received = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', 'product')
    .where('entity_id', '=', id)
    .where('action', '=', 'received')
    .limit(1)
    .executeTakeFirst();
  return received !== undefined;
}

/**
 * Takes a product away that an import added, also out of carts. What was ordered, received or changed by hand since stays; answers
 * why.
 */
async function removeAdded(tx: Tx, id: string, { actor, now }: WriteContext): Promise<string> {
  const product = await tx
    .selectFrom('products')
    .select(STAFF_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) return '';
  if (product.edited !== '') return /*office*/ 'it was edited after the import';
  const ordered = await tx
    .selectFrom('order_lines')
    .select('product_id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (ordered) return /*office*/ 'it was ordered after the import';
  if (await cameIn(tx, id)) return /*office*/ 'more of it came in after the import';
  await tx.deleteFrom('cart_lines').where('product_id', '=', id).execute();
  await tx.deleteFrom('products').where('id', '=', id).execute();
  const { title, sku } = product;
  await recordAudit(
    tx,
    { actor, entity: 'product', entityId: id, action: 'import taken back', before: { title, sku } },
    now,
  );
  markProduct(tx, product, { ...product, deactivated_at: now });
  if (product.family_id) await settleFamily(tx, product.family_id, { actor, now });
  return '';
}

/** The job that takes an import back. */
export const UNDO_JOB = 'undo import';

/** Has an import taken back; refused once it is a day old, or was taken back already. */
export async function startUndo(tx: Tx, id: string, now: Instant): Promise<void> {
  const found = await importById(tx, id);
  const { state } = undoOf(found, 0, now);
  if (state !== 'possible') throw new Failure('conflict', REFUSED[state]);
  const begun = await tx
    .updateTable('imports')
    .set({ undo: 'undoing', updated_at: now })
    .where('id', '=', id)
    .where('undo', '=', '')
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new Failure('conflict', REFUSED.undoing);
  await addJob(tx, { kind: UNDO_JOB, payload: { id }, dedupeKey: `undo import ${id}` }, now);
}

const REFUSED = {
  undoing: /*office*/ 'This import is already being undone.',
  undone: /*office*/ 'This import was undone.',
  'too late': /*office*/ 'An import can be undone for one day only.',
  none: /*office*/ 'This file was not imported.',
} as const;

type Noted = { product_id: string; before: string; after: string };

/**
 * Gives the fields of a product back what they had before an import, but for those that were changed since. Answers why
 * something stays; empty when all came back.
 */
async function setBack(tx: Tx, write: Noted, taking: WriteContext): Promise<string> {
  const now = await tx
    .selectFrom('products')
    .select(STAFF_COLUMNS)
    .where('id', '=', write.product_id)
    .executeTakeFirst();
  if (!now) return '';
  const [before, after] = [JSON.parse(write.before) as WriteNoted, JSON.parse(write.after) as WriteNoted];
  const { columns, stays } = columnsBack(now, before, after);
  if (columns.category) columns.category = await holdCategory(tx, columns.category);
  const known = (await readDetails(tx, [now.id])).get(now.id);
  const fields = Object.keys(after.details) as (keyof WriteNoted['details'])[];
  const own = fields.filter((name) => known?.[name] !== after.details[name]);
  const details = Object.fromEntries(
    fields.filter((name) => !own.includes(name)).map((name) => [name, before.details[name]]),
  );
  if (Object.keys(columns).length + Object.keys(details).length > 0)
    await writeChanges(
      tx,
      [{ before: now, columns, details }],
      { actor: taking.actor, action: 'import taken back' },
      taking.now,
    );
  return stays || own.length > 0 ? /*office*/ 'some of it was changed after the import' : '';
}

/** The columns that come back; columns that belong together stay together. */
function columnsBack(
  now: StaffRow,
  before: WriteNoted,
  after: WriteNoted,
): { columns: Partial<StaffRow>; stays: boolean } {
  const names = Object.keys(after.columns) as (keyof StaffRow)[];
  const isOther = (name: keyof StaffRow): boolean =>
    name === 'stock' ? isCountedAnew(now, before, after) : now[name] !== after.columns[name];
  const staying = new Set(names.filter(isOther));
  for (const group of TOGETHER) {
    const members = names.filter((name) => group.includes(name));
    if (members.some((name) => staying.has(name))) for (const name of members) staying.add(name);
  }
  const columns = Object.fromEntries(
    names
      .filter((name) => !staying.has(name))
      .map((name) => [name, name === 'stock' ? stockBack(now, before, after) : before.columns[name]]),
  );
  return { columns, stays: staying.size > 0 };
}

/** True if the stock was counted since, or the measure of the goods changed. */
const isCountedAnew = (now: StaffRow, before: WriteNoted, { measure }: WriteNoted): boolean =>
  isEditedSince(now, before, 'stock') || (measure !== undefined && changesMeasure(measure, now));

/**
 * The stock before the import, less sales and plus deliveries since. If the measure changed or the stock is not
 * counted, the present figure stays.
 */
function stockBack(now: StaffRow, before: WriteNoted, after: WriteNoted): number {
  const was = before.columns.stock ?? now.stock;
  if ('sold_by' in after.columns || 'counted' in after.columns) return was;
  return Math.max(0, was + now.stock - (after.columns.stock ?? now.stock));
}
