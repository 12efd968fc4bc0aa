import { i18n } from '@lingui/core';
import * as v from 'valibot';
import type { Language } from '#base/language/language.ts';
import type { Area } from '#delivery/areas.ts';
import { EditedRound, ExtraRound, newPauseIn, type RoundRule, type StaffRound } from '#delivery/rounds.ts';
import { REASON_TEXTS } from '#settings/settings.ts';
import { InLanguages } from '#settings/web/admin/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { NEW_PLAN, PlanFields, readPlan, sendSchedule, type Shown } from './plan-fields.tsx';
import { roundText, ruleText, timesText } from './round-text.ts';

/** Adds a round of one day that no rule makes. */
export function ExtraDialog({ today, areas, ...shown }: Shown & { today: string; areas: readonly Area[] }) {
  const form = useSchemaForm({
    schema: ExtraRound,
    initial: { ...NEW_PLAN, on: today },
    read: (data) => ({ ...readPlan(data), on: data.get('on') }),
    submit: async (body, _, act) => {
      await sendSchedule(shown, '/rounds', { method: 'POST', body, act });
      showToast('success', i18n._('office.rounds.saved'));
    },
  });
  return (
    <FormDialog
      title={i18n._('office.rounds.addExtra')}
      submit={i18n._('office.save')}
      form={form}
      onClose={shown.onClose}
    >
      <Field {...form.field('on')} label={i18n._('office.rounds.day')} type="date" min={today} required />
      <PlanFields form={form} plan={undefined} areas={areas} />
    </FormDialog>
  );
}

/** Days on which nothing goes out, of all rounds or one of every week, with what shoppers read about it. */
export function PauseDialog({
  today,
  rules,
  ...shown
}: Shown & { today: string; rules: readonly RoundRule[] }) {
  const own = i18n.locale as Language;
  const form = useSchemaForm({
    schema: newPauseIn(own),
    initial: { from: today, to: today, rule: '' },
    read: (data) => ({ ...Object.fromEntries(data), rule: data.get('rule') || null }),
    submit: async (body, _, act) => {
      await sendSchedule(shown, '/pauses', { method: 'POST', body, act });
      showToast('success', i18n._('office.rounds.saved'));
    },
  });
  return (
    <FormDialog
      title={i18n._('office.rounds.pause')}
      submit={i18n._('office.save')}
      form={form}
      onClose={shown.onClose}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          {...form.field('from')}
          label={i18n._('office.rounds.firstDay')}
          type="date"
          min={today}
          required
        />
        <Field
          {...form.field('to')}
          label={i18n._('office.rounds.lastDay')}
          type="date"
          min={today}
          required
        />
      </div>
      {rules.length > 1 && (
        <SelectField {...form.field('rule')} label={i18n._('office.rounds.pauseOf')}>
          <option value="">{i18n._('office.rounds.allRounds')}</option>
          {rules.map((rule) => (
            <option key={rule.id} value={rule.id}>
              {timesText(rule)} · {ruleText(rule)}
            </option>
          ))}
        </SelectField>
      )}
      <InLanguages
        isEmpty={() => true}
        isOpen={Object.entries(REASON_TEXTS).some(
          ([language, name]) => language !== own && form.messages[name],
        )}
      >
        {(language, of) => (
          <Field
            key={language}
            {...form.field(REASON_TEXTS[language])}
            label={i18n._('office.rounds.pauseText') + (of ? ` (${of})` : '')}
            hint={of === undefined && i18n._('office.rounds.pauseHint')}
            lang={language}
            autoComplete="off"
            required={of === undefined}
          />
        )}
      </InLanguages>
    </FormDialog>
  );
}

const Seats = v.pick(EditedRound, ['seats']);

/** Sets the number of seats of one round. */
export function SeatsDialog({ round, ...shown }: Shown & { round: StaffRound }) {
  const form = useSchemaForm({
    schema: Seats,
    initial: { seats: String(round.seats) },
    read: (data) => ({ seats: Number(data.get('seats')) }),
    submit: (body) => sendSchedule(shown, `/rounds/${round.id}`, { method: 'PATCH', body }),
  });
  return (
    <FormDialog title={roundText(round)} submit={i18n._('office.save')} form={form} onClose={shown.onClose}>
      <Field
        {...form.field('seats')}
        label={i18n._('office.rounds.seats')}
        hint={i18n._('office.rounds.bookedNow', { booked: round.booked })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
