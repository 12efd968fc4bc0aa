import { Navigate, Outlet, useLocation } from 'react-router';
import { loadWords } from '#browser/language/words.ts';
import { returnPath } from './return-path.ts';
import { useSession } from './session/session-store.ts';

await loadWords('account');
export const handle = { words: 'account' };

/** The layout of pages for guests. Somebody who is signed in is sent on to where they were going, or home. */
export default function GuestLayout() {
  const isSignedIn = useSession((session) => session.token !== undefined);
  const { search } = useLocation();
  return isSignedIn ? <Navigate to={returnPath(new URLSearchParams(search))} replace /> : <Outlet />;
}
