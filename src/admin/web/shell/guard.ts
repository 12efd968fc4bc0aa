import { type MiddlewareFunction, redirect } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { languageOf } from '#base/language/language.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { loginFor, refreshUser, restoreSession, useSession } from '#identity/web/public.ts';
import { redirectFor } from './sections.ts';

/**
 * Guards every page of the back office: checks access before a page loads data. The server checks each call again; this
 * check only spares the user an empty screen.
 */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const address = languageOf(url.pathname + url.search).address;
  const { pathname } = new URL(address, url.origin);
  const isSignedIn = restoreSession();
  const { user } = useSession.getState();
  if (!isSignedIn || !user) leaveFor(loginFor(address));
  const elsewhere = redirectFor(user, pathname);
  if (elsewhere) leaveFor(elsewhere);
  const results = await next();
  await leaveIfRefused(results, address);
};

/** Stops loading a page and goes elsewhere; a middleware of the router does so by throwing a redirect. */
function leaveFor(address: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way
  throw redirect(address);
}

/** An expired token leads to the login, a revoked permission to the shop. */
async function leaveIfRefused(results: unknown, goingTo: string): Promise<void> {
  for (const { result } of Object.values(results as Record<string, { result: unknown }>)) {
    if (!(result instanceof CallFailed)) continue;
    if (result.status === 401) leaveFor(loginFor(goingTo));
    if (result.status === 403) {
      await refreshUser();
      leaveFor(pageAddress('home'));
    }
  }
}
