import { randomBytes } from 'node:crypto';
import { Failure, invalidField } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Actor, StaffCard } from '#identity/identity.ts';
import { hashPassword, newToken, tokenHash } from '#identity/server/passwords/secrets.ts';
import type { Asker } from '#platform/http/limits/fair-queue.ts';
import { write } from '#platform/http/routes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { newCode } from './login-code.ts';
import { endOtherSessions, openSession } from './open-session.ts';
import { standingOf } from './standing.ts';

const CARD_FOR = 7 * 24 * 60 * 60_000;
/** A phone that got no answer may ask again for so long. */
const ASKS_AGAIN_FOR = 10 * 60_000;

/** The salt of the cards that stand, or a new one. Cards made in one moment may have two; then a code is hashed twice. */
const saltsOf = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('staff_cards').select('salt').distinct().limit(3).execute()).map(({ salt }) => salt);
const newSalt = (): string => randomBytes(16).toString('base64');
const hashCode = (code: string, salt: string, by?: Asker): Promise<string> =>
  hashPassword(code, { salt: Buffer.from(salt, 'base64'), ...(by && { by }) });

/**
 * Makes the login card of a person of staff. An earlier card is void, and every phone of this person is logged out: who
 * gets a new card lost the old phone, or changes it.
 */
export async function giveStaffCard(platform: Platform, actor: Actor, id: string): Promise<StaffCard> {
  const { db, clock } = platform;
  const [code, token] = [newCode(), newToken()];
  const salt = (await saltsOf(db))[0] ?? newSalt();
  const codeHash = await hashCode(code, salt);
  const expiresAt = await write(platform, async (tx) => {
    const now = clock.now();
    await expectStaff(tx, id);
    const card = {
      code_hash: codeHash,
      token_hash: tokenHash(token),
      salt,
      created_at: now,
      expires_at: after(now, CARD_FOR),
      used_at: null,
      used_by: null,
    };
    await tx
      .insertInto('staff_cards')
      .values({ user_id: id, ...card })
      .onConflict((earlier) => earlier.column('user_id').doUpdateSet(card))
      .execute();
    await endOtherSessions(tx, id);
    await recordAudit(tx, { actor, entity: 'account', entityId: id, action: 'login card made' }, now);
    return card.expires_at;
  });
  return { code, token, expiresAt };
}

/** Takes back a card that was not used; done again, it changes nothing. */
export async function takeCardBack(tx: Tx, actor: Actor, id: string, now: Instant): Promise<void> {
  await expectStaff(tx, id);
  const card = await tx
    .deleteFrom('staff_cards')
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!card) return;
  await recordAudit(tx, { actor, entity: 'account', entityId: id, action: 'login card taken back' }, now);
}

/** Throws unless this is staff: an admin's account is not opened by eight digits. */
async function expectStaff(tx: Tx, id: string): Promise<void> {
  const { role } = await standingOf(tx, id);
  if (role === 'user') throw new Failure('not_found', /*office*/ 'This person is not staff.');
  if (role === 'admin')
    throw new Failure('conflict', /*office*/ 'Admins log in with a password. An owner can give them a code.');
}

/** A card that may log a phone in: whose it is, and the hash of the secret with which this phone asks. */
type FoundCard = { userId: string; tokenHash: string; usedBy: string };

const validCards = (db: Db | Tx, ask: string, now: Instant) =>
  db
    .selectFrom('staff_cards')
    .select(['user_id as userId', 'token_hash as tokenHash'])
    .where('expires_at', '>', now)
    .where((card) =>
      card.or([
        card('used_at', 'is', null),
        card.and([card('used_by', '=', ask), card('used_at', '>', after(now, -ASKS_AGAIN_FOR))]),
      ]),
    );

/** Finds the card of a QR code. */
export async function cardByToken(
  db: Db,
  { token, ask }: { token: string; ask: string },
  now: Instant,
): Promise<FoundCard | undefined> {
  const usedBy = tokenHash(ask);
  const card = await validCards(db, usedBy, now)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return card && { ...card, usedBy };
}

/** Finds the card of a typed code. It costs the same work when the shop has no card. */
export async function cardByCode(
  db: Db,
  { code, ask, by }: { code: string; ask: string; by: Asker },
  now: Instant,
): Promise<FoundCard | undefined> {
  const salts = await saltsOf(db);
  const hashes: string[] = [];
  for (const salt of salts.length === 0 ? [newSalt()] : salts) hashes.push(await hashCode(code, salt, by));
  const usedBy = tokenHash(ask);
  const card = await validCards(db, usedBy, now).where('code_hash', 'in', hashes).executeTakeFirst();
  return card && { ...card, usedBy };
}

/** Uses up a card: logs the phone in and returns its bearer token. Two phones with one card: one is refused. */
export async function useCard(
  tx: Tx,
  { userId, tokenHash: hash, usedBy }: FoundCard,
  device: string,
  now: Instant,
): Promise<string> {
  const used = await tx
    .updateTable('staff_cards')
    .set({ used_at: now, used_by: usedBy })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where((card) => card.or([card('used_at', 'is', null), card('used_by', '=', usedBy)]))
    .returning('user_id')
    .executeTakeFirst();
  const account = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .where('role', '=', 'staff')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!used || !account) throw wrongCard();
  const actor = { userId, name: account.name };
  await recordAudit(tx, { actor, entity: 'account', entityId: userId, action: 'logged in by card' }, now);
  return openSession(tx, { userId, remember: true, device }, now);
}

/** The failure of a card that is wrong, used, taken back or too old. */
export const wrongCard = (): Failure =>
  invalidField('code', /*i18n*/ 'This card is not valid any more. Ask the shop for a new one.');
