import type { StaffShelves } from '#catalogue/shelves/shelf-forms.ts';
import type { Db, Tx } from '#db/schema.ts';
import { readShelves } from './shelves.ts';

/** All shelves as staff see them, each followed by those inside it. */
export async function staffShelves(db: Db | Tx): Promise<StaffShelves> {
  const { shelves } = await readShelves(db);
  const rows = await db
    .selectFrom('products')
    .select((row) => [
      'category',
      row.fn.countAll<number>().as('all'),
      row.fn.count<number>('deactivated_at').as('deactivated'),
    ])
    .groupBy('category')
    .execute();
  const counts = new Map(rows.map((row) => [row.category, row]));
  return {
    shelves: shelves.map(({ position: _position, ...shelf }) => {
      const { all = 0, deactivated = 0 } = counts.get(shelf.value) ?? {};
      return { ...shelf, goods: all - deactivated, deactivated };
    }),
  };
}
