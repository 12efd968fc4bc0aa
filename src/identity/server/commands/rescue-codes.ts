import { createHash, randomInt } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { Failure, invalidField } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { type Actor, CODES_ON_PAPER, type TeamCode } from '#identity/identity.ts';
import { asWritten, codeOf } from '#identity/rescue.ts';
import { hashPassword } from '#identity/server/passwords/secrets.ts';
import type { Asker } from '#platform/http/limits/fair-queue.ts';
import { write } from '#platform/http/routes.ts';
import { type AuditActor, recordAudit } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { CODE_FOR } from './login-code.ts';
import { endOtherSessions } from './open-session.ts';
import { voidResets } from './reset-password.ts';
import { expectMayRescue, standingOf } from './standing.ts';
import { tellOwners } from './tell-owners.ts';

/** The place of a code that was handed out; those of a paper have 1 to 8. */
const HANDED_OUT = 0;

/**
 * The salt for an account's recovery codes. All of an account have the same, so that one hash is compared with every
 * code, and a wrong code costs as much work as one for a name without an account.
 */
export const saltOf = (userIdOrName: string): Buffer =>
  createHash('sha256').update(`recovery codes of ${userIdOrName}`).digest().subarray(0, 16);

/** A new code for an account, as people write it, and the hash of it that is stored. */
async function newRescueCode(userId: string, by?: Asker): Promise<{ code: string; codeHash: string }> {
  const code = codeOf(randomInt);
  const codeHash = await hashPassword(code, { salt: saltOf(userId), ...(by && { by }) });
  return { code: asWritten(code), codeHash };
}

/** The codes of a new paper, each another. */
export async function newPaper(userId: string, by: Asker): Promise<{ code: string; codeHash: string }[]> {
  const paper = new Map<string, { code: string; codeHash: string }>();
  while (paper.size < CODES_ON_PAPER) {
    const made = await newRescueCode(userId, by);
    paper.set(made.code, made);
  }
  return [...paper.values()];
}

/** Stores new codes of the caller's paper. They count at once; the earlier paper ends when the new one is confirmed. */
export async function keepRescueCodes(
  tx: Tx,
  actor: Actor,
  { codeHashes, passwordHash }: { codeHashes: readonly string[]; passwordHash: string | null },
  now: Instant,
): Promise<void> {
  const { userId } = actor;
  // The row of the account is written first, so that two papers made at once wait for each other.
  const isStillRight = await tx
    .updateTable('users')
    .set({ updated_at: now })
    .where('id', '=', userId)
    .where('role', '=', 'admin')
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!isStillRight) throw new Failure('signed_out', /*i18n*/ 'Please log in again.');
  await tx.deleteFrom('new_rescue_codes').where('user_id', '=', userId).execute();
  const rows = codeHashes.map((hash, at) => ({
    user_id: userId,
    place: at + 1,
    code_hash: hash,
    created_at: now,
  }));
  await tx.insertInto('new_rescue_codes').values(rows).execute();
  await recordAudit(tx, { actor, entity: 'account', entityId: userId, action: 'recovery codes made' }, now);
}

/**
 * Ends the caller's earlier paper, because the codes made at this time are printed; so does a code that was handed out. Said
 * twice, it is done once.
 */
export async function confirmRescueCodes(tx: Tx, userId: string, madeAt: Instant): Promise<void> {
  if (await replacePaper(tx, userId, { created_at: madeAt })) return;
  const counts = await tx
    .selectFrom('rescue_codes')
    .select('place')
    .where('user_id', '=', userId)
    .where('created_at', '=', madeAt)
    .where('place', '>', HANDED_OUT)
    .executeTakeFirst();
  if (!counts) throw new Failure('conflict', /*office*/ 'Newer codes were made since. Only those count.');
}

/** Puts the waiting paper that has such a code in the place of the earlier one; false if there is none, or another was faster. */
async function replacePaper(
  tx: Tx,
  userId: string,
  of: { created_at: Instant } | { code_hash: string },
): Promise<boolean> {
  const [column, value] = Object.entries(of)[0] as ['created_at' | 'code_hash', string];
  const isWaiting = await tx
    .selectFrom('new_rescue_codes')
    .select('place')
    .where('user_id', '=', userId)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!isWaiting) return false;
  const rows = await tx.deleteFrom('new_rescue_codes').where('user_id', '=', userId).returningAll().execute();
  if (rows.length === 0) return false;
  await tx.deleteFrom('rescue_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('rescue_codes')
    .values(rows.map((row) => ({ ...row, expires_at: null })))
    .execute();
  return true;
}

