import { sql } from 'kysely';
import { invalidField } from '#base/failure.ts';
import { noSuchCategory } from '#catalogue/products/product.ts';
import type { Tx } from '#db/schema.ts';

/**
 * Locks a shelf until the transaction ends, so that it is not merged while goods are put on it. Answers its value, or,
 * if it was merged, the value of the other shelf; undefined when there is no such shelf.
 */
async function holdShelf(tx: Tx, name: string): Promise<string | undefined> {
  const held = await hold(tx, name);
  if (held) return name;
  const former = await tx
    .selectFrom('former_shelves')
    .select('shelf')
    .where('value', '=', name)
    .executeTakeFirst();
  return former && holdShelf(tx, former.shelf);
}

/** The same for a product's category; an unknown one is refused at its field. */
export async function holdCategory(tx: Tx, category: string): Promise<string> {
  const held = await holdShelf(tx, category);
  if (held === undefined) throw invalidField('category', noSuchCategory);
  return held;
}

/** Locks all shelves, so that only one change at a time moves them or puts one into another. */
export const holdAllShelves = async (tx: Tx): Promise<void> => {
  await sql`update shelves set revision = revision`.execute(tx);
};

async function hold(tx: Tx, value: string): Promise<boolean> {
  // An update, because on both databases others wait for it.
  const row = await tx
    .updateTable('shelves')
    .set((shelf) => ({ revision: shelf.ref('revision') }))
    .where('value', '=', value)
    .returning('value')
    .executeTakeFirst();
  return row !== undefined;
}
