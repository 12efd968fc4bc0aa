import type { Context } from 'hono';
import { loginPhone } from '#base/phone.ts';
import type { SignUp } from '#identity/identity.ts';
import { countSlowedTry, forgetSlowedTries } from '#platform/http/limits/rate-limit.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { addAccount } from './commands/add-account.ts';
import { changeAccount } from './commands/change-account.ts';
import { tryLoginCode, useLoginCode, wrongCode, tryPhoneCode, usePhoneCode } from './commands/login-code.ts';
import { hashPassword, isPasswordOf } from './passwords/password-hash.ts';
import { ratesOf, whoTries } from './rates.ts';
import { askerIn } from './sender.ts';

/**
 * Signs up with a number that another account has, by the code that went to this phone. An account without an e-mail address
 * is the phone's own: it gets the new name and password, and all its devices are logged out. From an account with an e-mail
 * address the number moves to a new account.
 */
export async function signUpWithCode(
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
