import { invalidField } from '#base/failure.ts';
import { settleFamily } from '#catalogue/server/commands/families.ts';
import type { WriteContext } from '#catalogue/server/commands/write-context.ts';
import { readShelves } from '#catalogue/server/queries/shelves/shelves.ts';
import { markShelves } from '#catalogue/server/tags.ts';
import type { ShelfMerger } from '#catalogue/shelves/shelf-forms.ts';
import { inside } from '#catalogue/shelves/shelves.ts';
import type { Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { changedMeanwhile, expectShelf, holdAllShelves } from './edit-shelf.ts';

/**
 * Merges a shelf into another: its goods, deactivated ones too, the shelves inside it and its links go there. Shelves
 * are removed in no other way.
 */
export async function mergeShelf(
  tx: Tx,
  value: string,
  { into, revision }: ShelfMerger,
  context: WriteContext,
): Promise<void> {
  const { actor, now } = context;
  await holdAllShelves(tx);
  const tree = await readShelves(tx);
  const shelf = expectShelf(tree, value);
  if (shelf.revision !== revision) throw await changedMeanwhile(tx);
  const target = tree.shelves.find((one) => one.value === into);
  if (!target || into === value) throw invalidField('into', /*office*/ 'Choose another category');
  const within = inside(tree, value).map((inner) => inner.value);
  if (within.length > 0 && target.parent !== null)
    throw invalidField('into', /*office*/ 'Choose a main category for the categories inside this one');
  const [moved] = await tx
    .updateTable('products')
    .set({ category: into })
    .where('category', '=', value)
    .execute();
  for (const family of await ledTwice(tx, into)) await settleFamily(tx, family, context);
  await tx
    .updateTable('shelves')
    .set((row) => ({ parent: into, revision: row('revision', '+', 1), updated_at: now }))
    .where('parent', '=', value)
    .execute();
  await tx.updateTable('former_shelves').set({ shelf: into }).where('shelf', '=', value).execute();
  await tx.insertInto('former_shelves').values({ value, shelf: into, merged_at: now }).execute();
  await tx.deleteFrom('shelf_titles').where('shelf', '=', value).execute();
  await tx.deleteFrom('shelves').where('value', '=', value).execute();
  await recordAudit(
    tx,
    {
      actor,
      entity: 'shelf',
      entityId: value,
      action: 'merged',
      before: { title: shelf.titles.en },
      after: { into: target.titles.en, goods: Number(moved?.numUpdatedRows ?? 0) },
    },
    now,
  );
  const parents = [shelf.parent, target.parent].filter((parent) => parent !== null);
  markShelves(tx, {
    shown: [value, into, ...within],
    moved: [value, into, ...within, ...parents],
    areWords: true,
  });
}

/** The families with two leading packs on a shelf, because their packs were on two shelves before. */
async function ledTwice(tx: Tx, shelf: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('family_id')
    .where('category', '=', shelf)
    .where('leads', '=', 1)
    .where('family_id', 'is not', null)
    .groupBy('family_id')
    .having((group) => group.fn.countAll(), '>', 1)
    .execute();
  return rows.flatMap(({ family_id }) => family_id ?? []);
}
