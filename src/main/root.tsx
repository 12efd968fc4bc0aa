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

/** What every page knows of the shop. The same for whoever asks: a page is kept for everybody. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db } = context.get(platformContext);
  return { shop: shopInfoOf(await readSettings(db), new URL(request.url).origin) };
}

/** Loaded with the first page and kept; whoever changes the settings in this tab has it read anew. */
export const shouldRevalidate = mustReloadShop;

export const links = () => [
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
];

/** The document around every page, and around what stands in its place when it fails. */
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

/** Everything of one person begins in the browser: a stored token loads who it stands for. */
export default function Root() {
  const token = useSession((session) => session.token);
  useEffect(() => {
    restoreSession();
  }, []);
  useEffect(() => {
    // Without an answer the shop works on with what it kept; the next call says what is wrong.
    if (token) void Promise.allSettled([refreshUser()]);
  }, [token]);
  return <Outlet />;
}

/** What is shown when a page could not be made at all. */
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
