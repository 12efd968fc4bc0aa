import { Failure } from '#base/failure.ts';
import { ATTACKED, ratesOf, type Tried } from '#identity/server/rates.ts';
import { countOne, triesOf } from '#platform/http/limits/rate-limit.ts';
import { countSlowedTry, forgetSlowedTries, type SlowDown } from '#platform/http/limits/slow-down.ts';
import type { Platform } from '#platform/platform.ts';
import { isPasswordOf } from './password-hash.ts';

type Login = { email: string; passwordHash: string | null | undefined };

/**
 * Whether a password opens the account with this e-mail address. Wrong ones are counted, whether there is such an
 * account or not, for whoever tries: a network that nobody has logged in from can slow down itself only, and a known
 * device passes by all others. Each answer costs the same work.
 */
export async function isLoginPassword(
  platform: Platform,
  { email, passwordHash }: Login,
  password: string,
  by: Tried,
): Promise<boolean> {
  const { db, clock } = platform;
  const { logInFailures } = ratesOf(platform);
  const everywhere = await triesOf(db, ATTACKED, email, clock.now());
  // Where an account is guessed at from many networks at once, none of them gets more than one guess for nothing.
  const isAttacked = everywhere >= ATTACKED.many * logInFailures.free;
  const slowDown = isAttacked ? { ...logInFailures, free: 1 } : logInFailures;
  const isRight = await isRightFor(platform, { slowDown, who: by.who }, password, passwordHash);
  if (!isRight) await countOne(db, ATTACKED, email, clock.now());
  return isRight;
}

/** Whether somebody who is logged in knows their own password. Counted apart: what strangers try is not theirs. */
export const isOwnPassword = (
  platform: Platform,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
  password: string,
): Promise<boolean> =>
  isRightFor(platform, { slowDown: ratesOf(platform).ownPassword, who: userId }, password, passwordHash);

/** Counted beforehand: guesses at one moment all count. */
async function isRightFor(
  { db, clock }: Platform,
  { slowDown, who }: { slowDown: SlowDown; who: string },
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  await countSlowedTry(db, slowDown, who, clock.now());
  const isRight = await isPasswordOf(password, passwordHash);
  if (isRight) await forgetSlowedTries(db, slowDown, who);
  return isRight;
}

/** The one refusal of a login: it does not say whether the e-mail address or the password was wrong. */
export const wrongLogin = (): Failure => new Failure('signed_out', 'Invalid email or password');
