import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';

const GUEST_PAGES = (['login', 'signup', 'forgotPassword', 'resetPassword'] as const).map((page) =>
  pageAddress(page),
);

/**
 * Where somebody was going when they were asked to log in. Only an address inside the shop counts: it begins with one
 * slash, so that no link can send people from our login to a page that only looks like ours.
 */
export function returnPath(question: URLSearchParams): string {
  const to = question.get('returnTo') ?? pageAddress('home');
  // Browsers read a backslash as a slash and pass over tabs and line breaks.
  const isOurs = /^\/(?![/\\])[^\\\t\r\n]*$/.test(to);
  return isOurs && !isForGuests(to) ? to : pageAddress('home');
}

const isForGuests = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  return GUEST_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
};

/** The address of the login page for somebody who was going elsewhere; `add` names a product to put into the cart then. */
export const loginFor = (path: string, { add }: { add?: string } = {}): string =>
  pageAddress('login', { returnTo: path, add });

const never = () => () => undefined;

/** Whether scripts have taken over the page; the same for everybody until then, as the server rendered it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * What came with the address (`returnTo`, `add`), to be taken along from one guest page to the next. Pages are rendered
 * once for everybody, so it is empty until scripts have taken over.
 */
export function useTakenAlong(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
