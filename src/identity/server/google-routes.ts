import { Failure } from '#base/failure.ts';
import { GoogleFinish, GoogleStart, GoogleStarted, GoogleStatus } from '#identity/google.ts';
import { LoggedIn } from '#identity/identity.ts';
import type { Config } from '#platform/config/config.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { userJson } from './present.ts';
import { joinByGoogle } from './commands/join-by-google.ts';
import { openSession } from './commands/sessions/open-session.ts';
import { deviceOf } from './device.ts';
import { seal, unseal, signInFailed } from './google/pending.ts';
import type { openProvider } from './google/provider.ts';
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
  if (!google || !publicUrl) throw new Failure('not_found', 'Google sign-in is not set up.');
  const provider =
    opened.get(config) ?? (await import('./google/provider.ts')).openProvider(google, publicUrl, log);
  opened.set(config, provider);
  return { ...provider, clientSecret: google.clientSecret };
}
