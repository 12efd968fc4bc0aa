import * as v from 'valibot';
import { Failure, invalidField } from '#base/failure.ts';
import { AccountDeletion, PersonalData } from '#customers/customers.ts';
import { Done, EditedUser, User, UserAnswer } from '#identity/identity.ts';
import {
  userJson,
  deleteAccount,
  type PersonalPart,
  type SignedIn,
  forShoppers,
  isOwnPassword,
  presentSession,
  credentialsOf,
  sessionsOf,
} from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { editProfile } from './commands/edit-profile.ts';

const route = forShoppers('accounts');

/** Routes about the caller: who they are, everything the shop stores about them, and deleting it. */
export function userRoutes(platform: Platform, parts: readonly PersonalPart[] = []) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/user',
    route({
      summary: 'Who I am',
      answers: { 200: UserAnswer },
    }),
    async (c) => {
      return c.json({ user: await userJson(platform, c.get('actor').userId) });
    },
  );

  routes.get(
    '/user/data',
    route({
      summary: 'Download everything that the shop holds about me',
      answers: { 200: PersonalData },
    }),
    async (c) => {
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
    route({
      summary: 'Delete my account; orders stay without it',
      answers: { 200: Done },
      refuses: ['invalid', 'conflict', 'too_many'],
    }),
    check('json', AccountDeletion),
    async (c) => {
      const { userId } = c.get('actor');
      const known = await credentialsOf(db, userId);
      if (!known?.email) throw new Failure('signed_out', 'Please log in again.');
      const { password_hash: passwordHash } = known;
      const { password } = c.req.valid('json');
      // Someone who signed up with Google has no password: being logged in is enough.
      if (passwordHash !== null) {
        if (!password) throw invalidField('password', 'Password is required');
        const isRight = await isOwnPassword(platform, { userId, passwordHash }, password);
        if (!isRight) throw invalidField('password', 'This is not your password');
      }
      await write(platform, (tx) => deleteAccount(tx, userId, parts, clock.now()));
      return c.json({ message: 'Your account is deleted.' });
    },
  );
  return routes;
}

/** Changing one's own account, under `/api/auth`. */
export function profileRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { clock } = platform;

  routes.patch(
    '/:id',
    route({
      summary: 'Change my name, phone and addresses',
      answers: { 200: User },
      refuses: ['invalid', 'not_found'],
    }),
    check('param', v.object({ id: v.string() })),
    check('json', EditedUser),
    async (c) => {
      const { userId } = c.get('actor');
      if (c.req.valid('param').id !== userId) throw new Failure('not_found', 'This is not your account.');
      await write(platform, (tx) => editProfile(tx, userId, c.req.valid('json'), clock.now()));
      return c.json(await userJson(platform, userId));
    },
  );
  return routes;
}
