import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLoaderData, useRouteError, type MetaArgs, useRevalidator } from 'react-router';
import { formatMoment } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Business, Letters } from '#customers/customers.ts';
import type { Session } from '#identity/identity.ts';
import { readOrSeen, refreshUser, signOut, useSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { LoadProblem } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { AddressBook } from './address-book.tsx';
import { BusinessEditor } from './business-editor.tsx';
import { OwnData } from './own-data.tsx';
import { AddEmail, OwnDetails, ChangePassword } from './own-details.tsx';
import { OwnLetters } from './own-letters.tsx';
import { ProfileSection } from './profile-section.tsx';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.profile.title') }));

export async function clientLoader() {
  const [{ sessions }, letters, [business]] = await Promise.all([
    readOrSeen<{ sessions: Session[] }>('/auth/sessions'),
    readOrSeen<Letters>('/shop/newsletter/mine'),
    // Without an answer the user is as this device knows them, and the business is left out.
    Promise.allSettled([callApi<Business>('/users/user/business'), refreshUser()]),
  ]);
  return { sessions, letters, business: business.status === 'fulfilled' ? business.value : undefined };
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
  const { sessions, letters, business } = useLoaderData<typeof clientLoader>();
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
      {business && (
        <ProfileSection title={i18n._('account.business.title')}>
          <BusinessEditor business={business} path="/users/user/business" />
        </ProfileSection>
      )}
      <ChangePassword email={user.email || user.phone} />
      <OwnLetters letters={letters} />
      <Devices sessions={sessions} />
      <OwnData />
    </div>
  );
}

export const ErrorBoundary = () => {
  const { i18n } = useLingui();
  return <LoadProblem title={i18n._('account.profile.broken')} error={useRouteError()} />;
};

/** Devices on which the customer is logged in, each with a button to log it out. */
export function Devices({ sessions }: { sessions: readonly Session[] }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const end = async ({ _id, current }: Session): Promise<void> => {
    if (current) return signOut();
    setEnding(_id);
    setProblem(undefined);
    try {
      await callApi(`/auth/sessions/${_id}`, { method: 'DELETE' });
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setEnding(undefined);
    }
  };
  return (
    <ProfileSection title={i18n._('account.devices.title')}>
      <Problem text={problem} />
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <li key={session._id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2">
            <div>
              <p className="font-medium">
                {deviceName(i18n, session.device)}
                {session.current && <span className="text-leaf">{i18n._('account.devices.this')}</span>}
              </p>
              <p className="text-sm text-muted">
                <Trans
                  id="account.devices.seen"
                  values={{ moment: formatMoment(i18n, session.seenAt) }}
                  components={{ time: <time dateTime={session.seenAt} /> }}
                />
              </p>
            </div>
            <Button
              look="plain"
              busy={ending === session._id}
              aria-label={i18n._('account.devices.signOutOf', {
                device: deviceName(i18n, session.device),
                moment: formatMoment(i18n, session.seenAt),
              })}
              onClick={() => void end(session)}
            >
              {i18n._('account.profile.signOut')}
            </Button>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

/** The server names a device in English: `Chrome on Android`, `A browser on Windows`, `Unknown device`. */
function deviceName(i18n: I18n, device: string): string {
  if (device === 'Unknown device') return i18n._('account.devices.unknown');
  const [browser = '', system] = device.split(' on ', 2);
  if (system === undefined) return device;
  return browser === 'A browser'
    ? i18n._('account.devices.aBrowserOn', { system })
    : i18n._('account.devices.browserOn', { browser, system });
}
