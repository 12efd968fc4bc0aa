import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Alarm } from '#alarm/alarm.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { AlarmTester } from './alarm-tester.tsx';
import {
  type DeviceState,
  deviceState,
  RingRefused,
  sayHindrance,
  switchOff,
  switchOn,
} from './device-alarm.ts';

/** This device: whether it rings, what stands in the way, and a test. */
export function ThisDevice({ alarm, onAlarm }: { alarm: Alarm; onAlarm: (alarm: Alarm) => void }) {
  useLingui();
  const { state, own, busy, problem, turnOn, turnOff } = useThisDevice(alarm, onAlarm);
  return (
    <>
      <p className="flex items-center gap-2 text-base font-semibold">
        <Dot state={state} />
        <output>{titleOf(state)}</output>
      </p>
      {state && <p className="text-muted">{aboutOf(state)}</p>}
      <Problem text={problem} />
      {state === 'off' && (
        <Button busy={busy} className="justify-self-start" onClick={turnOn}>
          <ToolIcon name="bell" />
          {i18n._('office.alarm.switchOn')}
        </Button>
      )}
      {state === 'on' && (
        <div className="grid justify-items-start gap-1">
          {own && <AlarmTester wanted={{ channel: 'push', device: own.id }} />}
          <Button look="plain" busy={busy} onClick={turnOff}>
            {i18n._('office.alarm.switchOff')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The alarm in one line: whether this device rings and when it last did, and the one thing to do about it. */
export function AlarmLine() {
  const [alarm, setAlarm] = useState<Alarm>();
  useEffect(() => {
    const asking = new AbortController();
    // Without a network it cannot be known, and nothing can be done about it.
    void callApi<Alarm>('/alarm', { signal: asking.signal })
      .catch(ifCallFailed(undefined))
      .then((answer) => answer && !asking.signal.aborted && setAlarm(answer));
    return () => asking.abort();
  }, []);
  return alarm ? <KnownAlarmLine alarm={alarm} onAlarm={setAlarm} /> : null;
}

function KnownAlarmLine({ alarm, onAlarm }: { alarm: Alarm; onAlarm: (alarm: Alarm) => void }) {
  useLingui();
  const { state, own, busy, problem, turnOn } = useThisDevice(alarm, onAlarm);
  const heardAt = own?.arrivedAt;
  return (
    <section
      aria-label={i18n._('office.alarm.title')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-tile border border-line bg-white px-4 py-2"
    >
      <Dot state={state} />
      <div className="min-w-0 flex-1 basis-44">
        <output className="font-semibold">{titleOf(state)}</output>
        {state === 'on' && (
          <span className="block text-muted">
            {heardAt
              ? i18n._('office.alarm.heard', { moment: formatMoment(i18n, heardAt) })
              : i18n._('office.alarm.notHeard')}
          </span>
        )}
        {state !== undefined && state !== 'on' && <span className="block text-muted">{aboutOf(state)}</span>}
      </div>
      {state === 'off' && (
        <Button busy={busy} onClick={turnOn}>
          {i18n._('office.alarm.switchOn')}
        </Button>
      )}
      {state === 'on' && own && <AlarmTester wanted={{ channel: 'push', device: own.id }} />}
      {state !== undefined && state !== 'off' && state !== 'on' && (
        <Link to={officeAddress('alarm')} className={buttonClass('secondary')}>
          {i18n._('office.alarm.how')}
        </Link>
      )}
      <Problem text={problem} />
    </section>
  );
}

function useThisDevice(alarm: Alarm, onAlarm: (alarm: Alarm) => void) {
  const userId = useSession((session) => session.user?._id);
  const [state, setState] = useState<DeviceState>();
  const { busy, problem, setProblem, run } = useCall();
  useEffect(() => {
    let isLeft = false;
    void deviceState(alarm).then((now) => isLeft || setState(now));
    return () => void (isLeft = true);
  }, [alarm]);
  const change = (work: () => Promise<Alarm>): void =>
    void run(async () => {
      try {
        onAlarm(await work());
      } catch (error) {
        if (!(error instanceof RingRefused)) throw error;
        setProblem(error.message);
        setState(await deviceState(alarm));
      }
    });
  return {
    state,
    own: alarm.people.flatMap(({ devices }) => devices).find(({ isThis }) => isThis),
    busy,
    problem,
    turnOn: () => userId && change(() => switchOn(userId)),
    turnOff: () => change(switchOff),
  };
}

const Dot = ({ state }: { state: DeviceState | undefined }) => (
  <span
    className={`size-2.5 shrink-0 rounded-full ${state === 'on' ? 'bg-leaf' : 'bg-marigold'}`}
    aria-hidden="true"
  />
);

function titleOf(state: DeviceState | undefined): string {
  if (state === undefined) return i18n._('office.alarm.looking');
  if (state === 'on') return i18n._('office.alarm.isOn');
  return state === 'off' ? i18n._('office.alarm.isOff') : i18n._('office.alarm.cannot');
}

function aboutOf(state: DeviceState): string {
  if (state === 'on') return i18n._('office.alarm.about.on');
  return state === 'off' ? i18n._('office.alarm.about.off') : sayHindrance(state);
}
