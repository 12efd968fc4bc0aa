import { Navigate, Outlet, useLocation } from 'react-router';
import { loadWords } from '#browser/language/words.ts';
import { landingOf } from './return-path.ts';
import { useSession } from './session/session-store.ts';

await loadWords('account');
export const handle = { words: 'account' };

/** The layout of pages for guests. Somebody who is signed in is sent on to where they were going, or to where they begin. */
export default function GuestLayout() {
  const { token, user } = useSession();
  const { search } = useLocation();
  if (token === undefined) return <Outlet />;
  return <Navigate to={landingOf(user, new URLSearchParams(search))} replace />;
}
