import { Failure, invalidField } from '#base/failure.ts';
import type { Db } from '#db/schema.ts';
import { PasswordWasReset, RescueRequest, RescueReset } from '#identity/forgotten.ts';
import { PrintedCodes, RescueCodes, RescueState } from '#identity/identity.ts';
import { newDevice } from '#identity/server/commands/remember-device.ts';
import {
  confirmRescueCodes,
  keepRescueCodes,
  newPaper,
  rescueCodeOf,
  saltOf,
  useRescueCode,
  wrongRescueCode,
} from '#identity/server/commands/rescue-codes.ts';
import { forAdmins, type SignedIn } from '#identity/server/guard.ts';
import { isOwnPassword, isRightByName } from '#identity/server/passwords/check-password.ts';
import { hashPassword } from '#identity/server/passwords/secrets.ts';
import { accountByName, credentialsOf } from '#identity/server/queries/accounts.ts';
import { countAddress, ratesOf, RESCUE_ATTACKED, whoTries } from '#identity/server/rates.ts';
import { askerIn } from '#identity/server/sender.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

const tag = 'accounts';
const route = forAdmins(tag);

/** Routes for recovery codes: their paper, and a new password by one of them. */
export function rescueRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;
  const rates = ratesOf(platform);

  routes.post(
    '/rescue',
    describe({
      tag,
      summary: 'Set a new password by a recovery code',
      answers: { 200: PasswordWasReset },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', RescueReset),
    async (c) => {
      personal(c);
      const { email: name, code, password, devices } = c.req.valid('json');
      const account = await accountByName(db, name);
      const by = await whoTries(platform, c, { name, userId: account?.id, secrets: devices });
      if (by.device === undefined) await countAddress(platform, c, rates.resets);
      let found: { userId: string; place: number; codeHash: string } | undefined;
      const tries = { name, slowDown: rates.rescue, anywhere: RESCUE_ATTACKED };
      const isRight = await isRightByName(platform, tries, by.who, async () => {
        // A name without an account, or without codes, costs the same work as a wrong code.
        const userId = account?.id ?? name;
        const codeHash = await hashPassword(code, { by: by.asker, salt: saltOf(userId) });
        const valid = await rescueCodeOf(db, { userId, codeHash }, clock.now());
        found = valid && { userId, codeHash, place: valid.place };
        return found !== undefined;
      });
      if (!isRight || !found) throw wrongRescueCode();
      const used = { ...found, passwordHash: await hashPassword(password, { by: by.asker }) };
      const device = await write(platform, async (tx) => {
        await useRescueCode(tx, used, clock.now());
        return newDevice(tx, used.userId, clock.now());
      });
      const event = { userId: used.userId, requestId: c.get('requestId') };
      platform.log.info('account.password_reset', event);
      return c.json({ message: 'Password Reset Successfully!', device });
    },
  );

  routes.get(
    '/rescue-codes',
    route({ summary: 'Whether I have recovery codes, and which were used', answers: { 200: RescueState } }),
    async (c) => c.json(await rescueStateOf(db, c.get('actor').userId)),
  );

  routes.post(
    '/rescue-codes',
    route({
      summary: 'Make new recovery codes for myself; the earlier ones count until these are confirmed',
      answers: { 201: RescueCodes },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', RescueRequest),
    async (c) => {
      const actor = c.get('actor');
      const known = await credentialsOf(db, actor.userId);
      if (!known) throw new Failure('signed_out', /*i18n*/ 'Please log in again.');
      const own = { userId: actor.userId, passwordHash: known.password_hash };
      if (!(await isOwnPassword(platform, own, c.req.valid('json').password)))
        throw invalidField('password', /*i18n*/ 'This is not your current password');
      const paper = await newPaper(actor.userId, askerIn(platform, c));
      const madeAt = clock.now();
      const codeHashes = paper.map(({ codeHash }) => codeHash);
      await write(platform, (tx) =>
        keepRescueCodes(tx, actor, { codeHashes, passwordHash: own.passwordHash }, madeAt),
      );
      return c.json({ codes: paper.map(({ code }) => code), madeAt }, 201);
    },
  );

  routes.post(
    '/rescue-codes/confirmation',
    route({
      summary: 'Say that my new recovery codes are on paper; the earlier ones are void',
      answers: { 200: RescueState },
      refuses: ['invalid', 'conflict'],
    }),
    check('json', PrintedCodes),
    async (c) => {
      const { userId } = c.get('actor');
      const { madeAt } = c.req.valid('json');
      await write(platform, (tx) => confirmRescueCodes(tx, userId, madeAt));
      return c.json(await rescueStateOf(db, userId));
    },
  );
  return routes;
}

/** The state of an account's paper of recovery codes. */
async function rescueStateOf(db: Db, userId: string): Promise<RescueState> {
  const rows = await db
    .selectFrom('rescue_codes')
    .select(['place', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('place', '>', 0)
    .orderBy('place')
    .execute();
  const waiting = await db
    .selectFrom('new_rescue_codes')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    madeAt: rows[0]?.created_at ?? null,
    used: rows.filter(({ used_at }) => used_at !== null).map(({ place }) => place),
    waiting: waiting?.created_at ?? null,
  };
}
