import { useLingui } from '@lingui/react';
import { useLoaderData, useRouteError, type MetaArgs } from 'react-router';
import type { Session } from '#identity/identity.ts';
import { readOrSeen, refreshUser, signOut, useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { LoadProblem } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddressBook } from './address-book.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { OwnData } from './own-data.tsx';
import { AddEmail, OwnDetails } from './own-details.tsx';
export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.profile.title') }));

export async function clientLoader() {
  const [{ sessions }] = await Promise.all([
    readOrSeen<{ sessions: Session[] }>('/auth/sessions'),
    // Without an answer the user is as this device knows them.
    Promise.allSettled([refreshUser()]),
  ]);
  return sessions;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => {
  const { i18n } = useLingui();
  return (
    <section className="page grid max-w-3xl gap-6 py-6" aria-busy="true">
      <h1 className="text-2xl font-bold">{i18n._('account.profile.title')}</h1>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </section>
  );
};

/** The profile: details, addresses, password, devices, and signing out. */
export default function ProfilePage() {
  const { i18n } = useLingui();
  const sessions = useLoaderData<typeof clientLoader>();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <div className="page grid max-w-3xl gap-10 py-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="mb-2 text-2xl font-bold">{i18n._('account.profile.title')}</h1>
          <p translate="no" className="text-lg font-semibold break-words">
            {user.name}
          </p>
          {user.email && (
            <p translate="no" className="break-words text-muted">
              {user.email}
            </p>
          )}
          {user.phone && <p className="text-muted">{user.phone}</p>}
          {user.role === 'admin' && (
            <p className="text-muted">{i18n._('account.profile.role', { role: user.role })}</p>
          )}
        </div>
        <Button look="secondary" onClick={() => void signOut()}>
          {i18n._('account.profile.signOut')}
        </Button>
      </header>
      <AddressBook user={user} />
      <OwnDetails user={user} />
      {user.email === '' && <AddEmail />}
      <ChangePassword email={user.email || user.phone} />
      <Devices sessions={sessions} />
      <OwnData />
    </div>
  );
}

export const ErrorBoundary = () => {
  const { i18n } = useLingui();
  return <LoadProblem title={i18n._('account.profile.broken')} error={useRouteError()} />;
};
