import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { GoogleFinish, GoogleStart, GoogleStarted, GoogleStatus } from '#identity/google.ts';
import { LoggedIn } from '#identity/log-in.ts';
import type { Config } from '#platform/config/config.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addAccount } from './commands/add-account.ts';
import { openSession, endOtherSessions } from './commands/open-session.ts';
import { voidResets } from './commands/reset-password.ts';
import { deviceOf } from './device.ts';
import { seal, unseal, signInFailed } from './google/pending.ts';
import type { openProvider, GoogleIdentity } from './google/provider.ts';
import { userJson } from './present.ts';
import { countAddress, ratesOf } from './rates.ts';

const tag = 'accounts';

/**
 * Sign-in with Google. The page keeps a secret and sends its hash when it starts. Google sends the browser back to the
 * login page, which completes the sign-in with Google's parameters and the secret. The answer is the same as for a
 * login. There is no cookie, and the server stores nothing.
 */
export function googleRoutes(platform: Platform) {
  const routes = newRoutes();
  const { clock, config, log } = platform;
  const rates = ratesOf(platform);

  routes.get(
    '/google',
    describe({ tag, summary: 'Whether sign-in with Google is set up', answers: { 200: GoogleStatus } }),
    (c) => {
      personal(c);
      return c.json({ configured: config.google !== undefined });
    },
  );

  routes.post(
    '/google/start',
    describe({
      tag,
      summary: 'Begin to sign in with Google',
      answers: { 200: GoogleStarted },
      refuses: ['invalid', 'not_found', 'too_many', 'unavailable'],
    }),
    check('json', GoogleStart),
    async (c) => {
      personal(c);
      const { clientSecret, newSecrets, addressFor } = await providerOf(platform);
      await countAddress(platform, c, rates.logIns);
      const secrets = newSecrets();
      const state = seal({ ...secrets, ...c.req.valid('json') }, clientSecret, clock.now());
      return c.json({ url: await addressFor(secrets, state) });
    },
  );

  routes.post(
    '/google',
    describe({
      tag,
      summary: 'End signing in with Google',
      answers: { 200: LoggedIn },
      refuses: ['invalid', 'signed_out', 'forbidden', 'not_found', 'too_many', 'unavailable'],
    }),
    check('json', GoogleFinish),
    async (c) => {
      personal(c);
      const { clientSecret, identify } = await providerOf(platform);
      await countAddress(platform, c, rates.logIns);
      const { secret, language, ...answer } = c.req.valid('json');
      const pending = unseal(answer.state, { clientSecret, secret, now: clock.now() });
      if (!pending) throw signInFailed();
      const identity = await identify(pending, answer);
      const device = deviceOf(c.req.header('user-agent'));
      const { userId, token } = await write(platform, async (tx) => {
        const id = await joinByGoogle(tx, { ...identity, language }, clock.now());
        const session = { userId: id, remember: pending.remember, device };
        return { userId: id, token: await openSession(tx, session, clock.now()) };
      });
      log.info('account.logged_in', { by: 'google', userId, requestId: c.get('requestId') });
      return c.json({ user: await userJson(platform, userId), token });
    },
  );
  return routes;
}

const opened = new WeakMap<Config, ReturnType<typeof openProvider>>();

/** The code for Google is loaded at the first sign-in, so shops without Google sign-in never load it. */
async function providerOf({ config, log }: Platform) {
  const { google, publicUrl } = config;
  if (!google || !publicUrl) throw new Failure('not_found', /*i18n*/ 'Google sign-in is not set up.');
  const provider =
    opened.get(config) ?? (await import('./google/provider.ts')).openProvider(google, publicUrl, log);
  opened.set(config, provider);
  return { ...provider, clientSecret: google.clientSecret };
}

/** The account for a Google identity: the one that it used before, the one with its e-mail address, or a new one. */
async function joinByGoogle(
  tx: Tx,
  { subject, email, name, language }: GoogleIdentity & { language?: Language | undefined },
  now: Instant,
): Promise<string> {
  const known = await tx
    .selectFrom('users')
    .select(['id'])
    .where('google_subject', '=', subject)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known) return known.id;
  const sameEmail = await tx
    .selectFrom('users')
    .select(['id', 'role', 'google_subject'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!sameEmail)
    return addAccount(
      tx,
      { name, email, phone: '', passwordHash: null, googleSubject: subject, language },
      now,
    );
  if (sameEmail.role !== 'user' || sameEmail.google_subject !== null) {
    throw new Failure(
      'forbidden',
      /*i18n*/ 'This e-mail address cannot log in with Google. Please use your password.',
    );
  }
  // Anybody can sign up with an address that is not theirs, but Google has verified this one. So the earlier password
  // is removed ('Forgot password' sets a new one), a phone is no login name any more, and all devices are logged out.
  await tx
    .updateTable('users')
    .set({ google_subject: subject, password_hash: null, login_phone: null, updated_at: now })
    .where('id', '=', sameEmail.id)
    .execute();
  await voidResets(tx, sameEmail.id);
  await endOtherSessions(tx, sameEmail.id);
  return sameEmail.id;
}
