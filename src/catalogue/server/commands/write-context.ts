import type { Instant } from '#base/time.ts';
import type { AuditActor } from '#platform/log/audit.ts';

/** Who runs a command, and when. */
export type WriteContext = { actor: AuditActor; now: Instant };
