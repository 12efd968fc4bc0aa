import { type MiddlewareFunction, Navigate, Outlet, redirect, useLocation } from 'react-router';
import { languageOf } from '#base/language/language.ts';
import { loadWords } from '#browser/language/words.ts';
import { NeedsScripts } from '#ui/page/needs-scripts.tsx';
import { loginFor } from './login-address.ts';
import { restoreSession, useSession } from './session/session-store.ts';

await loadWords('account');
export const handle = { words: 'account' };

/** Before personal pages load: sends callers who are not signed in to the login, from where they come back. */
export const clientMiddleware: MiddlewareFunction[] = [
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way
    if (!restoreSession()) throw redirect(loginFor(languageOf(pathname + search).address));
  },
];

/** Layout of pages for signed-in users. If the session ends meanwhile, the login page opens and leads back. */
export default function SignedInLayout() {
  const isSignedOut = useSession((session) => session.restored && session.token === undefined);
  const { pathname, search } = useLocation();
  if (isSignedOut) return <Navigate to={loginFor(pathname + search)} replace />;
  return (
    <>
      <div className="page not-has-[p]:hidden pt-6">
        <NeedsScripts />
      </div>
      <Outlet />
    </>
  );
}
