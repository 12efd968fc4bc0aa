import type { Context } from 'hono';
import * as v from 'valibot';
import { loginPhone } from '#base/phone.ts';
import { Done, Sessions } from '#identity/identity.ts';
import { LogIn, LoggedIn, SignedUp, SignUp } from '#identity/log-in.ts';
import { describe } from '#platform/http/describe.ts';
import type { Asker } from '#platform/http/limits/fair-queue.ts';
import { countSlowedTry, forgetSlowedTries } from '#platform/http/limits/rate-limit.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addAccount } from './commands/add-account.ts';
import { changeAccount } from './commands/change-account.ts';
import { tryLoginCode, useLoginCode, wrongCode, tryPhoneCode, usePhoneCode } from './commands/login-code.ts';
import { logIn, endSession } from './commands/open-session.ts';
import { rememberDevice } from './commands/remember-device.ts';
import { deviceOf } from './device.ts';
import { type SignedIn, forShoppers } from './guard.ts';
import { isLoginPassword, wrongLogin } from './passwords/check-password.ts';
import { hashPassword, isPasswordOf } from './passwords/secrets.ts';
import { userJson, presentSession } from './present.ts';
import { accountByName, sessionsOf } from './queries/accounts.ts';
import { countAddress, ratesOf, whoTries } from './rates.ts';
import { askerIn } from './sender.ts';

const tag = 'accounts';
/** Routes for sign-up, login, logout, passwords and devices. */
export function authRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, log } = platform;
  const rates = ratesOf(platform);

  const signUpPlainly = async (sent: SignUp, by: Asker): Promise<string> => {
    const { name, email, phone, password, language } = sent;
    const passwordHash = await hashPassword(password, { by });
    const account = { name, email: email || null, phone, passwordHash, language };
    return write(platform, (tx) => addAccount(tx, account, clock.now()));
  };

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
      await countAddress(platform, c, rates.signUps);
      const sent = c.req.valid('json');
      const { code } = sent;
      const id =
        sent.noEmail && code !== undefined
          ? await signUpWithCode(platform, c, { ...sent, code })
          : await signUpPlainly(sent, askerIn(platform, c));
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
      summary: 'Log in with an e-mail address or a phone number',
      answers: { 200: LoggedIn },
      refuses: ['invalid', 'signed_out', 'too_many'],
    }),
    check('json', LogIn),
    async (c) => {
      personal(c);
      const { email: name, password, remember, devices } = c.req.valid('json');
      const account = await accountByName(db, name);
      const by = await whoTries(platform, c, { name, userId: account?.id, secrets: devices });
      if (by.device === undefined) await countAddress(platform, c, rates.logIns);
      const passwordHash = account?.password_hash;
      const isRight = await isLoginPassword(platform, { name, passwordHash }, password, by);
      if (!account || !passwordHash || !isRight) throw wrongLogin();
      const session = {
        userId: account.id,
        passwordHash,
        remember,
        device: deviceOf(c.req.header('user-agent')),
      };
      const opened = await write(platform, async (tx) => ({
        token: await logIn(tx, session, clock.now()),
        device: await rememberDevice(tx, { userId: account.id, known: by.device }, clock.now()),
      }));
      log.info('account.logged_in', { by: 'password', userId: account.id, requestId: c.get('requestId') });
      return c.json({ user: await userJson(platform, account.id), ...opened });
    },
  );
  return routes;
}

const route = forShoppers('accounts');

/** Routes for the devices on which a person is logged in. */
export function sessionRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();

  routes.post('/logout', route({ summary: 'Log out', answers: { 200: Done } }), async (c) => {
    const { userId, sessionId } = c.get('actor');
    await write(platform, (tx) => endSession(tx, userId, sessionId));
    return c.json({ message: 'You are signed out.' });
  });

  routes.get(
    '/sessions',
    route({
      summary: 'My devices',
      answers: { 200: Sessions },
    }),
    async (c) => {
      const { userId, sessionId } = c.get('actor');
      const rows = await sessionsOf(platform.db, userId, platform.clock.now());
      return c.json({ sessions: rows.map((row) => presentSession(row, sessionId)) });
    },
  );

  routes.delete(
    '/sessions/:id',
    route({
      summary: 'Log one of my devices out',
      answers: { 200: Done },
      refuses: ['not_found'],
    }),
    check('param', v.object({ id: v.string() })),
    async (c) => {
      await write(platform, (tx) => endSession(tx, c.get('actor').userId, c.req.valid('param').id));
      return c.json({ message: 'The device is signed out.' });
    },
  );
  return routes;
}

/**
 * Signs up with a number that another account has, by the code that went to this phone. An account without an e-mail address
 * is the phone's own: it gets the new name and password, and all its devices are logged out. From an account with an e-mail
 * address the number moves to a new account.
 */
async function signUpWithCode(
  platform: Platform,
  c: Context,
  { code, phone, name, password, language }: SignUp & { code: string },
): Promise<string> {
  const { db, clock } = platform;
  const { codes } = ratesOf(platform);
  const number = loginPhone(phone) ?? phone;
  const { who } = await whoTries(platform, c, { name: number, userId: undefined, secrets: [] });
  await countSlowedTry(db, codes, who, clock.now());
  const own = await tryLoginCode(db, number, clock.now());
  const given = own ?? (await tryPhoneCode(db, number, clock.now()));
  const by = askerIn(platform, c);
  if (!(await isPasswordOf(code, given?.codeHash, by)) || !given) throw wrongCode();
  const passwordHash = await hashPassword(password, { by });
  const id = await write(platform, async (tx) => {
    const now = clock.now();
    if (own) {
      await useLoginCode(tx, { ...own, passwordHash }, wrongCode, now);
      const actor = { userId: own.userId, sessionId: '' };
      await changeAccount(tx, actor, { id: own.userId, change: { name, language } }, now);
      return own.userId;
    }
    await usePhoneCode(tx, { phone: number, codeHash: given.codeHash }, wrongCode);
    return addAccount(tx, { name, email: null, phone, passwordHash, language, isShown: true }, now);
  });
  await forgetSlowedTries(db, codes, who);
  return id;
}
