import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { Language } from '#base/language/language.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type Closure, type EditedHours, NewClosure, NewWeek, REASON_TEXTS } from '#settings/hours/hours.ts';
import type { Span } from '#settings/hours/standing.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Tick } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { InLanguages } from '../in-languages.tsx';

type Shown = { onHours: (hours: EditedHours) => void; onClose: () => void };
const TEXTS = Object.entries(REASON_TEXTS) as [Language, (typeof REASON_TEXTS)[Language]][];
type Week = NonNullable<EditedHours['week']>;

const CLOSED: Week = Array.from({ length: 7 }, () => []);
const USUAL = ['07:00', '20:00'] as const;
const BREAK = ['13:00', '16:00'] as const;

/** Hours of one day of the week or, without a day, of all: open or closed, from and to, and a break. */
export function DayDialog({
  day,
  title,
  hours: { week, keepsRounds, revision },
  ...shown
}: Shown & { /** 0 is Monday. */ day: number | undefined; title: string; hours: EditedHours }) {
  const now: readonly Span[] = week?.[day ?? 0] ?? [];
  const [first, second] = now;
  const [isOpen, setOpen] = useState(now.length > 0 || week === null);
  const [hasBreak, setBreak] = useState(second !== undefined);
  const weekday = (day ?? 0) + 1;
  const form = useSchemaForm({
    schema: NewWeek,
    initial: {
      from: first?.[0] ?? USUAL[0],
      to: (second ?? first)?.[1] ?? USUAL[1],
      breakFrom: second ? first![1] : BREAK[0],
      breakTo: second?.[0] ?? BREAK[1],
    },
    read: (data) => {
      const [from, to, breakFrom, breakTo] = ['from', 'to', 'breakFrom', 'breakTo'].map((name) =>
        data.get(name),
      );
      const spans = hasBreak
        ? [
            [from, breakFrom],
            [breakTo, to],
          ]
        : [[from, to]];
      const own = isOpen ? spans : [];
      const changed = (week ?? CLOSED).map((of, at) => (day === undefined || at === day ? own : of));
      return {
        week: changed.every((of) => of.length === 0) && week === null ? null : changed,
        keepsRounds: keepsRounds
          .filter((one) => day !== undefined && one !== weekday)
          .concat(!isOpen && data.has('keepsRounds') ? [weekday] : []),
        revision,
      };
    },
    submit: async (body) => {
      shown.onHours(await callApi<EditedHours>('/shop/hours', { method: 'PUT', body }));
      shown.onClose();
    },
  });
  // A fault of the week has no field of its own here: it is said of the whole.
  const [fault] = Object.values(form.messages);
  return (
    <FormDialog
      title={title}
      submit={i18n._('office.save')}
      form={{ ...form, problem: form.problem ?? fault }}
      onClose={shown.onClose}
    >
      <Tick className="font-semibold" checked={isOpen} onChange={() => setOpen(!isOpen)}>
        {i18n._('office.hours.isOpen')}
      </Tick>
      {!isOpen && day !== undefined && (
        <>
          <Tick name="keepsRounds" defaultChecked={keepsRounds.includes(weekday)}>
            {i18n._('office.hours.dayKeepsRounds')}
          </Tick>
          <p className="text-sm text-muted">{i18n._('office.hours.noRounds')}</p>
        </>
      )}
      {isOpen && (
        <>
          <div className="grid grid-cols-2 items-start gap-4">
            <Field {...form.field('from')} type="time" required label={i18n._('office.hours.from')} />
            <Field {...form.field('to')} type="time" required label={i18n._('office.hours.to')} />
          </div>
          <Tick checked={hasBreak} onChange={() => setBreak(!hasBreak)}>
            {i18n._('office.hours.break')}
          </Tick>
          {hasBreak && (
            <div className="grid grid-cols-2 items-start gap-4">
              <Field
                {...form.field('breakFrom')}
                type="time"
                required
                label={i18n._('office.hours.breakFrom')}
              />
              <Field {...form.field('breakTo')} type="time" required label={i18n._('office.hours.breakTo')} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Adds or changes closed days: a holiday by its name; or, from the present day on, the day till which the shop is closed. */
export function ClosureDialog({
  closure,
  today,
  ...shown
}: Shown & { closure: Closure | undefined; today: string }) {
  const { busy, run, problem } = useRemoval(shown);
  const form = useSchemaForm({
    schema: NewClosure,
    initial: {
      from: closure?.from ?? today,
      to: closure?.to ?? closure?.from ?? today,
      ...Object.fromEntries(TEXTS.map(([, name]) => [name, closure?.[name] ?? ''])),
    },
    read: (data) => ({ ...Object.fromEntries(data), keepsRounds: data.has('keepsRounds') }),
    submit: async (body, _, act) => {
      const call = closure
        ? callApi<EditedHours>(`/shop/closures/${closure.id}`, { method: 'PUT', body })
        : callApi<EditedHours>('/shop/closures', { method: 'POST', body, act });
      shown.onHours(await call);
      shown.onClose();
    },
  });
  return (
    <FormDialog
      title={closure ? i18n._('office.hours.editHoliday') : i18n._('office.hours.addHoliday')}
      submit={i18n._('office.save')}
      form={{ ...form, problem: form.problem ?? problem }}
      onClose={shown.onClose}
      more={
        closure && (
          <Button look="plain" className="text-chilli" busy={busy} onClick={() => void run(closure.id)}>
            {i18n._('office.hours.removeHoliday')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <Field {...form.field('from')} type="date" required label={i18n._('office.rounds.firstDay')} />
        <Field
          {...form.field('to')}
          type="date"
          min={today}
          required
          label={i18n._('office.rounds.lastDay')}
        />
      </div>
      <InLanguages
        isEmpty={(language) => !closure?.[REASON_TEXTS[language]]}
        isOpen={TEXTS.some(([language, name]) => language !== i18n.locale && form.messages[name])}
      >
        {(language, of) => (
          <Field
            key={language}
            {...form.field(REASON_TEXTS[language])}
            label={i18n._('office.hours.reason') + (of ? ` (${of})` : '')}
            hint={of === undefined && i18n._('office.hours.reasonHint')}
            lang={language}
            autoComplete="off"
          />
        )}
      </InLanguages>
      <Tick name="keepsRounds" defaultChecked={closure?.keepsRounds}>
        {i18n._('office.hours.keepsRounds')}
      </Tick>
    </FormDialog>
  );
}

function useRemoval({ onHours, onClose }: Shown) {
  const { busy, problem, run } = useCall();
  const remove = (id: string) =>
    run(async () => {
      onHours(await callApi<EditedHours>(`/shop/closures/${id}`, { method: 'DELETE' }));
      onClose();
    });
  return { busy, problem, run: remove };
}
