import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type Area, NewRoundRule, type RoundRule } from '#delivery/delivery.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import {
  DayFields,
  NEW_PLAN,
  PlanFields,
  planTexts,
  readPlan,
  sendSchedule,
  type Shown,
} from './plan-fields.tsx';
import { ruleText, timesText, whereText } from './round-text.ts';
const NEW_DAYS = [1, 2, 3, 4, 5, 6];

/** Adds, edits or ends a weekly round. On a conflict it shows the other change before it is overwritten. */
export function RuleDialog({
  rule,
  rules,
  areas,
  ...shown
}: Shown & {
  /** The rule as it was when the dialog was opened; undefined adds one. */
  rule: RoundRule | undefined;
  rules: readonly RoundRule[];
  areas: readonly Area[];
}) {
  // The rules on the screen follow a conflict, and with them the revision that is overwritten knowingly.
  const now = rules.find(({ id }) => id === rule?.id) ?? rule;
  const [isEnding, setEnding] = useState(false);
  const form = useSchemaForm({
    schema: NewRoundRule,
    initial: rule ? planTexts(rule) : NEW_PLAN,
    read: (data) => ({ ...readPlan(data), days: data.getAll('days').map(Number) }),
    submit: async (values, _, act) => {
      const path = `/rules/${now?.id}`;
      if (!now) await sendSchedule(shown, '/rules', { method: 'POST', body: values, act });
      else if (isEnding) await sendSchedule(shown, `${path}?revision=${now.revision}`, { method: 'DELETE' });
      else await sendSchedule(shown, path, { method: 'PUT', body: { ...values, revision: now.revision } });
      showToast('success', i18n._(isEnding ? DONE.ended : DONE.saved));
    },
  });
  const isChanged = rule && now && now.revision !== rule.revision;
  return (
    <FormDialog
      title={rule ? i18n._('office.rounds.edit') : i18n._('office.rounds.addRule')}
      submit={isEnding ? i18n._('office.rounds.endNow') : i18n._('office.save')}
      form={form}
      onClose={shown.onClose}
      more={
        rule &&
        !isEnding && (
          <Button look="plain" className="text-chilli" onClick={() => setEnding(true)}>
            {i18n._('office.rounds.end')}
          </Button>
        )
      }
    >
      {isEnding && (
        <p role="alert" className="rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {i18n._('office.rounds.endAsk')}
        </p>
      )}
      {isChanged && (
        <p className="rounded-control bg-marigold-soft px-3 py-2">
          <b>{timesText(now)}</b> {ruleText(now)} · {whereText(now, areas)} ·{' '}
          {i18n._('office.rounds.seatsCount', { count: now.seats })}
        </p>
      )}
      <DayFields form={form} days={rule?.days ?? NEW_DAYS} />
      <PlanFields form={form} plan={rule} areas={areas} />
      {rule && <p className="text-sm text-muted">{i18n._('office.rounds.editHint')}</p>}
    </FormDialog>
  );
}

const DONE = {
  saved: /*i18n*/ 'office.rounds.saved',
  ended: /*i18n*/ 'office.rounds.ended',
} as const;
