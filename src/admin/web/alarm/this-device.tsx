import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import type { Alarm } from '#admin/alarm.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
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
  const userId = useSession((session) => session.user?._id);
  const [state, setState] = useState<DeviceState>();
  const { busy, problem, setProblem, run } = useCall();
  useEffect(() => {
    let isLeft = false;
    void deviceState(alarm).then((now) => isLeft || setState(now));
    return () => void (isLeft = true);
  }, [alarm]);
  const change = (work: () => Promise<Alarm>) =>
    run(async () => {
      try {
        onAlarm(await work());
      } catch (error) {
        if (!(error instanceof RingRefused)) throw error;
        setProblem(error.message);
        setState(await deviceState(alarm));
      }
    });
  const own = alarm.people.flatMap(({ devices }) => devices).find(({ isThis }) => isThis);
  return (
    <>
      <p className="flex items-center gap-2 text-base font-semibold">
        <span
          className={`size-2.5 shrink-0 rounded-full ${state === 'on' ? 'bg-leaf' : 'bg-marigold'}`}
          aria-hidden="true"
        />
        <output>{state ? titleOf(state) : i18n._('office.alarm.looking')}</output>
      </p>
      {state && <p className="text-muted">{aboutOf(state)}</p>}
      <Problem text={problem} />
      {state === 'off' && userId && (
        <Button
          busy={busy}
          className="justify-self-start"
          onClick={() => void change(() => switchOn(userId))}
        >
          <ToolIcon name="bell" />
          {i18n._('office.alarm.switchOn')}
        </Button>
      )}
      {state === 'on' && (
        <div className="grid justify-items-start gap-1">
          {own && <AlarmTester wanted={{ channel: 'push', device: own.id }} />}
          <Button look="plain" busy={busy} onClick={() => void change(switchOff)}>
            {i18n._('office.alarm.switchOff')}
          </Button>
        </div>
      )}
    </>
  );
}

function titleOf(state: DeviceState): string {
  if (state === 'on') return i18n._('office.alarm.isOn');
  return state === 'off' ? i18n._('office.alarm.isOff') : i18n._('office.alarm.cannot');
}

function aboutOf(state: DeviceState): string {
  if (state === 'on') return i18n._('office.alarm.about.on');
  return state === 'off' ? i18n._('office.alarm.about.off') : sayHindrance(state);
}
