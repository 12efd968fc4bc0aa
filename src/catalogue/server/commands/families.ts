import type { UpdateObject } from 'kysely';
import { Failure, invalidField } from '#base/failure.ts';
import { isId, newId } from '#base/ids.ts';
import { presentForStaff } from '#catalogue/server/present.ts';
import { notedAsEdited } from '#catalogue/server/product-columns.ts';
import { familyRows, findProduct } from '#catalogue/server/queries/product-details.ts';
import { markProduct, TAGGED_COLUMNS } from '#catalogue/server/tags.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { holdCategory } from './shelves/edit-shelf.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Makes products the packs of one family, in this order. A product that was in it and is not listed leaves it, and a
 * pack that comes from another family leaves that one. Answers the family's id.
 */
export async function groupPacks(tx: Tx, packs: readonly string[], context: WriteContext): Promise<string> {
  const known = packs.every(isId) ? await membersByIds(tx, packs) : [];
  if (known.length < packs.length)
    throw new Failure('not_found', /*office*/ 'One of these products was not found.');
  const [first] = known;
  if (known.some(({ category }) => category !== first!.category))
    throw invalidField('packs', /*office*/ 'All packs of one family must be in one category');
  const family = packs.map((id) => known.find((row) => row.id === id)?.family_id).find(Boolean) ?? newId();
  const left = new Set(known.map(({ family_id }) => family_id).filter((id) => id !== null && id !== family));
  for (const row of await membersOf(tx, family))
    if (!packs.includes(row.id)) await place(tx, row, { ...ALONE, isByHand: true }, context);
  for (const row of known)
    await place(tx, row, { family, position: packs.indexOf(row.id), isByHand: true }, context);
  for (const id of [family, ...left]) await settleFamily(tx, id!, context);
  return family;
}

/** Takes a product out of its family; of two packs the other then stands alone, too. */
export async function ungroupPack(tx: Tx, id: string, context: WriteContext): Promise<void> {
  const [row] = isId(id) ? await membersByIds(tx, [id]) : [];
  if (!row) throw new Failure('not_found', /*i18n*/ 'There is no such product.');
  if (row.family_id === null) return;
  await place(tx, row, { ...ALONE, isByHand: true }, context);
  await settleFamily(tx, row.family_id, context);
}

/**
 * Decides which packs of a family stand in listings that show each family once: the first live one on each shelf. To
 * be called by whatever changes which packs are live or on which shelf they stand. A family with one member is
 * dissolved.
 */
export async function settleFamily(tx: Tx, family: string, context: WriteContext): Promise<void> {
  const members = await membersOf(tx, family);
  const [only] = members;
  if (members.length === 1 && only) return place(tx, only, ALONE, context);
  await chooseLeaders(tx, members);
}

/** The same while an import is still adding packs of a family: a single one waits for the others. */
export const settleGrowingFamily = async (tx: Tx, family: string): Promise<void> =>
  chooseLeaders(tx, await membersOf(tx, family));

async function chooseLeaders(tx: Tx, members: readonly Member[]): Promise<void> {
  const led = new Set<string>();
  for (const row of members) {
    const leads = row.deactivated_at === null && !led.has(row.category) ? 1 : 0;
    if (leads) led.add(row.category);
    if (leads !== row.leads) await write(tx, row, { leads });
  }
}

/** A place in a family, or in none. Imports leave places chosen by hand. */
type Place = { family: string | null; position: number; isByHand: boolean };
const ALONE: Place = { family: null, position: 0, isByHand: false };

type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** In the order of ids, as orders take their goods, so that they never deadlock. */
const membersByIds = (tx: Tx, ids: readonly string[]): Promise<Member[]> =>
  tx.selectFrom('products').select(TAGGED_COLUMNS).where('id', 'in', ids).orderBy('id').execute();

const membersOf = (tx: Tx, family: string) =>
  tx
    .selectFrom('products')
    .select(TAGGED_COLUMNS)
    .where('family_id', '=', family)
    .orderBy('family_position')
    .orderBy('id')
    .execute();

async function place(
  tx: Tx,
  row: Member,
  { family, position, isByHand }: Place,
  { actor, now }: WriteContext,
): Promise<void> {
  if (row.family_id === family && row.family_position === position) return;
  await write(tx, row, {
    family_id: family,
    family_position: position,
    updated_at: now,
    ...(family === null && { leads: 1 as const }),
    ...(isByHand && { edited: notedAsEdited(['family']) }),
  });
  if (row.family_id === family) return;
  const entry = { actor, entity: 'product', entityId: row.id };
  await recordAudit(
    tx,
    {
      ...entry,
      action: family ? 'grouped' : 'ungrouped',
      before: { family: row.family_id ?? '' },
      after: { family: family ?? '' },
    },
    now,
  );
}

async function write(tx: Tx, before: Member, columns: UpdateObject<Schema, 'products'>): Promise<void> {
  const after = await tx
    .updateTable('products')
    .set(columns)
    .where('id', '=', before.id)
    .returning(TAGGED_COLUMNS)
    .executeTakeFirstOrThrow();
  markProduct(tx, before, after);
}

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
    /*office*/ 'These packs were changed by another person. You see them as they are now.',
    {
      detail: { packs: packs.map(presentForStaff) },
    },
  );
}
