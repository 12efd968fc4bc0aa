import { Failure } from '#base/failure.ts';
import { ratesOf } from '#identity/server/rates.ts';
import { countTry, uncountTry } from '#platform/http/rate-limit.ts';
import type { Platform } from '#platform/platform.ts';
import { isPasswordOf } from './password-hash.ts';

/**
 * Whether a password is that of the account with this e-mail address. A wrong one counts against the account, known or
 * not, wherever it is typed; each answer costs the same work. Counted beforehand: guesses at one moment all count.
 */
export async function isPasswordFor(
  platform: Platform,
  { email, passwordHash }: { email: string; passwordHash: string | null | undefined },
  password: string,
): Promise<boolean> {
  const { db, clock } = platform;
  const limit = ratesOf(platform).logInFailures;
  const now = clock.now();
  await countTry(db, limit, email, now);
  const isRight = await isPasswordOf(password, passwordHash);
  if (isRight) await uncountTry(db, limit, email, now);
  return isRight;
}

/** The one refusal of a login: it does not say whether the e-mail address or the password was wrong. */
export const wrongLogin = (): Failure => new Failure('signed_out', 'Invalid email or password');
