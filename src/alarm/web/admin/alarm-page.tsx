import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { Alarm } from '#alarm/alarm.ts';
import { switchSound, useNews, playSound } from '#alarm/web/admin/news/news-store.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useSession } from '#identity/web/public.ts';
import { toSettings } from '#settings/web/admin/public.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { Button } from '#ui/button.tsx';
import { Tick } from '#ui/form/field.tsx';
import { AlarmTester } from './alarm-tester.tsx';
import { PeopleOrder } from './people-order.tsx';
import { RulesForm } from './rules-form.tsx';
import { ThisDevice } from './this-device.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.alarm.title'));

/** Reads how the alarm is set. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs): Promise<Alarm> =>
  callApi('/alarm', { signal });

/**
 * Settings of the alarm for new orders: this device, the sound of an open board, the staff in their order, the mail.
 */
export default function AlarmPage() {
  useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [known, setKnown] = useState({ loaded, alarm: loaded });
  const alarm = known.loaded === loaded ? known.alarm : loaded;
  const onAlarm = (next: Alarm): void => setKnown({ loaded, alarm: next });
  const isAdmin = useSession((session) => session.user?.role === 'admin');
  const hasPeople = alarm.people.some(({ isRung, devices }) => isRung || devices.length > 0);
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <ScreenHeader
        title={i18n._('office.alarm.title')}
        count={i18n._('office.alarm.about')}
        back={toSettings()}
      />
      <Part title={i18n._('office.alarm.here')}>
        <ThisDevice alarm={alarm} onAlarm={onAlarm} />
        <Sound />
      </Part>
      {isAdmin && (
        <>
          <Part title={i18n._('office.alarm.people')}>
            <p className="text-muted">{i18n._('office.alarm.people.about')}</p>
            {hasPeople ? (
              <PeopleOrder alarm={alarm} onAlarm={onAlarm} />
            ) : (
              <p>{i18n._('office.alarm.people.none')}</p>
            )}
          </Part>
          <Part title={i18n._('office.alarm.when')}>
            <RulesForm alarm={alarm} onAlarm={onAlarm} />
            <p className={alarm.mail.hasServer ? 'text-muted' : 'text-chilli'}>
              {alarm.mail.hasServer
                ? i18n._('office.alarm.mail.to', { to: alarm.mail.to.join(', ') })
                : i18n._('office.alarm.mail.noServer')}
            </p>
            <AlarmTester wanted={MAIL} label={i18n._('office.alarm.mail.test')} />
          </Part>
        </>
      )}
    </div>
  );
}

const MAIL = { channel: 'mail' } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-tile border border-line bg-paper p-4 md:p-6">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The sound of an open screen of the back office: on this device, and switched as in the bell. */
function Sound() {
  const sound = useNews((news) => news.sound);
  return (
    <div className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <Tick checked={sound} onChange={({ target }) => switchSound(target.checked)} className="flex-1">
          {i18n._('office.alarm.sound')}
        </Tick>
        <Button look="plain" onClick={playSound}>
          {i18n._('office.alarm.sound.try')}
        </Button>
      </div>
      <p className="text-muted">{i18n._('office.alarm.sound.about')}</p>
    </div>
  );
}
