import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type Call, callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Area } from '#delivery/areas.ts';
import type { RoundRule, Schedule } from '#delivery/rounds.ts';
import { Field, SelectField, Tick } from '#ui/form/field.tsx';
import type { useSchemaForm } from '#ui/form/form.tsx';
import { weekdays } from './round-text.ts';

type PlanForm = Pick<ReturnType<typeof useSchemaForm>, 'field' | 'messages'>;

/** Defaults of a new round: the evening, with orders until two. */
export const NEW_PLAN = {
  kind: 'ride',
  from: '17:00',
  to: '19:00',
  orderBefore: '14:00',
  orderDay: 'same',
  seats: '20',
};

/** The texts of a rule's plan, for the fields. */
export const planTexts = ({ kind, from, to, orderBefore, orderDay, seats }: RoundRule) => ({
  kind,
  from,
  to,
  orderBefore,
  orderDay,
  seats: String(seats),
});

/** Reads the fields of a plan; no seats are left out, so that the schema asks for them. */
export function readPlan(data: FormData): Record<string, unknown> {
  const { kind, from, to, orderBefore, orderDay, seats } = Object.fromEntries(data);
  return {
    kind,
    everywhere: kind === 'ride' && data.has('everywhere'),
    areas: kind === 'ride' ? data.getAll('areas') : [],
    from,
    to,
    orderBefore,
    orderDay,
    ...(seats !== '' && { seats: Number(seats) }),
  };
}

/** The days of a week, each a button that stays pressed. */
export const DayFields = ({ form, days }: { form: PlanForm; days: readonly number[] }) => (
  <fieldset>
    <legend className="font-medium">{i18n._('office.rounds.days')}</legend>
    <div className="mt-1 grid grid-cols-7 gap-1">
      {weekdays().map(({ day, name, short }) => (
        <label
          key={day}
          className="flex min-h-11 items-center justify-center rounded-control border border-muted/60 font-semibold has-checked:border-leaf has-checked:bg-leaf has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
        >
          <input
            type="checkbox"
            name="days"
            value={day}
            defaultChecked={days.includes(day)}
            aria-label={name}
            className="sr-only"
          />
          {short}
        </label>
      ))}
    </div>
    <Fault text={form.messages['days']} />
  </fieldset>
);

/** Fields that a weekly rule and a dated round share. */
export function PlanFields({
  form,
  plan,
  areas,
}: {
  form: PlanForm;
  plan: RoundRule | undefined;
  areas: readonly Area[];
}) {
  const [kind, setKind] = useState<string>(plan?.kind ?? 'ride');
  return (
    <>
      <SelectField
        {...form.field('kind')}
        label={i18n._('office.rounds.kind')}
        onChange={(event) => setKind(event.target.value)}
      >
        <option value="ride">{i18n._('office.rounds.ride')}</option>
        <option value="collect">{i18n._('office.rounds.collect')}</option>
      </SelectField>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field {...form.field('from')} label={i18n._('office.rounds.from')} type="time" required />
        <Field {...form.field('to')} label={i18n._('office.rounds.to')} type="time" required />
        <Field {...form.field('orderBefore')} label={i18n._('office.rounds.before')} type="time" required />
        <SelectField {...form.field('orderDay')} label={i18n._('office.rounds.beforeDay')}>
          <option value="same">{i18n._('office.rounds.sameDay')}</option>
          <option value="before">{i18n._('office.rounds.dayBefore')}</option>
        </SelectField>
      </div>
      <Field
        {...form.field('seats')}
        label={i18n._('office.rounds.seats')}
        hint={i18n._('office.rounds.seatsHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <fieldset hidden={kind === 'collect'}>
        <legend className="font-medium">{i18n._('office.rounds.where')}</legend>
        <Choice
          name="everywhere"
          value="1"
          label={i18n._('office.rounds.everywhere')}
          isOn={plan ? plan.everywhere && plan.kind === 'ride' : areas.length === 0}
        />
        {areas.map(({ id, name }) => (
          <Choice key={id} name="areas" value={id} label={name} isOn={plan?.areas.includes(id) ?? false} />
        ))}
        <Fault text={form.messages['areas']} />
      </fieldset>
    </>
  );
}

const Choice = ({ label, isOn, ...input }: { name: string; value: string; label: string; isOn: boolean }) => (
  <Tick className="border-b border-line" {...input} defaultChecked={isOn}>
    <span className="wrap-anywhere">{label}</span>
  </Tick>
);

const Fault = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="text-sm text-chilli">
      {text}
    </p>
  );

/** Props of each dialog of this screen: shows the schedule after a change, and closes the dialog. */
export type Shown = { onSchedule: (schedule: Schedule) => void; onClose: () => void };

/**
 * Sends a change of the schedule, shows the result and closes the dialog. On a conflict it shows the current schedule,
 * and the form shows the refusal.
 */
export async function sendSchedule({ onSchedule, onClose }: Shown, path: string, call: Call): Promise<void> {
  try {
    onSchedule(await callApi<Schedule>(`/delivery${path}`, call));
    onClose();
  } catch (error) {
    if (error instanceof CallFailed && 'rules' in error.detail) onSchedule(error.detail as Schedule);
    throw error;
  }
}
