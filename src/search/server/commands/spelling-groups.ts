import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { Failure, invalidField } from '#base/failure.ts';
import { isId, newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { CATALOGUE, type WriteContext, WORDS } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { isTaken } from '#platform/db/errors.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { NewSpellingGroup, SpellingGroup } from '#search/search.ts';
import { presentGroup } from '#search/server/queries/search-terms.ts';

const COLUMNS = ['id', 'canonical', 'spellings', 'updated_at'] as const;

/** Teaches search that these words mean the same goods. */
export async function addSpellingGroup(
  tx: Tx,
  group: NewSpellingGroup,
  { actor, now }: WriteContext,
): Promise<SpellingGroup> {
  const id = newId(Date.parse(now));
  const row = await tx
    .insertInto('spelling_groups')
    .values({ id, ...columnsOf(group), created_at: now, updated_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  await recordAudit(
    tx,
    { actor, entity: 'spelling_group', entityId: id, action: 'added', after: group },
    now,
  );
  markChanged(tx, CATALOGUE, WORDS);
  return presentGroup(row);
}

/** Changes the words of a group. */
export async function editSpellingGroup(
  tx: Tx,
  id: string,
  group: NewSpellingGroup,
  { actor, now }: WriteContext,
): Promise<SpellingGroup> {
  const before = await findGroup(tx, id);
  const row = await tx
    .updateTable('spelling_groups')
    .set({ ...columnsOf(group), updated_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  const { canonical, spellings } = group;
  await recordAudit(
    tx,
    {
      actor,
      entity: 'spelling_group',
      entityId: id,
      action: 'edited',
      before: { canonical: before.canonical, spellings: before.spellings },
      after: { canonical, spellings },
    },
    now,
  );
  markChanged(tx, CATALOGUE, WORDS);
  return presentGroup(row);
}

/** Lets search forget a group. */
export async function deleteSpellingGroup(tx: Tx, id: string, { actor, now }: WriteContext): Promise<void> {
  const { canonical, spellings } = await findGroup(tx, id);
  await tx.deleteFrom('spelling_groups').where('id', '=', id).execute();
  const before = { canonical, spellings };
  await recordAudit(tx, { actor, entity: 'spelling_group', entityId: id, action: 'deleted', before }, now);
  markChanged(tx, CATALOGUE, WORDS);
}

const FILE = new URL('../../../../db/spelling-groups.csv', import.meta.url);
const TAUGHT = 'spelling-groups-taught';

/** Gives a new shop its first spellings, only once, so that what the owner deletes later stays deleted. */
export async function teachSpellings(tx: Tx, now: Instant): Promise<void> {
  const { numInsertedOrUpdatedRows: isFirst } = await tx
    .insertInto('settings')
    .values({ name: TAUGHT, value: '1', updated_at: now })
    .onConflict((row) => row.column('name').doNothing())
    .executeTakeFirstOrThrow();
  if (!isFirst) return;
  const rows = parse<Record<'canonical_en' | 'hindi' | 'roman_spellings', string>>(
    await readFile(FILE, 'utf8'),
    {
      columns: true,
      comment: '#',
    },
  );
  await tx
    .insertInto('spelling_groups')
    .values(
      rows.map(({ canonical_en: canonical, hindi, roman_spellings: roman }) => ({
        id: newId(Date.parse(now)),
        ...columnsOf({ canonical, spellings: [hindi, ...roman.split('|')] }),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((row) => row.column('canonical').doNothing())
    .execute();
  markChanged(tx, CATALOGUE, WORDS);
}

const columnsOf = ({ canonical, spellings }: NewSpellingGroup) => ({
  canonical,
  spellings: JSON.stringify([...new Set(spellings)]),
});

async function findGroup(tx: Tx, id: string): Promise<SpellingGroup> {
  const query = tx.selectFrom('spelling_groups').select(COLUMNS).where('id', '=', id);
  const row = isId(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw new Failure('not_found', /*office*/ 'There is no such spelling group.');
  return presentGroup(row);
}

function refuseTakenName(error: unknown): never {
  if (isTaken(error, 'spelling_groups.canonical'))
    throw invalidField('canonical', /*office*/ 'Another group has this name');
  throw error;
}
