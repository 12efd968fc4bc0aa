import { randomBytes } from 'node:crypto';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { hashPassword, isPasswordOf } from '#identity/server/passwords/secrets.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { endOtherSessions } from './open-session.ts';
import { voidResets } from './reset-password.ts';

const FIRST_ADMIN = 'admin@haat.local';

/**
 * Makes sure that the shop has an admin: the owner named in the configuration or, if none is named and there is no
 * admin yet, a first owner. That owner's random password is returned once, to be printed, unless the configuration has
 * a password. A configured password is applied only once, so that a restart does not undo a later change by the owner.
 */
export async function ensureAdmin(
  platform: Platform,
): Promise<{ email: string; password: string } | undefined> {
  const { password } = platform.config.admin;
  const hasOne = await hasAdmin(platform);
  const email = platform.config.admin.email ?? (password && (await firstAdminIfOurs(platform, hasOne)));
  const now = platform.clock.now();
  if (email && password) {
    await ensureConfigured(platform, { email, password });
    return undefined;
  }
  if (password)
    platform.log.warn('admin.password_not_used', { reason: 'ADMIN_EMAIL does not say whose it is' });
  if (hasOne) return undefined;
  const random = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(random);
  const isMade = await write(platform, (tx) => makeFirstOwner(tx, passwordHash, now));
  return isMade ? { email: FIRST_ADMIN, password: random } : undefined;
}

/**
 * A configured password without an e-mail address is the first owner's: of a new shop, or of one that was begun that
 * way.
 */
async function firstAdminIfOurs({ db }: Platform, hasOne: boolean): Promise<string | undefined> {
  if (!hasOne) return FIRST_ADMIN;
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', FIRST_ADMIN)
    .where('owner', '=', 1)
    .where('configured_password_hash', 'is not', null)
    .executeTakeFirst();
  return known && FIRST_ADMIN;
}

async function ensureConfigured(
  platform: Platform,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, clock } = platform;
  const known = await db
    .selectFrom('users')
    .select(['owner', 'configured_password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isGiven = await isPasswordOf(password, known?.configured_password_hash);
  if (isGiven && known?.owner === 1) return;
  const passwordHash = isGiven ? undefined : await hashPassword(password);
  await write(platform, (tx) => makeOwner(tx, { email, passwordHash }, clock.now()));
}

const hasAdmin = async ({ db }: Platform): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function makeOwner(
  tx: Tx,
  { email, passwordHash }: { email: string; passwordHash: string | undefined },
  now: Instant,
): Promise<void> {
  const change = {
    role: 'admin',
    owner: 1,
    permissions: '',
    updated_at: now,
    ...(passwordHash !== undefined && {
      password_hash: passwordHash,
      configured_password_hash: passwordHash,
    }),
  } as const;
  const { id } = await tx
    .insertInto('users')
    .values({ id: newId(), ...ADMIN, email, phone: '', created_at: now, ...change })
    .onConflict((row) => row.column('email').doUpdateSet(change))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (passwordHash === undefined) return;
  // Everybody who was logged in with the old password is logged out.
  await endOtherSessions(tx, id);
  await voidResets(tx, id);
}

const ADMIN = { name: 'Admin', search: searchTextOf('Admin') };

/** Two processes may start at once on an empty database: the first makes the owner, the other finds one. */
async function makeFirstOwner(tx: Tx, passwordHash: string, now: Instant): Promise<boolean> {
  const owner = { role: 'admin', owner: 1, password_hash: passwordHash, updated_at: now } as const;
  const made = await tx
    .insertInto('users')
    .values({ id: newId(), ...ADMIN, email: FIRST_ADMIN, phone: '', created_at: now, ...owner })
    .onConflict((row) => row.column('email').doUpdateSet(owner).where('users.role', '!=', 'admin'))
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
