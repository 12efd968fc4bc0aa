import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';

/** Logs out one of a person's own devices; its token is not valid any more. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('not_found', 'This device is not logged in any more.');
}

/** Logs out all devices of a person except the one that makes the request. */
export async function endOtherSessions(tx: Tx, userId: string, keptSessionId?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId!))
    .execute();
}
