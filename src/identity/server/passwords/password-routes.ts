import { Failure, invalidField } from '#base/failure.ts';
import {
  CodeRequest,
  CodeReset,
  CodeWays,
  PasswordReset,
  PasswordWasReset,
  ResetRequest,
} from '#identity/forgotten.ts';
import { Done } from '#identity/identity.ts';
import { PasswordChange } from '#identity/log-in.ts';
import { queueCodeText, waitingTexts } from '#identity/server/code-text-job.ts';
import { changePassword } from '#identity/server/commands/change-account.ts';
import { codeByToken, tryLoginCode, useLoginCode, wrongCode } from '#identity/server/commands/login-code.ts';
import { newDevice } from '#identity/server/commands/remember-device.ts';
import {
  deadLink,
  resetOf,
  resetPassword,
  queueResetMail,
} from '#identity/server/commands/reset-password.ts';
import { type SignedIn, forShoppers } from '#identity/server/guard.ts';
import { credentialsOf, accountByEmail } from '#identity/server/queries/accounts.ts';
import { countAddress, ratesOf, whoTries } from '#identity/server/rates.ts';
import { askerIn } from '#identity/server/sender.ts';
import { expectTextLeft, type OwnerOfTexts } from '#identity/server/text-shares.ts';
import { describe } from '#platform/http/describe.ts';
import { strangersNetwork } from '#platform/http/limits/client-address.ts';
import { countOne, countSlowedTry, forgetSlowedTries } from '#platform/http/limits/rate-limit.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import { wasDone } from '#platform/once/once.ts';
import type { Platform } from '#platform/platform.ts';
import { isOwnPassword } from './check-password.ts';
import { hashPassword, isPasswordOf } from './secrets.ts';

const tag = 'accounts';
/** The limit of reset mails for one mailbox, over all senders. */
const ASKED = { name: 'reset-mails-anywhere', minutes: 60 };
const route = forShoppers(tag);

