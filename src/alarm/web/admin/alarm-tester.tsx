import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import type { AlarmTest, NewTest } from '#alarm/alarm.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

const LOOK_EVERY_MS = 1000;
/** A late push may still arrive; polling stops after this many calls. */
const LOOKS_AT_MOST = 90;

type Shown = { test: AlarmTest; looks: number };

/** A button that tests one device, or the mail, and says what is known: never more than that. */
export function AlarmTester({ wanted, label }: { wanted: NewTest; label?: string }) {
  const { busy, problem, run } = useCall();
  const [shown, setShown] = useState<Shown>();
  const start = () =>
    run(async () => {
      setShown(undefined);
      const test = await callApi<AlarmTest>('/alarm/tests', { method: 'POST', body: wanted });
      setShown({ test, looks: 0 });
    });
  useEffect(() => {
    if (!shown || isSettled(shown, wanted)) return undefined;
    const left = new AbortController();
    const look = async (): Promise<void> => {
      const looks = shown.looks + 1;
      try {
        const { signal } = left;
        setShown({ test: await callApi<AlarmTest>(`/alarm/tests/${shown.test.id}`, { signal }), looks });
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof CallFailed)) throw error;
        setShown({ ...shown, looks }); // the next look may be answered
      }
    };
    const timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [shown, wanted]);
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="secondary" busy={busy} onClick={() => void start()}>
        {label ?? i18n._('office.alarm.test')}
      </Button>
      <output className="max-w-prose empty:hidden">{shown && said(shown.test, wanted)}</output>
      <Problem text={problem} />
    </div>
  );
}

const isSettled = ({ test, looks }: Shown, { channel }: NewTest): boolean =>
  looks >= LOOKS_AT_MOST ||
  ['arrived', 'kept', 'gone', 'refused'].includes(test.state) ||
  (channel === 'mail' && test.state === 'sent');

/** State of a test in words. */
function said({ state, reason, milliseconds }: AlarmTest, { channel }: NewTest): string {
  switch (state) {
    case 'waiting':
      return reason ? i18n._('office.alarm.test.trying', { reason }) : i18n._('office.alarm.test.waiting');
    case 'sent':
      return channel === 'mail' ? i18n._('office.alarm.test.mailed') : i18n._('office.alarm.test.sent');
    case 'arrived':
      return milliseconds === null
        ? i18n._('office.alarm.test.arrived')
        : i18n._('office.alarm.test.arrivedAfter', { seconds: secondsOf(milliseconds) });
    case 'late':
      return i18n._('office.alarm.test.late');
    case 'kept':
      return i18n._('office.alarm.test.kept');
    case 'gone':
      return i18n._('office.alarm.test.gone');
    case 'refused':
      return i18n._('office.alarm.test.refused', { reason });
  }
}

const secondsOf = (milliseconds: number): string => (Math.round(milliseconds / 100) / 10).toString();
