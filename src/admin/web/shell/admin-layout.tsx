import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  useRevalidator,
  useRouteError,
  type MetaArgs,
} from 'react-router';
import { AlarmBelow, OfficeAlarm } from '#alarm/web/admin/public.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { loadWords } from '#browser/language/words.ts';
import { AskBeforeSignOut } from '#cart/web/public.ts';
import { WaitersContext } from '#catalogue/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { UnsentOrder } from '#orders/web/public.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { readTypedDigits } from '#ui/form/typed-digits.ts';
import { NotFoundText } from '#ui/page/not-found-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Toasts } from '#ui/toast/toast.tsx';
import { Waiters } from '#wishes/web/admin/public.ts';
import { firstPageOf, redirectFor, sectionOf, guard } from './sections.ts';
import { Shell } from './shell.tsx';
import { WaitingChanges } from './waiting-changes.tsx';
import styles from '#admin/web/admin.css?url';

readTypedDigits();

// Forms of the back office say what the server says to shoppers, too.
await Promise.all([loadWords('account'), loadWords('office')]);
export const handle = { words: ['account', 'office'] };

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = ({ matches }: MetaArgs) => adminMeta(matches);
export const clientMiddleware = [guard];

/** The server does not know who is logged in, so the page is filled in the browser. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Shown while the first page loads its data. A user with access already sees the frame and can navigate. */
export const HydrateFallback = () => {
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const isWelcome = user !== undefined && redirectFor(user, pathname) === undefined;
  return isWelcome ? (
    <Shell isWaiting>
      <Placeholder />
    </Shell>
  ) : (
    <div className="flex min-h-dvh bg-shelf">
      <span className="hidden w-64 shrink-0 border-r border-line bg-paper md:block" />
      <main className="flex-1 px-4 pt-18 md:px-6 md:pt-20">
        <Placeholder />
      </main>
    </div>
  );
};

function Placeholder() {
  const { i18n } = useLingui();
  return (
    <div className="grid content-start gap-4" aria-busy="true">
      <h1 className="sr-only">{i18n._('office.title')}</h1>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-64 w-full" />
      <noscript>{i18n._('office.noScript')}</noscript>
    </div>
  );
}

export default function AdminLayout() {
  return (
    <Office>
      <WaitersContext value={Waiters}>
        <Outlet />
      </WaitersContext>
    </Office>
  );
}

/**
 * Frame of every screen, including the error page: the alarm rings there too, and waiting changes are sent and not lost
 * by signing out.
 */
function Office({ children }: { children: ReactNode }) {
  return (
    <>
      <Shell>
        <OfficeAlarm />
        <WaitingChanges />
        {children}
        <AlarmBelow />
      </Shell>
      <div className="pointer-events-none fixed inset-x-0 bottom-14 z-30 md:bottom-0 print:hidden">
        <UnsentOrder />
      </div>
      <AskBeforeSignOut />
      <Toasts />
    </>
  );
}

/**
 * Shown when a page could not be loaded: what happened, and a retry; for something that does not exist, a link to its
 * list.
 */
export function ErrorBoundary() {
  const { i18n } = useLingui();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = error instanceof CallFailed && error.status === 404;
  const hasWay = isMissing || isAskedWrongly(error);
  // An unknown address says what it says in the shop; within this frame, with the way to one's work.
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Office>
        <section role="alert" className="mx-auto mt-12 grid max-w-lg justify-items-center gap-4 text-center">
          <NotFoundText>
            <WayBack look="secondary" />
          </NotFoundText>
        </section>
      </Office>
    );
  return (
    <Office>
      <section role="alert" className="mx-auto mt-12 grid max-w-md justify-items-center gap-4 text-center">
        <h1 className="text-xl font-bold">
          {isMissing ? i18n._('office.notFound') : i18n._('office.broken')}
        </h1>
        <p className="text-base break-words">{sentenceOf(i18n, error)}</p>
        {hasWay ? (
          <WayBack />
        ) : (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {i18n._('office.tryAgain')}
          </Button>
        )}
      </section>
    </Office>
  );
}

const LISTS: Partial<Record<string, string>> = {
  [officeAddress('adminOrders')]: /*i18n*/ 'office.all.orders',
  [officeAddress('adminProducts')]: /*i18n*/ 'office.all.products',
  [officeAddress('customers')]: /*i18n*/ 'office.all.customers',
};

/** Leads from what there is not to the list that it would be in, or to where this person's work begins. */
function WayBack({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const section = sectionOf(pathname) ?? (user && sectionOf(firstPageOf(user)));
  if (!section) return null;
  const isCustomer = section.path === officeAddress('customerDetails');
  const { path, label } = (isCustomer && sectionOf(officeAddress('customers'))) || section;
  return (
    <Link to={path} className={buttonClass(look)}>
      {i18n._(LISTS[path] ?? label)}
    </Link>
  );
}

/** True if the address has an invalid filter, day or page, as an old bookmark may; a retry does not help. */
const isAskedWrongly = (error: unknown): boolean => error instanceof CallFailed && error.code === 'invalid';

function sentenceOf(i18n: I18n, error: unknown): string {
  if (isAskedWrongly(error)) return i18n._('office.wrongAddress');
  if (error instanceof CallFailed) return error.message;
  return i18n._('office.fault');
}
