import { isRouteErrorResponse, Link, Outlet, useLocation, useRevalidator, useRouteError } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { CallFailed } from '#browser/api-client.ts';
import { loadWords } from '#browser/words.ts';
import { useSession } from '#identity/web/public.ts';
import { UnsentOrder } from '#orders/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Toasts } from '#ui/toast.tsx';
import { guard } from './guard.ts';
import { firstPageOf, sectionOf } from './sections.ts';
import { Shell } from './shell.tsx';
import styles from '#admin/web/admin.css?url';

// Forms of the back office say what the server says to shoppers, too.
await Promise.all([loadWords('account'), loadWords('office')]);
export const handle = { words: ['account', 'office'] };

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = () => [{ title: 'Back office' }, { name: 'robots', content: 'noindex' }];
export const clientMiddleware = [guard];

/** The server does not know who is logged in, so the page is filled in the browser. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Shown until it is known who is logged in. */
export const HydrateFallback = () => (
  <div className="flex min-h-dvh bg-shelf" aria-busy="true">
    <span className="hidden w-64 shrink-0 border-r border-line bg-paper md:block" />
    <main className="grid flex-1 content-start gap-4 p-4 pt-20 md:p-6">
      <h1 className="sr-only">Back office</h1>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-64 w-full" />
      <noscript>The back office needs JavaScript. The shop itself works without.</noscript>
    </main>
  </div>
);

export default function AdminLayout() {
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <div className="pointer-events-none fixed inset-x-0 bottom-14 z-30 md:bottom-0 print:hidden">
        <UnsentOrder />
      </div>
      <Toasts />
    </>
  );
}

/**
 * Shown when a page could not be loaded: what happened, and a retry; for something that does not exist, a link to its
 * list.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = (error instanceof CallFailed || isRouteErrorResponse(error)) && error.status === 404;
  return (
    <Shell>
      <section role="alert" className="mx-auto mt-12 grid max-w-md justify-items-center gap-4 text-center">
        <h1 className="text-xl font-bold">{isMissing ? 'Page not found' : 'This page could not be shown'}</h1>
        <p className="text-base break-words">{sentenceOf(error)}</p>
        {isMissing ? (
          <WayBack />
        ) : (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        )}
      </section>
    </Shell>
  );
}

const LISTS: readonly string[] = (['adminOrders', 'adminProducts', 'customers'] as const).map((page) =>
  pageAddress(page),
);

/** Leads from what there is not to the list that it would be in, or to where this person's work begins. */
function WayBack() {
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const section = sectionOf(pathname) ?? (user && sectionOf(firstPageOf(user)));
  if (!section) return null;
  const isCustomer = section.path === pageAddress('customerDetails');
  const { path, label } = (isCustomer && sectionOf(pageAddress('customers'))) || section;
  return (
    <Link to={path} className={buttonClass('primary')}>
      {LISTS.includes(path) ? `All ${label.toLowerCase()}` : label}
    </Link>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallFailed) return error.message;
  if (isRouteErrorResponse(error) && error.status === 404) return 'There is nothing at this address.';
  return 'The back office made a mistake. Please try again.';
}
