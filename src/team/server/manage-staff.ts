import { Failure, invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import {
  addAccount,
  changeAccount,
  changeStanding,
  addresseeById,
  expectMayDecide,
  sensible,
  standingOf,
} from '#identity/server/public.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { EditedStaff, NewStaff } from '#team/team.ts';

/** Adds someone to the team with an account of their own. */
export async function addStaff(
  tx: Tx,
  actor: Actor,
  staff: Omit<NewStaff, 'password'> & { passwordHash: string | null },
  now: Instant,
): Promise<string> {
  const standing = sensible(staff);
  expectMayDecide(actor, standing);
  const id = await addAccount(tx, { ...staff, ...standing }, now);
  await recordAudit(
    tx,
    { actor, entity: 'account', entityId: id, action: 'role changed', after: standing },
    now,
  );
  return id;
}

/** Changes someone of the team; given a role, a shopper's account joins it. */
export async function editStaff(
  tx: Tx,
  actor: Actor,
  { id, edited }: { id: string; edited: EditedStaff },
  now: Instant,
): Promise<void> {
  const { name, email, phone, role, permissions, owner } = edited;
  const before = await standingOf(tx, id);
  if (before.role === 'user' && role === undefined) throw notOnTeam();
  const to = {
    role: role ?? before.role,
    permissions: permissions ?? before.permissions,
    owner: owner ?? before.owner,
  };
  await changeStanding(tx, actor, { id, to }, now);
  await changeAccount(tx, actor, { id, change: { name, email, phone } }, now);
  // A forgotten password of the team is only ever set by mail.
  if ((await addresseeById(tx, id)) === undefined) throw invalidField('email', /*i18n*/ 'Email is required');
}

/**
 * Takes someone off the team. They stay a shopper and are logged out everywhere, because the devices may be the
 * shop's.
 */
export async function removeStaff(tx: Tx, actor: Actor, id: string, now: Instant): Promise<void> {
  const { role } = await standingOf(tx, id);
  if (role === 'user') throw notOnTeam();
  await changeStanding(tx, actor, { id, to: { role: 'user', permissions: [], owner: false } }, now);
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await tx.deleteFrom('team_members').where('user_id', '=', id).execute();
}

const notOnTeam = (): Failure => new Failure('not_found', /*office*/ 'This person is not staff.');
