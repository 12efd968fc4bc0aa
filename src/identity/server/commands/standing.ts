import { Failure, invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor, Permission, Role } from '#identity/identity.ts';
import { permissionsOf } from '#identity/server/queries/accounts.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { voidCard, voidRescueCodes } from './reset-password.ts';

/** The role and permissions of an account. */
type Standing = { role: Role; permissions: Permission[]; owner: boolean; rescuer?: boolean };

/** The present role and permissions of an account; throws if there is no such account. */
export async function standingOf(tx: Tx, userId: string): Promise<Standing> {
  const row = await tx
    .selectFrom('users')
    .select(['role', 'permissions', 'owner', 'rescuer'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Failure('not_found', /*i18n*/ 'There is no such account.');
  return {
    role: row.role,
    permissions: permissionsOf(row),
    owner: row.owner === 1,
    ...(row.rescuer === 1 && { rescuer: true }),
  };
}

/** Throws if an admin who is not an owner changes who is admin or owner. */
export function expectMayDecide(actor: Actor, ...standings: Standing[]): void {
  if (!actor.owner && standings.some(({ role }) => role === 'admin')) {
    throw new Failure('forbidden', /*office*/ 'Only an owner can add, change or remove admins.');
  }
}

/**
 * Throws if role and permissions do not fit together. Only staff keep permissions, because admins may do everything.
 */
function sensible({ role, permissions, owner, rescuer }: Standing): Standing {
  if (owner && role !== 'admin') throw invalidField('owner', /*office*/ 'An owner must be an admin');
  // An owner may let owners in without being named.
  const isNamed = rescuer && role === 'admin' && !owner;
  return { role, permissions: role === 'staff' ? permissions : [], owner, ...(isNamed && { rescuer: true }) };
}

/** The role and permissions that this person may give to a new account; throws if they may not, or if the two do not fit together. */
export function standingBy(actor: Actor, to: Standing): Standing {
  const standing = sensible(to);
  expectMayDecide(actor, standing);
  return standing;
}

/** Changes an account's role and permissions, and records who did it. */
export async function changeStanding(
  tx: Tx,
  actor: Actor,
  { id, to }: { id: string; to: Standing },
  now: Instant,
): Promise<void> {
  const before = await standingOf(tx, id);
  const after = sensible(to);
  expectMayDecide(actor, before, after);
  if (before.owner && !after.owner) await keepAnOwner(tx, id);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await tx
    .updateTable('users')
    .set((row) => ({
      role: after.role,
      permissions: after.permissions.join(','),
      owner: after.owner ? 1 : 0,
      rescuer: after.rescuer ? 1 : 0,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  // A paper of codes is for who is admin without a break; a code that was handed out is for this role.
  if (before.role !== after.role) await voidRescueCodes(tx, id);
  if (after.role !== 'staff') await voidCard(tx, id);
  await recordAudit(
    tx,
    { actor, entity: 'account', entityId: id, action: 'role changed', before, after },
    now,
  );
}

/** Throws unless this person may make a code that opens this account: owners for all, those they named for owners. */
export function expectMayRescue(actor: Actor, of: Standing): void {
  if (of.owner && actor.rescuer) return;
  expectMayDecide(actor, of);
}

/** Throws if no other owner would be left. Called before an owner is demoted, removed or deleted. */
export async function keepAnOwner(tx: Tx, leavingId: string): Promise<void> {
  const leaving = await tx.selectFrom('users').select('owner').where('id', '=', leavingId).executeTakeFirst();
  if (leaving?.owner !== 1) return;
  // Updating every owner's row makes two owners who leave at the same time wait for each other.
  const owners = await tx
    .updateTable('users')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('owner', '=', 1)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  if (owners.length === 1) {
    throw new Failure('conflict', /*i18n*/ 'The shop needs an owner. Make another person an owner first.');
  }
}
