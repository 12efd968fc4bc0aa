import type { Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';

/** How many shoppers opened an account in a span of time (its end excluded) and still have it. */
export async function countNewCustomers(
  db: Db,
  { from, until }: { from: Instant; until: Instant },
): Promise<number> {
  const { joined } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('joined'))
    .where('role', '=', 'user')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return joined;
}
