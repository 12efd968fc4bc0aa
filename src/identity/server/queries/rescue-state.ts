import type { Db } from '#db/schema.ts';
import type { RescueState } from '#identity/identity.ts';

/** The state of an account's paper of recovery codes. */
export async function rescueStateOf(db: Db, userId: string): Promise<RescueState> {
  const rows = await db
    .selectFrom('rescue_codes')
    .select(['place', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('place', '>', 0)
    .orderBy('place')
    .execute();
  return {
    madeAt: rows[0]?.created_at ?? null,
    used: rows.filter(({ used_at }) => used_at !== null).map(({ place }) => place),
  };
}
