import { Failure, invalidField } from '#base/failure.ts';
import { Done, PasswordChange, PasswordReset, PasswordWasReset, ResetRequest } from '#identity/identity.ts';
import { changePassword } from '#identity/server/commands/change-password.ts';
import { deadLink, resetOf, resetPassword } from '#identity/server/commands/reset-password.ts';
import { newDevice } from '#identity/server/commands/sessions/remember-device.ts';
import { queueResetMail } from '#identity/server/emails/reset-mail-job.ts';
import { type SignedIn, forShoppers } from '#identity/server/guard.ts';
import { credentialsOf } from '#identity/server/queries.ts';
import { countAddress, ratesOf, whoTries } from '#identity/server/rates.ts';
import { describe } from '#platform/http/describe.ts';
import { countOne } from '#platform/http/limits/rate-limit.ts';
import { countSlowedTry } from '#platform/http/limits/slow-down.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { isOwnPassword } from './check-password.ts';
import { hashPassword } from './password-hash.ts';

const tag = 'accounts';
/** The limit of reset mails for one mailbox, whoever asks. */
const ASKED = { name: 'reset-mails-anywhere', minutes: 60 };
const route = forShoppers(tag);

/** Routes for changing a password, and for setting a new one by mail. */
export function passwordRoutes(platform: Platform) {
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
      const { who, device } = await whoTries(platform, c, { email, secrets: devices });
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
      summary: 'Set a new password by the link of a mail',
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
      const reset = await resetOf(db, { email, token }, clock.now());
      if (!reset) throw deadLink();
      const passwordHash = await hashPassword(password);
      const device = await write(platform, async (tx) => {
        await resetPassword(tx, { email, token, passwordHash }, clock.now());
        return newDevice(tx, reset.userId, clock.now());
      });
      note('account.password_reset', reset.userId, c.get('requestId'));
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
      if (!known?.email) throw new Failure('signed_out', 'Please log in again.');
      const { password_hash: from } = known;
      if (!(await isOwnPassword(platform, { userId: actor.userId, passwordHash: from }, currentPassword))) {
        throw invalidField('currentPassword', 'This is not your current password');
      }
      const to = await hashPassword(password);
      await write(platform, (tx) => changePassword(tx, actor, { from, to }, clock.now()));
      note('account.password_changed', actor.userId, c.get('requestId'));
      return c.json({ message: 'Password Changed Successfully!' });
    },
  );
  return routes;
}
