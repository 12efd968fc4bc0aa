import type { Context } from 'hono';
import { clientAddress, clientNetwork } from '#platform/http/limits/client-address.ts';
import type { Asker } from '#platform/http/limits/fair-queue.ts';
import { countTry, type RateLimit, type SlowDown } from '#platform/http/limits/rate-limit.ts';
import type { Platform } from '#platform/platform.ts';
import { knownDevice } from './queries/callers.ts';
import { askerIn, knownAsker } from './sender.ts';

/** The configured request limits of a network address. Generous, because a whole village may share one. */
const limitsOf = ({ config: { rates } }: Platform) =>
  ({
    signUps: { name: 'sign-ups', most: rates.signUpsPerAddress, minutes: 10 },
    logIns: { name: 'logins', most: rates.logInsPerAddress, minutes: 10 },
    resets: { name: 'resets', most: rates.resetsPerAddress, minutes: 10 },
  }) as const satisfies Record<string, RateLimit>;

/** The limits that slow down repeated tries at one account, as configured. */
const slowDownsOf = ({ config: { rates } }: Platform) =>
  ({
    logInFailures: { name: 'login-failures', free: rates.logInFailuresPerAccount },
    ownPassword: { name: 'own-password', free: rates.logInFailuresPerAccount },
    resetMails: { name: 'reset-mails', free: rates.resetsPerAccount },
    codes: { name: 'login-codes', free: rates.resetsPerAccount },
    rescue: { name: 'recovery-codes', free: rates.resetsPerAccount },
    cards: { name: 'login-cards', free: rates.resetsPerAccount },
  }) as const satisfies Record<string, SlowDown>;

/** All limits of identity. */
export const ratesOf = (platform: Platform) => ({ ...limitsOf(platform), ...slowDownsOf(platform) });

/**
 * Wrong passwords for one account from anywhere. At `many` times the free tries of one network, the account counts as
 * under attack.
 */
export const ATTACKED = { name: 'login-failures-anywhere', minutes: 60, many: 10 } as const;
/** Wrong recovery codes for one account from anywhere; `many` as with passwords. */
export const RESCUE_ATTACKED = { name: 'recovery-codes-anywhere', minutes: 60, many: 10 } as const;

/** Wrong codes of login cards from anywhere; beyond `most` in this time typed codes are refused, and only QR codes read. */
export const CARDS_ATTACKED = { name: 'login-cards-anywhere', minutes: 60, most: 300, many: 10 } as const;

/** Counts a request for its network address; answers 429 beyond the limit. */
export const countAddress = (platform: Platform, c: Context, limit: RateLimit): Promise<void> =>
  countTry(platform.db, limit, clientAddress(c, platform.config.trustedProxies), platform.clock.now());

/**
 * The asker who tries an account. A known device is counted by itself, any other by its network; the same asker counts
 * in lines where work waits.
 */
export type Tried = { who: string; device: string | undefined; asker: Asker };

/**
 * Identifies the asker who tries the account with this login name. `secrets` are those of earlier logins that the
 * browser keeps. Tries count by the name as it was typed: counting an e-mail address and a phone together would reveal
 * to a stranger that both belong to one account.
 */
export async function whoTries(
  platform: Platform,
  c: Context,
  { name, userId, secrets }: { name: string; userId: string | undefined; secrets: readonly string[] },
): Promise<Tried> {
  const device = await knownDevice(platform.db, userId, secrets);
  const network = clientNetwork(c, platform.config.trustedProxies);
  const asker = device === undefined ? askerIn(platform, c) : knownAsker(device);
  return { who: device === undefined ? `${name} from ${network}` : `${name} on ${device}`, device, asker };
}
