import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';

/** Logs one of someone's own devices out; its token is worth nothing from now on. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('not_found', 'This device is not logged in any more.');
}

/** Logs all devices of someone out, but for the one that asks. */
export async function endOtherSessions(tx: Tx, userId: string, keptSessionId?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId!))
    .execute();
}
