import * as v from 'valibot';
import { Failure, invalidField } from '#base/failure.ts';
import { AccountDeletion, AddedEmail, Business, BusinessForm, PersonalData } from '#customers/customers.ts';
import { Done, EditedUser, User, UserAnswer } from '#identity/identity.ts';
import {
  userJson,
  deleteAccount,
  type PersonalPart,
  type SignedIn,
  forShoppers,
  isOwnPassword,
  orNameTaken,
  presentSession,
  credentialsOf,
  sessionsOf,
} from '#identity/server/public.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { businessNow, keepBusiness } from './business.ts';
import { addEmail, editProfile } from './commands.ts';

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

  routes.get(
    '/user/business',
    route({
      summary: 'The business registered for GST that I buy for',
      answers: { 200: Business },
    }),
    async (c) => c.json(await businessNow(db, c.get('actor').userId)),
  );

  routes.put(
    '/user/business',
    route({
      summary: 'Say for which business registered for GST I buy; without a number, for none',
      answers: { 200: Business },
      refuses: ['invalid'],
    }),
    check('json', BusinessForm),
    async (c) => {
      const { userId } = c.get('actor');
      await write(platform, (tx) => keepBusiness(tx, userId, c.req.valid('json'), clock.now()));
      return c.json(await businessNow(db, userId));
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
      await expectOwnPassword(platform, userId, c.req.valid('json').password);
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
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('param', v.object({ id: v.string() })),
    check('json', EditedUser),
    async (c) => {
      const actor = c.get('actor');
      if (c.req.valid('param').id !== actor.userId)
        throw new Failure('not_found', /*i18n*/ 'This is not your account.');
      await orNameTaken(write(platform, (tx) => editProfile(tx, actor, c.req.valid('json'), clock.now())));
      return c.json(await userJson(platform, actor.userId));
    },
  );

  routes.post(
    '/email',
    route({
      summary: 'Add an e-mail address to my account, which has none',
      answers: { 200: User },
      refuses: ['invalid', 'conflict', 'too_many'],
    }),
    check('json', AddedEmail),
    async (c) => {
      const actor = c.get('actor');
      const { email, password } = c.req.valid('json');
      await expectOwnPassword(platform, actor.userId, password);
      await orNameTaken(write(platform, (tx) => addEmail(tx, actor, email, clock.now())));
      return c.json(await userJson(platform, actor.userId));
    },
  );
  return routes;
}

/** Throws unless this is the caller's password. Who signed up with Google has none: being logged in is enough. */
async function expectOwnPassword(
  platform: Platform,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const known = await credentialsOf(platform.db, userId);
  if (!known) throw new Failure('signed_out', /*i18n*/ 'Please log in again.');
  const { password_hash: passwordHash } = known;
  if (passwordHash === null) return;
  if (!password) throw invalidField('password', /*i18n*/ 'Password is required');
  const isRight = await isOwnPassword(platform, { userId, passwordHash }, password);
  if (!isRight) throw invalidField('password', /*i18n*/ 'This is not your password');
}
