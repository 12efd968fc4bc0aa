import type { Db, Tx } from '#db/schema.ts';

const MOST_OWNERS = 50;

/** The ids of the shop's owners, who joined first at the head. */
export async function ownerIds(db: Db | Tx): Promise<string[]> {
  const owners = await db
    .selectFrom('users')
    .select('id')
    .where('owner', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_OWNERS)
    .execute();
  return owners.map(({ id }) => id);
}
