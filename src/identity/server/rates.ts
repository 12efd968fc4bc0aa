import type { Context } from 'hono';
import { clientAddress, clientNetwork } from '#platform/http/limits/client-address.ts';
import { countTry, type RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { SlowDown } from '#platform/http/limits/slow-down.ts';
import type { Platform } from '#platform/platform.ts';
import { knownDevice } from './queries/known-device.ts';

/** How often a network address may ask, as configured: generous, because a whole village may share one. */
const limitsOf = ({ config: { rates } }: Platform) =>
  ({
    signUps: { name: 'sign-ups', most: rates.signUpsPerAddress, minutes: 10 },
    logIns: { name: 'logins', most: rates.logInsPerAddress, minutes: 10 },
    resets: { name: 'resets', most: rates.resetsPerAddress, minutes: 10 },
  }) as const satisfies Record<string, RateLimit>;

/** What slows down whoever tries one account again and again, as configured. */
const slowDownsOf = ({ config: { rates } }: Platform) =>
  ({
    logInFailures: { name: 'login-failures', free: rates.logInFailuresPerAccount },
    ownPassword: { name: 'own-password', free: rates.logInFailuresPerAccount },
    resetMails: { name: 'reset-mails', free: rates.resetsPerAccount },
  }) as const satisfies Record<string, SlowDown>;

/** Every limit on trying accounts. */
export const ratesOf = (platform: Platform) => ({ ...limitsOf(platform), ...slowDownsOf(platform) });

/** Wrong passwords for one account from anywhere; with `many` times what one network has free, it is guessed at. */
export const ATTACKED = { name: 'login-failures-anywhere', minutes: 60, many: 10 } as const;

/** Counts a request against what its network address may do; answers 429 beyond that. */
export const countAddress = (platform: Platform, c: Context, limit: RateLimit): Promise<void> =>
  countTry(platform.db, limit, clientAddress(c, platform.config.trustedProxies), platform.clock.now());

/** Who tries an account: a device that was logged in before counts by itself, any other with its network. */
export type Tried = { who: string; device: string | undefined };

/** Finds out who tries the account with this e-mail address; `secrets` is what the browser keeps of earlier logins. */
export async function whoTries(
  platform: Platform,
  c: Context,
  { email, secrets }: { email: string; secrets: readonly string[] },
): Promise<Tried> {
  const device = await knownDevice(platform.db, email, secrets);
  const network = clientNetwork(c, platform.config.trustedProxies);
  return { who: device === undefined ? `${email} from ${network}` : `${email} on ${device}`, device };
}