/**
 * Hands out a code for another admin. It works once, for 30 minutes. Sessions end only when it is used. It opens the
 * account, so only an owner hands it out, or for an owner an admin whom an owner named; the owners are told then.
 */
export async function giveTeamCode(platform: Platform, actor: Actor, id: string): Promise<TeamCode> {
  const { code, codeHash } = await newRescueCode(id);
  return write(platform, async (tx) => {
    const standing = await standingOf(tx, id);
    if (standing.role === 'user') throw new Failure('not_found', /*office*/ 'This person is not staff.');
    if (id === actor.userId)
      throw new Failure('conflict', /*office*/ 'This is you. Change your password in your profile.');
    if (standing.role === 'staff')
      throw new Failure('conflict', /*office*/ 'Staff log in by a login card. Make one on the team page.');
    expectMayRescue(actor, standing);
    const now = platform.clock.now();
    if (standing.owner && !actor.owner) await tellOwners(tx, { of: id, by: actor.name }, now);
    return { code, ...(await keepTeamCode(tx, actor, { id, codeHash }, now)) };
  });
}

/** Hands out a code for a person of the team as the server. Who may log in to the server may do so for all. */
export async function giveTeamCodeAtServer(platform: Platform, name: string, id: string): Promise<TeamCode> {
  const { code, codeHash } = await newRescueCode(id);
  const actor = { userId: null, name };
  return write(platform, async (tx) => ({
    code,
    ...(await keepTeamCode(tx, actor, { id, codeHash }, platform.clock.now())),
  }));
}

async function keepTeamCode(
  tx: Tx,
  actor: AuditActor,
  { id, codeHash }: { id: string; codeHash: string },
  now: Instant,
): Promise<{ loginNames: string[]; expiresAt: Instant }> {
  const account = await tx
    .updateTable('users')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('role', 'in', ['admin', 'staff'])
    .where('deleted_at', 'is', null)
    .returning(['email', 'login_phone'])
    .executeTakeFirst();
  if (!account) throw new Failure('not_found', /*i18n*/ 'There is no such account.');
  const expiresAt = after(now, CODE_FOR);
  await tx.deleteFrom('rescue_codes').where('user_id', '=', id).where('place', '=', HANDED_OUT).execute();
  await tx
    .insertInto('rescue_codes')
    .values({ user_id: id, place: HANDED_OUT, code_hash: codeHash, created_at: now, expires_at: expiresAt })
    .execute();
  await recordAudit(tx, { actor, entity: 'account', entityId: id, action: 'login code given' }, now);
  return { loginNames: [account.login_phone, account.email].filter((name) => name !== null), expiresAt };
}

/** True for codes that were neither used nor have expired. */
const isValidAt = (now: Instant) => (row: ExpressionBuilder<Schema, 'rescue_codes'>) =>
  row.and([row('used_at', 'is', null), row.or([row('expires_at', 'is', null), row('expires_at', '>', now)])]);

/** Finds the valid code of an account by its hash, also on a paper that waits. */
export async function rescueCodeOf(
  db: Db | Tx,
  { userId, codeHash }: { userId: string; codeHash: string },
  now: Instant,
): Promise<{ place: number } | undefined> {
  const counts = await db
    .selectFrom('rescue_codes')
    .select('place')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where(isValidAt(now))
    .executeTakeFirst();
  const waits = await db
    .selectFrom('new_rescue_codes')
    .select('place')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return counts ?? waits;
}

/**
 * Uses up a code: sets the new password and logs out every device. One of a paper that waits proves that it is printed, and ends
 * the earlier paper. Two who show one code at once: one is refused.
 */
export async function useRescueCode(
  tx: Tx,
  {
    userId,
    place,
    codeHash,
    passwordHash,
  }: Record<'userId' | 'codeHash' | 'passwordHash', string> & { place: number },
  now: Instant,
): Promise<void> {
  await replacePaper(tx, userId, { code_hash: codeHash });
  const used = await tx
    .updateTable('rescue_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('code_hash', '=', codeHash)
    .where(isValidAt(now))
    .returning('place')
    .executeTakeFirst();
  if (!used) throw wrongRescueCode();
  const account = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .where('role', 'in', ['admin', 'staff'])
    .where('deleted_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (!account) throw wrongRescueCode();
  await voidResets(tx, userId);
  await endOtherSessions(tx, userId);
  const action = place === HANDED_OUT ? 'password set by a login code' : 'password set by a recovery code';
  const actor = { userId, name: account.name };
  await recordAudit(tx, { actor, entity: 'account', entityId: userId, action }, now);
}

/** The failure of a code that is wrong, used or expired, or of a name that has none. */
export const wrongRescueCode = (): Failure =>
  invalidField('code', /*i18n*/ 'This code is not right, or it was used. Please try another one.');
