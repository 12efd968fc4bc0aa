import type { Insertable } from 'kysely';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** The author of a change: a person with an account, or just a name (for example the command line). */
export type AuditActor = { userId: string | null; name: string };

/** A change to one thing: its state before and after, as far as they differ. */
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
 * Records a change with its author, in the same transaction as the change: both happen or neither. An entry has the
 * time of the change, and keeps the time of its arrival beside it.
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
  if (rows.length > 0) await insertEntries(tx, { rows });
}

const insertEntries = hot((db, { rows }: { rows: readonly Insertable<Schema['audit_log']>[] }) =>
  db.insertInto('audit_log').values(rows),
);

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
