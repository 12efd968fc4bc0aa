import { inLanguage } from '#base/language/language.ts';
import { keepLanguage, pageLanguage, readLanguage } from '#browser/language/language-choice.ts';
import type { LoggedIn, LogIn } from '#identity/log-in.ts';
import { landingOf } from '../return-path.ts';
import { keepWanted } from '../wanted-adds.ts';
import { startSession } from './session-store.ts';

/**
 * Starts the session after a login. The layout of the guest pages then opens the page that was asked for. If no
 * language was chosen on this device, the account's language is used from then on.
 */
export function finishLogin(
  loggedIn: LoggedIn,
  { remember, question }: { remember: boolean; question: URLSearchParams },
): void {
  keepWanted(question);
  startSession(loggedIn, remember);
  const { language } = loggedIn.user;
  if (!language || readLanguage() !== undefined) return;
  keepLanguage(language);
  if (language !== pageLanguage())
    window.location.replace(inLanguage(landingOf(loggedIn.user, question), language));
}

type Credentials = Pick<LogIn, 'email' | 'password'>;

let kept: Credentials | undefined;

/** Keeps the credentials of a sign-up in memory while this page is open, for the Login button of the success dialog. */
export const rememberSignup = (credentials: Credentials): void => {
  kept = credentials;
};

/** The credentials of the sign-up. They can be taken once, and are gone after a reload. */
export function takeSignup(): Credentials | undefined {
  const credentials = kept;
  kept = undefined;
  return credentials;
}