/** Routes for changing a password, and for setting a new one by mail or by a code of the shop. */
export function passwordRoutes(platform: Platform, ofOwner: OwnerOfTexts) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;
  const rates = ratesOf(platform);
  const note = (event: string, userId: string, requestId: string): void =>
    platform.log.info(event, { userId, requestId });

  routes.post(
    '/reset-password-request',
    describe({
      tag,
      summary: 'Ask for a reset mail',
      answers: { 200: Done },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', ResetRequest),
    async (c) => {
      personal(c);
      const { email, devices } = c.req.valid('json');
      const account = await accountByEmail(db, email);
      const tries = { name: email, userId: account?.id, secrets: devices };
      const { who, device } = await whoTries(platform, c, tries);
      if (device === undefined) await countAddress(platform, c, rates.resets);
      await countSlowedTry(db, rates.resetMails, who, clock.now());
      const asked = await countOne(db, ASKED, email, clock.now());
      const isSpare = asked > rates.resetMails.free;
      const origin = linkOrigin(platform.config, c);
      await write(platform, (tx) => queueResetMail(tx, { email, origin, isSpare }, clock.now()));
      return c.json({ message: 'Email Sent Successfully' });
    },
  );

  routes.post(
    '/reset-password',
    describe({
      tag,
      summary: 'Set a new password by the link of a mail or of the shop’s message',
      answers: { 200: PasswordWasReset },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', PasswordReset),
    async (c) => {
      personal(c);
      await countAddress(platform, c, rates.resets);
      const { email, token, password } = c.req.valid('json');
      // Checked before hashing, so that made-up links cost no work. The command checks again and marks the link as
      // used.
      const now = clock.now();
      const code = email.includes('@') ? undefined : await codeByToken(db, { phone: email, token }, now);
      const reset = code ?? (await resetOf(db, { email, token }, now));
      if (!reset) throw deadLink();
      const passwordHash = await hashPassword(password, { by: askerIn(platform, c) });
      const device = await write(platform, async (tx) => {
        if (code) await useLoginCode(tx, { ...code, passwordHash }, deadLink, clock.now());
        else await resetPassword(tx, { email, token, passwordHash }, clock.now());
        return newDevice(tx, reset.userId, clock.now());
      });
      note('account.password_reset', reset.userId, c.get('requestId'));
      return c.json({ message: 'Password Reset Successfully!', device });
    },
  );

  routes.get(
    '/reset-password-code',
    describe({ tag, summary: 'Whether a code can be sent as a text message', answers: { 200: CodeWays } }),
    (c) => {
      personal(c);
      return c.json({ bySms: platform.config.sms !== undefined });
    },
  );

  routes.post(
    '/reset-password-code-request',
    describe({
      tag,
      summary: 'Ask for a code as a text message',
      answers: { 200: Done },
      refuses: ['invalid', 'not_found', 'too_many', 'over_limit'],
    }),
    check('json', CodeRequest),
    async (c) => {
      personal(c);
      const { sms } = platform.config;
      if (!sms) throw new Failure('not_found', /*i18n*/ 'This shop sends no text messages.');
      const { phone } = c.req.valid('json');
      await countAddress(platform, c, rates.resets);
      const { who } = await whoTries(platform, c, { name: phone, userId: undefined, secrets: [] });
      await countSlowedTry(db, rates.resetMails, who, clock.now());
      const { phone: shopPhone, aDay } = await ofOwner();
      const network = strangersNetwork(c, platform.config.trustedProxies);
      const shares = { phone, network, shopPhone, aDay: aDay ?? sms.perDay };
      await write(platform, async (tx) => {
        await expectTextLeft(tx, { ...shares, waiting: await waitingTexts(tx) }, clock.now());
        await queueCodeText(tx, phone, clock.now());
      });
      return c.json({ message: 'If this phone has an account here, the code is on its way.' });
    },
  );

  routes.post(
    '/reset-password-code',
    describe({
      tag,
      summary: 'Set a new password by the code that the shop handed out',
      answers: { 200: PasswordWasReset },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', CodeReset),
    async (c) => {
      personal(c);
      await countAddress(platform, c, rates.resets);
      const { phone, code, password } = c.req.valid('json');
      const { who, asker } = await whoTries(platform, c, { name: phone, userId: undefined, secrets: [] });
      await countSlowedTry(db, rates.codes, who, clock.now());
      const given = await tryLoginCode(db, phone, clock.now());
      // A phone that was given no code costs the same work as a wrong code.
      if (!(await isPasswordOf(code, given?.codeHash, asker)) || !given) throw wrongCode();
      const passwordHash = await hashPassword(password, { by: asker });
      const device = await write(platform, async (tx) => {
        await useLoginCode(tx, { ...given, passwordHash }, wrongCode, clock.now());
        return newDevice(tx, given.userId, clock.now());
      });
      await forgetSlowedTries(db, rates.codes, who);
      note('account.password_reset', given.userId, c.get('requestId'));
      return c.json({ message: 'Password Reset Successfully!', device });
    },
  );

  routes.post(
    '/change-password',
    route({
      summary: 'Change my password; my other devices are logged out',
      answers: { 200: Done },
      refuses: ['invalid', 'conflict', 'too_many'],
    }),
    check('json', PasswordChange),
    async (c) => {
      const actor = c.get('actor');
      const { currentPassword, password } = c.req.valid('json');
      const known = await credentialsOf(db, actor.userId);
      if (!known) throw new Failure('signed_out', /*i18n*/ 'Please log in again.');
      const { password_hash: from } = known;
      const own = { userId: actor.userId, passwordHash: from };
      // Once it is changed, the password that is sent again is no longer the current one.
      if (!(await wasDone(platform)) && !(await isOwnPassword(platform, own, currentPassword)))
        throw invalidField('currentPassword', /*i18n*/ 'This is not your current password');
      const to = await hashPassword(password, { by: askerIn(platform, c) });
      await write(platform, (tx) => changePassword(tx, actor, { from, to }, clock.now()));
      note('account.password_changed', actor.userId, c.get('requestId'));
      return c.json({ message: 'Password Changed Successfully!' });
    },
  );
  return routes;
}
