import type { Instant } from '#base/time.ts';
import type { AuditActor } from '#platform/log/audit.ts';

/** Who does it and when: what every command is told. */
export type WriteContext = { actor: AuditActor; now: Instant };
