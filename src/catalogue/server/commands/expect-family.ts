import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { presentForStaff } from '#catalogue/server/present.ts';
import { familyRows } from '#catalogue/server/queries/family.ts';
import { findProduct } from '#catalogue/server/queries/product-for-staff.ts';
import type { Tx } from '#db/schema.ts';
import { holdCategory } from './shelves/hold-shelf.ts';

/**
 * Refuses the change of a family that is no longer as the screen showed it, and answers the family as it is now. It
 * locks the family's shelf, so that the second of two changes sees the first.
 */
export async function expectFamily(tx: Tx, seen: readonly string[]): Promise<void> {
  const [first = ''] = seen;
  if (!isId(first)) throw new Failure('not_found', /*i18n*/ 'There is no such product.');
  await holdCategory(tx, (await findProduct(tx, first)).category);
  const packs = await familyRows(tx, await findProduct(tx, first));
  if (packs.map(({ id }) => id).join() === seen.join()) return;
  throw new Failure(
    'conflict',
    /*office*/ 'Somebody else changed these packs meanwhile. Here they are as they are now.',
    {
      detail: { packs: packs.map(presentForStaff) },
    },
  );
}
