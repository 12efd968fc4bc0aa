import { AccountDeletion, Done, PersonalData, UserAnswer } from '#accounts/accounts.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { userJson } from './account-json.ts';
import { isPasswordFor } from './check-password.ts';
import { deleteAccount, type PersonalPart } from './commands/delete-account.ts';
import { signedIn, type SignedIn } from './guard.ts';
import { presentSession } from './present.ts';
import { credentialsOf, sessionsOf } from './queries.ts';

const tag = 'accounts';

/** The person who calls: who they are, all that the shop holds about them, and letting go of it. */
export function userRoutes(platform: Platform, parts: readonly PersonalPart[] = []) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/user',
    describe({
      tag,
      summary: 'Who I am',
      answers: { 200: UserAnswer },
      refuses: ['signed_out'],
      needsToken: true,
    }),
    signedIn,
    async (c) => {
      personal(c);
      return c.json({ user: await userJson(platform, c.get('actor').userId) });
    },
  );

  routes.get(
    '/user/data',
    describe({
      tag,
      summary: 'Download everything that the shop holds about me',
      answers: { 200: PersonalData },
      refuses: ['signed_out'],
      needsToken: true,
    }),
    signedIn,
    async (c) => {
      personal(c);
      c.header('Content-Disposition', 'attachment; filename="my-data.json"');
      const { userId, sessionId } = c.get('actor');
      const user = await userJson(platform, userId);
      const sessions = (await sessionsOf(db, userId, clock.now())).map((row) =>
        presentSession(row, sessionId),
      );
      const others: Record<string, unknown> = {};
      for (const part of parts) others[part.name] = await part.dataOf(db, userId);
      return c.json({ user, sessions, ...others });
    },
  );

  routes.delete(
    '/user',
    describe({
      tag,
      summary: 'Delete my account; orders stay without it',
      answers: { 200: Done },
      refuses: ['invalid', 'signed_out', 'conflict', 'too_many'],
      needsToken: true,
    }),
    signedIn,
    check('json', AccountDeletion),
    async (c) => {
      personal(c);
      const { userId } = c.get('actor');
      const known = await credentialsOf(db, userId);
      if (!known?.email) throw new Failure('signed_out', 'Please log in again.');
      const { email, password_hash: passwordHash } = known;
      const { password } = c.req.valid('json');
      // Who came by Google has no password: being logged in has to do.
      if (passwordHash !== null) {
        if (!password) throw invalidField('password', 'Password is required');
        const isRight = await isPasswordFor(platform, { email, passwordHash }, password);
        if (!isRight) throw invalidField('password', 'This is not your password');
      }
      await write(platform, (tx) => deleteAccount(tx, userId, parts, clock.now()));
      return c.json({ message: 'Your account is deleted.' });
    },
  );
  return routes;
}
