import { useLingui } from '@lingui/react';
import { type InputEvent, useState } from 'react';
import type { Instant } from '#base/time.ts';
import { instant, shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useUnsentForm } from '#browser/unsent-form.ts';
import type { Area } from '#delivery/areas.ts';
import {
  cutOffOf,
  daysOf,
  NewRoundRule,
  type PublicRound,
  type RoundRule,
  type Schedule,
} from '#delivery/rounds.ts';
import { orderBefore, roundTime } from '#delivery/web/rounds/round-words.ts';
import { ShoppersRead, StepFrame, type StepProps } from '#ui/admin/form/step-frame.tsx';
import { Field } from '#ui/form/field.tsx';
import { textsIn, useSchemaForm } from '#ui/form/form.tsx';
import { DayFields, NEW_PLAN, planTexts } from '../rounds/plan-fields.tsx';

const NEW_DAYS = [1, 2, 3, 4, 5, 6];
type Texts = { from: string; to: string; orderBefore: string; seats: string };

/** The fourth step of a new shop: its first round of every week, to all its areas. */
export function RoundStep({
  rule,
  areas,
  step,
}: {
  rule: RoundRule | undefined;
  areas: readonly Area[];
  step: StepProps;
}) {
  const { i18n } = useLingui();
  const unsent = useUnsentForm('round');
  const known: Texts = rule ? planTexts(rule) : NEW_PLAN;
  const initial = Object.fromEntries(
    Object.entries(known).map(([field, value]) => [field, unsent.kept(field)?.[0] ?? value]),
  ) as Texts;
  const days = unsent.kept('days')?.map(Number) ?? rule?.days ?? NEW_DAYS;
  const [now] = useState(() => instant(new Date()));
  const [typed, setTyped] = useState({ ...initial, days });
  // Where it goes is changed on the page of rounds; a new one goes wherever the shop delivers.
  const where = rule
    ? { kind: rule.kind, everywhere: rule.everywhere, areas: rule.areas, orderDay: rule.orderDay }
    : {
        kind: 'ride' as const,
        everywhere: areas.length === 0,
        areas: areas.map(({ id }) => id),
        orderDay: 'same' as const,
      };
  const form = useSchemaForm({
    schema: NewRoundRule,
    initial,
    read: (data) => ({ ...readTyped(data), ...where, seats: seatsOf(data) }),
    submit: (values, element, act) =>
      unsent.send(element, async () => {
        if (rule) {
          const body = { ...values, revision: rule.revision };
          await callApi<Schedule>(`/delivery/rules/${rule.id}`, { method: 'PUT', body });
        } else await callApi<Schedule>('/delivery/rules', { method: 'POST', body: values, act });
        await step.onSaved();
      }),
  });
  const { props, ...listening } = unsent.listen(form);
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    props.onInput(event);
    setTyped({ ...typed, ...readTyped(new FormData(event.currentTarget)) });
  };
  const round = nextRound({ ...typed, orderDay: where.orderDay }, now);
  return (
    <StepFrame
      step={step}
      about={i18n._('office.first.round.about')}
      form={{ ...listening, props: { ...props, onInput } }}
      isUnsent={unsent.isWaiting}
    >
      <DayFields form={form} days={days} />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field {...form.field('from')} label={i18n._('office.rounds.from')} type="time" required />
        <Field {...form.field('to')} label={i18n._('office.rounds.to')} type="time" required />
        <Field {...form.field('orderBefore')} label={i18n._('office.rounds.before')} type="time" required />
        <Field
          {...form.field('seats')}
          label={i18n._('office.rounds.seats')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      {round && (
        <ShoppersRead label={i18n._('office.first.shoppersRead')}>
          {roundTime(i18n, round, now)}
          <span className="block font-normal">{orderBefore(i18n, round, now)}</span>
        </ShoppersRead>
      )}
    </StepFrame>
  );
}

const readTyped = (data: FormData) => ({
  days: data.getAll('days').map(Number),
  from: textsIn(data, 'from')[0] ?? '',
  to: textsIn(data, 'to')[0] ?? '',
  orderBefore: textsIn(data, 'orderBefore')[0] ?? '',
});

/** Undefined for an empty field, so that the schema asks for it. */
const seatsOf = (data: FormData): number | undefined => {
  const seats = data.get('seats');
  return seats ? Number(seats) : undefined;
};

/** The next round of a rule, as shoppers would be told of it; undefined of one that is not whole yet. */
function nextRound(
  rule: Pick<NewRoundRule, 'days' | 'from' | 'to' | 'orderBefore' | 'orderDay'>,
  now: Instant,
): PublicRound | undefined {
  const { from, to } = rule;
  if (!from || !to || !rule.orderBefore) return undefined;
  const on = daysOf(rule, shopDay(now)).find((day) => cutOffOf(rule, day) > now);
  if (!on) return undefined;
  return { id: '', kind: 'ride', on, from, to, orderBefore: cutOffOf(rule, on), state: 'open' };
}
