import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { presentForStaff } from '#catalogue/server/present.ts';
import { familyRows } from '#catalogue/server/queries/family.ts';
import { findProduct } from '#catalogue/server/queries/product-for-staff.ts';
import type { Tx } from '#db/schema.ts';
import { holdCategory } from './shelves/hold-shelf.ts';

/**
 * Refuses a change of a family that is not any more as the screen showed it, with the family as it is. It holds the
 * family's shelf, so that of two such changes the second one sees the first.
 */
export async function expectFamily(tx: Tx, seen: readonly string[]): Promise<void> {
  const [first = ''] = seen;
  if (!isId(first)) throw new Failure('not_found', 'There is no such product.');
  await holdCategory(tx, (await findProduct(tx, first)).category);
  const packs = await familyRows(tx, await findProduct(tx, first));
  if (packs.map(({ id }) => id).join() === seen.join()) return;
  throw new Failure(
    'conflict',
    'Somebody else changed these packs meanwhile. Here they are as they are now.',
    {
      detail: { packs: packs.map(presentForStaff) },
    },
  );
}
