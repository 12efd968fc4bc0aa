import { Navigate, Outlet, useLocation } from 'react-router';
import { loadWords } from '#browser/language/words.ts';
import { landingOf } from './return-path.ts';
import { useSession } from './session/session-store.ts';

await loadWords('account');
export const handle = { words: 'account' };

/** Layout of pages for guests. Signed-in callers are sent on to the page they asked for, or to their start page. */
export default function GuestLayout() {
  const { token, user } = useSession();
  const { search } = useLocation();
  if (token === undefined) return <Outlet />;
  return <Navigate to={landingOf(user, new URLSearchParams(search))} replace />;
}
