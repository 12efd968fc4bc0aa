import type { Db } from '#db/schema.ts';

/** How much work of the kinds that begin with a word was given up after all tries. */
export async function countFailedJobs(db: Db, kind: string): Promise<number> {
  const { failed } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('failed'))
    .where('failed_at', 'is not', null)
    .where('kind', 'like', `${kind}%`)
    .executeTakeFirstOrThrow();
  return failed;
}
