import { Navigate, Outlet, useSearchParams } from 'react-router';
import { returnPath } from './return-path.ts';
import { useSession } from './session/session-store.ts';

/** The pages of those who are not signed in: whoever is goes on to where they were going, or home. */
export default function GuestLayout() {
  const isSignedIn = useSession((session) => session.token !== undefined);
  const [question] = useSearchParams();
  return isSignedIn ? <Navigate to={returnPath(question)} replace /> : <Outlet />;
}
