import { type Actor, LogIn, LoggedIn, SignedUp, SignUp, UserAnswer } from '#accounts/accounts.ts';
import { Failure } from '#base/failure.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';
import { addAccount } from './commands/add-account.ts';
import { openSession } from './commands/open-session.ts';
import { deviceOf } from './device.ts';
import { signedIn, type SignedIn } from './guard.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { presentUser } from './present.ts';
import { accountByEmail, userById } from './queries.ts';

const tag = 'accounts';

/** Signing up, logging in and out. */
export function authRoutes(platform: Platform) {
  const routes = newRoutes<{ actor: Actor }>();
  const { db, clock } = platform;

  routes.post(
    '/signup',
    describe({
      tag,
      summary: 'Sign up',
      answers: { 201: SignedUp },
      refuses: ['invalid', 'conflict', 'too_many'],
    }),
    check('json', SignUp),
    async (c) => {
      personal(c);
      const { name, email, phone, password } = c.req.valid('json');
      const passwordHash = await hashPassword(password);
      const id = await write(platform, (tx) =>
        addAccount(tx, { name, email, phone, passwordHash }, clock.now()),
      );
      return c.json(
        { message: 'User Created Successfully!' as const, user: await userJson(platform, id) },
        201,
      );
    },
  );

  routes.post(
    '/login',
    describe({
      tag,
      summary: 'Log in',
      answers: { 200: LoggedIn },
      refuses: ['invalid', 'signed_out', 'too_many'],
    }),
    check('json', LogIn),
    async (c) => {
      personal(c);
      const { email, password, remember } = c.req.valid('json');
      const account = await accountByEmail(db, email);
      const isRight = await isPasswordOf(password, account?.password_hash);
      if (!account || !isRight) throw new Failure('signed_out', 'Invalid email or password');
      const session = { userId: account.id, remember, device: deviceOf(c.req.header('user-agent')) };
      const token = await write(platform, (tx) => openSession(tx, session, clock.now()));
      return c.json({ user: await userJson(platform, account.id), token });
    },
  );
  return routes;
}

/** The person who calls. */
export function userRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
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
  return routes;
}

/** The person as handed out; a person who was deleted meanwhile is logged out. */
async function userJson({ db }: Platform, id: string) {
  const row = await userById(db, id);
  if (!row) throw new Failure('signed_out', 'Please log in again.');
  return presentUser(row);
}
