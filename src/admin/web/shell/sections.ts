import { type MiddlewareFunction, redirect } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { languageOf } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { isAllowed as mayDo, type User } from '#identity/identity.ts';
import { loginFor, refreshUser, restoreSession, useSession } from '#identity/web/public.ts';
import { MENU, type Section } from './menu.ts';

type Person = Pick<User, 'role' | 'permissions'>;

/** True if the person may open it; admins may open all. */
export const isAllowed = (person: Person, needs: Section['needs']): boolean =>
  needs === 'any' || person.role === 'admin' || (needs !== 'admin' && mayDo(person, needs));

/** The sections that someone sees. */
export const sectionsFor = (person: Person, sections: readonly Section[]): Section[] =>
  sections.filter(({ needs }) => isAllowed(person, needs));

/** The section that an address belongs to: the longest one that it starts with. */
export const sectionOf = (path: string): Section | undefined =>
  MENU.filter(
    (section) =>
      path === section.path || (section.path !== pageAddress('home') && path.startsWith(`${section.path}/`)),
  ).sort((one, other) => other.path.length - one.path.length)[0];

/**
 * Where someone who opens an address of the back office is sent instead, or undefined when they may stay. Staff who
 * ask for the dashboard come to the first part that they were given; everyone else who may not goes to the shop.
 */
export function redirectFor(person: Person, path: string): string | undefined {
  const section = sectionOf(path);
  if (section && section.needs !== 'any' && isAllowed(person, section.needs)) return undefined;
  // Where there is nothing, who works here is told so.
  if (!section && path.startsWith('/admin/') && firstPageOf(person) !== pageAddress('home')) return undefined;
  if (person.role === 'staff' && path === pageAddress('dashboard')) return firstPageOf(person);
  return pageAddress('home');
}

/**
 * A person's first page of the back office, which its link in the shop opens: for who looks after orders and nothing
 * above them, what is to be done with orders.
 */
export const firstPageOf = (person: Person): string =>
  person.role === 'staff' && mayDo(person, 'orders')
    ? officeAddress('orderQueue')
    : (sectionsFor(person, MENU).find(({ path }) => path !== pageAddress('home'))?.path ??
      pageAddress('home'));

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
