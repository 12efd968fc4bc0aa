import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { refreshUser, restoreSession, useSession } from '#identity/web/session/session-store.ts';
import { platformContext } from '#platform/http/page-context.ts';
import { readSettings } from '#settings/server/queries.ts';
import { shopInfoOf, mustReloadShop } from '#settings/web/use-shop.ts';
import icon from './icon.svg?url';
import theme from '#ui/look/theme.css?url';

/** The shop's data for every page. It is the same for everybody, because pages are kept for everybody. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db } = context.get(platformContext);
  return { shop: shopInfoOf(await readSettings(db), new URL(request.url).origin) };
}

/** Loaded with the first page and kept, until somebody changes the settings in this tab. */
export const shouldRevalidate = mustReloadShop;

export const links = () => [
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
];

/** The document around every page and around every error page. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.answerHeldTap?.();
    delete window.answerHeldTap;
  }, []);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FFFCF6" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Personal data is loaded in the browser: a stored token tells who is logged in. */
export default function Root() {
  const token = useSession((session) => session.token);
  useEffect(() => {
    restoreSession();
  }, []);
  useEffect(() => {
    // Without an answer the page goes on with what was kept; the next call reports what is wrong.
    if (token) void Promise.allSettled([refreshUser()]);
  }, [token]);
  return <Outlet />;
}

/** The page that is shown when a page failed to render. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl place-content-center gap-4 p-6 text-center">
      <title>{isMissing ? 'Page not found' : 'The shop made a mistake'}</title>
      <h1 className="text-2xl font-bold">{isMissing ? 'Page not found' : 'The shop made a mistake'}</h1>
      <p>
        {isMissing
          ? 'Sorry, we couldn’t find the page you’re looking for.'
          : 'This page could not be made just now. Your cart is safe; please try again in a moment.'}
      </p>
      <p>
        <a href={pageAddress('home')} className="text-leaf underline">
          Go to the shop’s home page
        </a>
      </p>
    </main>
  );
}
