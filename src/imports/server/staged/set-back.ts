import {
  changesMeasure,
  holdCategory,
  readDetails,
  STAFF_COLUMNS,
  type StaffRow,
  type WriteContext,
} from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import type { WriteNoted } from '#imports/server/commands/note-writes.ts';
import { isEditedSince, TOGETHER } from '#imports/server/commands/own-edits.ts';
import { writeChanges } from '#imports/server/commands/write-drafts.ts';

type Noted = { product_id: string; before: string; after: string };

/**
 * Gives the fields of a product back what they had before an import, but for those that were changed since. Answers why
 * something stays; empty when all came back.
 */
export async function setBack(tx: Tx, write: Noted, taking: WriteContext): Promise<string> {
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
