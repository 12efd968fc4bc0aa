import { i18n } from '@lingui/core';
import type { Alarm, AlarmDevice, AlarmPerson } from '#alarm/alarm.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { MoveButtons } from '#ui/admin/row-order.tsx';
import { Button } from '#ui/button.tsx';
import { Tick, Problem } from '#ui/form/field.tsx';
import { Moment } from '#ui/words/formatted.tsx';
import { AlarmTester } from './alarm-tester.tsx';
import { useRulesCall } from './rules-form.tsx';

type Props = { alarm: Alarm; onAlarm: (alarm: Alarm) => void };

/** Everybody who has a device that rings, in the order in which they are rung, with what is known of each device. */
export function PeopleOrder({ alarm, onAlarm }: Props) {
  const { busy, problem, run } = useRulesCall();
  const order = alarm.rules.people;
  const save = (people: string[]) =>
    run(async () => {
      const body = { ...alarm.rules, people };
      onAlarm(await callApi<Alarm>('/alarm/rules', { method: 'PUT', body }));
    });
  const end = (device: AlarmDevice) =>
    run(async () => onAlarm(await callApi<Alarm>(`/alarm/devices/${device.id}`, { method: 'DELETE' })));
  const turn = (person: AlarmPerson, isRung: boolean) =>
    save(isRung ? [...order, person._id] : order.filter((id) => id !== person._id));
  const shown = [...alarm.people].sort((one, other) => placeOf(order, one) - placeOf(order, other));
  return (
    <>
      <Problem text={problem} />
      <ol aria-label={i18n._('office.alarm.people')} className="divide-y divide-line" aria-busy={busy}>
        {shown.map((person) => (
          <li key={person._id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center gap-x-3">
              <Tick
                checked={person.isRung}
                onChange={({ target }) => void turn(person, target.checked)}
                className="min-w-0 flex-1 text-base font-semibold"
              >
                <span translate="no" className="wrap-anywhere">
                  {person.name}
                </span>
              </Tick>
              {person.isRung && order.length > 1 && (
                <MoveButtons
                  name={person.name}
                  value={person._id}
                  values={order}
                  onOrder={(people) => void save(people)}
                />
              )}
            </div>
            {person.devices.length === 0 && (
              <p className="pl-8 text-muted">{i18n._('office.alarm.noDevice')}</p>
            )}
            <ul className="grid gap-3 pl-8">
              {person.devices.map((device) => (
                <DeviceLine key={device.id} device={device} onEnd={() => void end(device)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Who is not rung stands at the end. */
const placeOf = (order: readonly string[], { _id }: AlarmPerson): number =>
  order.includes(_id) ? order.indexOf(_id) : order.length;

function DeviceLine({ device, onEnd }: { device: AlarmDevice; onEnd: () => void }) {
  const { sentAt, arrivedAt, trouble, isThis } = device;
  const name = isThis ? i18n._('office.alarm.thisDevice', { device: device.device }) : device.device;
  return (
    <li className="grid gap-1">
      <p>{name}</p>
      <p className={trouble ? 'text-chilli' : 'text-muted'}>
        {trouble && i18n._('office.alarm.trouble', { reason: trouble })}
        {!trouble && !sentAt && i18n._('office.alarm.never')}
        {!trouble && sentAt && (
          <>
            {i18n._('office.alarm.sentAt')} <Moment at={sentAt} />
            {' · '}
            {arrivedAt ? (
              <>
                {i18n._('office.alarm.arrivedAt')} <Moment at={arrivedAt} />
              </>
            ) : (
              i18n._('office.alarm.notArrived')
            )}
          </>
        )}
      </p>
      {!isThis && (
        <div className="flex flex-wrap items-start gap-2">
          <AlarmTester
            wanted={{ channel: 'push', device: device.id }}
            label={i18n._('office.alarm.testDevice', { device: device.device })}
          />
          <Button look="plain" onClick={onEnd}>
            {i18n._('office.alarm.endDevice')}
          </Button>
        </div>
      )}
    </li>
  );
}
