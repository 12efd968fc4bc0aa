import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { isAllowed, type User } from '#identity/identity.ts';

const GUEST_PAGES = (['login', 'loginCard', 'signup', 'forgotPassword', 'resetPassword'] as const).map(
  (page) => pageAddress(page),
);

/**
 * The page to open after login. Only addresses inside the shop are accepted (they begin with one slash), so that a link
 * cannot lead from the login to a forged page.
 */
export function returnPath(question: URLSearchParams): string {
  const to = question.get('returnTo') ?? pageAddress('home');
  // Browsers treat a backslash as a slash and ignore tabs and line breaks.
  const isOurs = /^\/(?![/\\])[^\\\t\r\n]*$/.test(to);
  return isOurs && !isForGuests(to) ? to : pageAddress('home');
}

/**
 * The page after a login: the one that was asked for; else the home page for shoppers, and their own work for people of
 * the shop, also where they logged in from the home page.
 */
export const landingOf = (
  user: Pick<User, 'role' | 'permissions'> | undefined,
  question: URLSearchParams,
): string =>
  user && user.role !== 'user' && returnPath(question) === pageAddress('home')
    ? workOf(user)
    : returnPath(question);

/**
 * The first screen of the office: the dashboard for the owner, the board for staff with the orders, the rounds for
 * riders; else the office's first.
 */
function workOf(user: Pick<User, 'role' | 'permissions'>): string {
  if (user.role === 'admin') return pageAddress('dashboard');
  if (isAllowed(user, 'orders')) return officeAddress('orderQueue');
  return isAllowed(user, 'rounds') ? officeAddress('rides') : pageAddress('dashboard');
}

const isForGuests = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  return GUEST_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
};

const never = () => () => undefined;

/** True once scripts have taken over the page; false on the server and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The query of the address (`returnTo`, `add`), to be passed on from one guest page to the next. Pages are rendered the
 * same for all, so it is empty until scripts have taken over.
 */
export function useTakenAlong(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}

/** Marks a link that passes the query on, also if it is tapped before scripts are loaded (`late-start.ts`). */
export const TAKES_ALONG = { 'data-takes-along': '' };
