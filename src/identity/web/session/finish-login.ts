import { inLanguage } from '#base/language/language.ts';
import { keepLanguage, pageLanguage, readLanguage } from '#browser/language/language-choice.ts';
import { keep } from '#browser/storage.ts';
import type { LoggedIn } from '#identity/identity.ts';
import { landingOf } from '../return-path.ts';
import { startSession } from './session-store.ts';

/** Storage key, read by the storefront: a guest tapped 'Please Login to Add', and the product is added after login. */
const PENDING_ADD = 'pendingAdd';

/**
 * Starts the session after a login. The layout of the guest pages then sends the person on to where they were going. On a
 * device where nobody chose a language yet, it is the account's from then on.
 */
export function finishLogin(
  loggedIn: LoggedIn,
  { remember, question }: { remember: boolean; question: URLSearchParams },
): void {
  const product = question.get('add');
  if (product) keep(PENDING_ADD, product, 'session');
  startSession(loggedIn, remember);
  const { language } = loggedIn.user;
  if (!language || readLanguage() !== undefined) return;
  keepLanguage(language);
  if (language !== pageLanguage())
    window.location.replace(inLanguage(landingOf(loggedIn.user, question), language));
}
