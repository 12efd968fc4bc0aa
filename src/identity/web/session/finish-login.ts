import { keep } from '#browser/storage.ts';
import type { LoggedIn } from '#identity/identity.ts';
import { startSession } from './session-store.ts';

/** Storage key, read by the storefront: a guest tapped 'Please Login to Add', and the product is added after login. */
const PENDING_ADD = 'pendingAdd';

/**
 * Starts the session after a login. The layout of the guest pages then sends the person on to where they were going.
 */
export function finishLogin(
  loggedIn: LoggedIn,
  { remember, question }: { remember: boolean; question: URLSearchParams },
): void {
  const product = question.get('add');
  if (product) keep(PENDING_ADD, product, 'session');
  startSession(loggedIn, remember);
}
