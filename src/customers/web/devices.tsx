import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Session } from '#identity/identity.ts';
import { signOut } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { ProfileSection } from './profile-section.tsx';

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
