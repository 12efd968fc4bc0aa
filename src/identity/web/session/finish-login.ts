import { keep } from '#browser/storage.ts';
import type { LoggedIn } from '#identity/identity.ts';
import { startSession } from './session-store.ts';

/** What is kept for the shop window: a guest tapped 'Please Login to Add', and the product is added after login. */
const PENDING_ADD = 'pendingAdd';

/** Lets somebody in who logged in; the guest pages' layout then sends them on to where they were going. */
export function finishLogin(
  loggedIn: LoggedIn,
  { remember, question }: { remember: boolean; question: URLSearchParams },
): void {
  const product = question.get('add');
  if (product) keep(PENDING_ADD, product, 'session');
  startSession(loggedIn, remember);
}
