import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';

/** Who did something: a person with an account, or just a name (for example the command line). */
export type AuditActor = { userId: string | null; name: string };

/** One thing that someone changed: what it was before and is after, as far as it changed. */
export type AuditEntry = {
  actor: AuditActor;
  entity: string;
  entityId: string;
  action: string;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** When it was done, if it waited on a device without a network. */
  madeAt?: Instant | undefined;
};

/**
 * Records who changed what, in the same transaction as the change: both happen or neither. An entry stands at the time
 * when the change was made, and keeps beside what it changed when it arrived.
 */
export async function recordAudit(tx: Tx, entries: AuditEntry | AuditEntry[], now: Instant): Promise<void> {
  const rows = [entries].flat().map(({ actor, entity, entityId, action, before, after, madeAt }) => ({
    id: newId(),
    at: madeAt ?? now,
    actor_id: actor.userId,
    actor_name: actor.name,
    entity,
    entity_id: entityId,
    action,
    before: before ? JSON.stringify(before) : null,
    after: after || madeAt ? JSON.stringify({ ...after, ...(madeAt && { arrivedAt: now }) }) : null,
  }));
  if (rows.length > 0) await tx.insertInto('audit_log').values(rows).execute();
}

/** The fields in which two states differ, before and after; undefined when they are the same. */
export function difference<T extends Record<string, unknown>>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } | undefined {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return undefined;
  const pick = (from: T): Partial<T> =>
    Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}
