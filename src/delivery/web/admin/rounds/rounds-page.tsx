import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { instant, shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall, useShown } from '#browser/calls/use-call.ts';
import type { Areas, Area } from '#delivery/areas.ts';
import { type RoundRule, type Schedule, type StaffRound, NewRoundRule } from '#delivery/rounds.ts';
import { reasonIn } from '#settings/settings.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ComingRounds, Part, Row } from './coming-rounds.tsx';
import { ExtraDialog, PauseDialog, SeatsDialog } from './day-dialogs.tsx';
import {
  DayFields,
  NEW_PLAN,
  PlanFields,
  planTexts,
  readPlan,
  sendSchedule,
  type Shown,
} from './plan-fields.tsx';
import { dayText, ruleText, timesText, whereText } from './round-text.ts';
import { useLateness } from './use-lateness.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.rounds'));
/** The page reloads when orders change: they book seats. */
export const handle = { refreshOn: ['orders'] };

/** Reads the rules, the rounds and the pauses, and the areas that rounds go to. */
export async function clientLoader({ request: { signal } }: ClientLoaderFunctionArgs) {
  const [schedule, { areas }] = await Promise.all([
    callApi<Schedule>('/delivery/schedule', { signal }),
    callApi<Areas>('/delivery/areas', { signal }),
  ]);
  return { schedule, areas, now: instant(new Date()) };
}

type Opened = { rule?: RoundRule | 'new'; round?: StaffRound; extra?: true; pause?: true };

/** When the shop delivers: the rounds of every week, the days without, and the dated rounds with their seats. */
export default function RoundsPage() {
  useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [{ rules, rounds, pauses }, show] = useShown(loaded.schedule);
  const [opened, setOpened] = useState<Opened>({});
  const { problem, busy, run } = useCall();
  const change = (method: 'PATCH' | 'DELETE', path: string, body?: object) =>
    run(async () => show(await callApi<Schedule>(`/delivery${path}`, { method, ...(body && { body }) })));
  const { areas, now } = loaded;
  const today = shopDay(now);
  const late = useLateness(now, show);
  const shown = { onSchedule: show, onClose: () => setOpened({}) };
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.rounds')} count={i18n._('office.rounds.about')}>
        <Button onClick={() => setOpened({ rule: 'new' })}>
          <ToolIcon name="plus" />
          {i18n._('office.rounds.round')}
        </Button>
        <Button look="secondary" onClick={() => setOpened({ extra: true })}>
          {i18n._('office.rounds.extra')}
        </Button>
        <Button look="secondary" onClick={() => setOpened({ pause: true })}>
          {i18n._('office.rounds.pauseButton')}
        </Button>
        <Link to={officeAddress('roundFigures')} className={buttonClass('secondary')}>
          {i18n._('office.figures.link')}
        </Link>
      </ScreenHeader>
      <Problem text={problem} />
      <Part title={i18n._('office.rounds.weekly')} empty={i18n._('office.rounds.none')}>
        {rules.map((rule) => (
          <Row key={rule.id} title={timesText(rule)} lines={[ruleText(rule), whereText(rule, areas)]}>
            <Button
              look="plain"
              aria-label={i18n._('office.rounds.editOf', { times: timesText(rule) })}
              onClick={() => setOpened({ rule })}
            >
              {i18n._('office.edit')}
            </Button>
          </Row>
        ))}
      </Part>
      {pauses.length > 0 && (
        <Part title={i18n._('office.audit.pauses')}>
          {pauses.map(({ id, from, to, rule, ...reason }) => (
            <Row
              key={id}
              title={from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`}
              lines={[reasonIn(reason, i18n.locale), pausedRule(rules.find((one) => one.id === rule))]}
            >
              <Button
                look="plain"
                busy={busy}
                aria-label={i18n._('office.rounds.endPauseOf', { text: reasonIn(reason, i18n.locale) })}
                onClick={() => void change('DELETE', `/pauses/${id}`)}
              >
                {i18n._('office.rounds.endPause')}
              </Button>
            </Row>
          ))}
        </Part>
      )}
      <ComingRounds
        rounds={rounds}
        areas={areas}
        now={now}
        busy={busy}
        onSeats={(round) => setOpened({ round })}
        onClosed={({ id }, closed) => void change('PATCH', `/rounds/${id}`, { closed })}
        onLate={late.ask}
        onRemove={({ id }) => void change('DELETE', `/rounds/${id}`)}
      />
      {late.shown}
      {opened.rule && (
        <RuleDialog
          {...shown}
          areas={areas}
          rules={rules}
          rule={opened.rule === 'new' ? undefined : opened.rule}
        />
      )}
      {opened.extra && <ExtraDialog {...shown} areas={areas} today={today} />}
      {opened.pause && <PauseDialog {...shown} rules={rules} today={today} />}
      {opened.round && <SeatsDialog {...shown} round={opened.round} />}
    </div>
  );
}

const pausedRule = (rule: RoundRule | undefined): string => (rule ? timesText(rule) : '');

const NEW_DAYS = [1, 2, 3, 4, 5, 6];

/** Adds, edits or ends a weekly round. On a conflict it shows the other change before it is overwritten. */
function RuleDialog({
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
