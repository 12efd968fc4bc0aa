import { Failure } from '#base/failure.ts';
import {
  ATTACKED,
  ratesOf,
  type RESCUE_ATTACKED,
  type CARDS_ATTACKED,
  type Tried,
} from '#identity/server/rates.ts';
import { knownAsker } from '#identity/server/sender.ts';
import {
  countOne,
  triesOf,
  countSlowedTry,
  forgetSlowedTries,
  type SlowDown,
} from '#platform/http/limits/rate-limit.ts';
import type { Platform } from '#platform/platform.ts';
import { isPasswordOf } from './secrets.ts';

type Login = { name: string; passwordHash: string | null | undefined };

/**
 * Checks the password for a login name. Wrong tries are counted by their sender, also for login names without an
 * account: an unknown network slows down only itself, and a known device is counted apart from the rest. Every answer
 * takes the same work.
 */
export async function isLoginPassword(
  platform: Platform,
  { name, passwordHash }: Login,
  password: string,
  by: Tried,
): Promise<boolean> {
  const { logInFailures } = ratesOf(platform);
  const tries = { name, slowDown: logInFailures, anywhere: ATTACKED };
  return isRightByName(platform, tries, by.who, () => isPasswordOf(password, passwordHash, by.asker));
}

/** The secret that is tried for a login name: how its tries are slowed down, and how all of them are counted. */
type TriesByName = {
  name: string;
  slowDown: SlowDown;
  anywhere: typeof ATTACKED | typeof RESCUE_ATTACKED | typeof CARDS_ATTACKED;
};

/** Checks a secret for a login name, as `isLoginPassword` does it. */
export async function isRightByName(
  platform: Platform,
  { name, slowDown, anywhere }: TriesByName,
  who: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { db, clock } = platform;
  const everywhere = await triesOf(db, anywhere, name, clock.now());
  // When an account is attacked from many networks at once, each of them has only one free try.
  const isAttacked = everywhere >= anywhere.many * slowDown.free;
  const isRight = await isRightFor(
    platform,
    { slowDown: isAttacked ? { ...slowDown, free: 1 } : slowDown, who },
    check,
  );
  if (!isRight) await countOne(db, anywhere, name, clock.now());
  return isRight;
}

/** Checks the password of the logged-in caller. These tries are counted apart from those of strangers. */
export const isOwnPassword = (
  platform: Platform,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
  password: string,
): Promise<boolean> =>
  isRightFor(platform, { slowDown: ratesOf(platform).ownPassword, who: userId }, () =>
    isPasswordOf(password, passwordHash, knownAsker(userId)),
  );

/** Counted before checking, so that simultaneous guesses all count. */
async function isRightFor(
  { db, clock }: Platform,
  { slowDown, who }: { slowDown: SlowDown; who: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  await countSlowedTry(db, slowDown, who, clock.now());
  const isRight = await check();
  if (isRight) await forgetSlowedTries(db, slowDown, who);
  return isRight;
}

/** The only failure of a login. It does not say whether the e-mail address or the password was wrong. */
export const wrongLogin = (): Failure => new Failure('signed_out', /*i18n*/ 'Invalid email or password');
