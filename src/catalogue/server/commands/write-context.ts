import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { write } from '#platform/http/routes.ts';
import type { AuditActor } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';

/** Who runs a command, and when. */
export type WriteContext = { actor: AuditActor; now: Instant };

/** Runs a command in a transaction of its own, and tells it who does it and when. */
export const changing =
  (platform: Platform) =>
  <T>(actor: WriteContext['actor'], command: (tx: Tx, context: WriteContext) => Promise<T>): Promise<T> =>
    write(platform, (tx) => command(tx, { actor, now: platform.clock.now() }));
