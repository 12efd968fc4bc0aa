import * as v from 'valibot';
import { dayAfter, instantOf, isCalendarDay, weekdayOf } from '#base/calendar.ts';
import { LANGUAGE_QUESTION } from '#base/fields.ts';
import type { Language } from '#base/language/language.ts';
import type { Instant } from '#base/time.ts';
import { REASON_TEXTS, reasonIn } from '#settings/settings.ts';
import { AREAS_AT_MOST } from './areas.ts';

// The contract of rounds: when the shop delivers, how many orders go with each round, and what it promises.

/** A round goes to the houses, or waits at the shop to be collected from. */
export const ROUND_KINDS = ['ride', 'collect'] as const;
/** A kind of round. */
export type RoundKind = (typeof ROUND_KINDS)[number];

/** So many days are made of each weekly rule, today among them. */
export const DAYS_AHEAD = 14;
/** The most weekly rules of a shop, and the most orders of one round. */
export const RULES_AT_MOST = 500;
const SEATS_AT_MOST = 10_000;
/** From so many free seats on, shoppers read that few are left. */
const FEW = 3;

const time = /* @__NO_SIDE_EFFECTS__ */ (message: string) =>
  v.pipe(v.string(message), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));
const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write the day as 2026-11-20'));
const id = v.pipe(v.string(), v.maxLength(64));
const revision = v.pipe(v.number(), v.safeInteger());
const Seats = v.pipe(
  v.number(/*office*/ 'Write how many orders'),
  v.integer(/*office*/ 'Write how many orders'),
  v.minValue(1, /*office*/ 'At least one order'),
  v.maxValue(SEATS_AT_MOST, /*office*/ `At most ${SEATS_AT_MOST} orders`),
);
const Weekdays = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  v.minLength(1, /*office*/ 'Choose a day'),
  v.maxLength(7),
  v.transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
);

/** Fields of a weekly rule and of a dated round alike, as the owner enters them. */
const plan = {
  kind: v.optional(v.picklist(ROUND_KINDS), 'ride'),
  from: time(/*office*/ 'Choose when it begins'),
  to: time(/*office*/ 'Choose when it ends'),
  /** Till when one can order, on the same day or the day before. */
  orderBefore: time(/*office*/ 'Choose until when customers can order'),
  orderDay: v.optional(v.picklist(['same', 'before']), 'same'),
  seats: Seats,
  /** The round goes to all areas and outside of them. Shoppers who collect may come from anywhere. */
  everywhere: v.optional(v.boolean(), false),
  areas: v.optional(v.pipe(v.array(id), v.maxLength(AREAS_AT_MOST)), []),
};
type Plan = v.InferOutput<v.StrictObjectSchema<typeof plan, undefined>>;

/** Faults of a plan as a whole, each with the field that shows it. */
function faultsOf({ kind, everywhere, areas, from, to, orderBefore, orderDay }: Plan) {
  return [
    ...(from < to ? [] : [['to', /*office*/ 'The end must be after the beginning'] as const]),
    ...(orderDay === 'before' || orderBefore <= from
      ? []
      : [['orderBefore', /*office*/ 'Ordering must end before the round begins'] as const]),
    ...(kind === 'collect' || everywhere || areas.length > 0
      ? []
      : [['areas', /*office*/ 'Choose where it goes'] as const]),
  ];
}

/** Refuses a plan that cannot be, at its field. */
const soundPlan = <Planned extends Plan>() =>
  v.rawCheck<Planned>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of faultsOf(input)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  });

/** A weekly rule, as the owner writes it; 1 is Monday. */
export const NewRoundRule = v.pipe(v.strictObject({ days: Weekdays, ...plan }), soundPlan());
export type NewRoundRule = v.InferOutput<typeof NewRoundRule>;

/** An edited rule; its revision guards against overwriting another's edit. */
export const EditedRoundRule = v.pipe(v.strictObject({ days: Weekdays, ...plan, revision }), soundPlan());
export type EditedRoundRule = v.InferOutput<typeof EditedRoundRule>;

/** A round of one day that no rule makes. */
export const ExtraRound = v.pipe(v.strictObject({ on: Day, ...plan }), soundPlan());
export type ExtraRound = v.InferOutput<typeof ExtraRound>;

/** Change of a dated round: its number of seats, and its closing to new orders. */
export const EditedRound = v.strictObject({ seats: v.optional(Seats), closed: v.optional(v.boolean()) });
export type EditedRound = v.InferOutput<typeof EditedRound>;

/** Until when a late round comes, on its day; null: as it was promised, after all. */
export const Lateness = v.strictObject({ to: v.nullable(time(/*office*/ 'Choose when it ends')) });
export type Lateness = v.InferOutput<typeof Lateness>;

const pauseText = v.optional(
  v.pipe(
    v.string(/*office*/ 'Write the reason that shoppers read'),
    v.trim(),
    v.maxLength(200, 'At most 200 letters'),
    v.regex(/^[^\p{Cc}]*$/u, /*i18n*/ 'Please leave out hidden characters'),
  ),
  '',
);

/** The schema of a pause; where no text was written, it is asked for in the language of who writes. */
export const newPauseIn = /* @__NO_SIDE_EFFECTS__ */ (language: Language) =>
  v.pipe(
    v.strictObject({
      from: Day,
      to: Day,
      rule: v.optional(v.nullable(id), null),
      text: pauseText,
      textHi: pauseText,
      textBn: pauseText,
    }),
    v.forward(
      v.check(({ from, to }) => from <= to, /*office*/ 'The last day must not be before the first'),
      ['to'],
    ),
    v.forward(
      v.check((pause) => reasonIn(pause, language) !== '', /*office*/ 'Write the reason that shoppers read'),
      [REASON_TEXTS[language]],
    ),
  );

/** Days on which nothing goes out, both included: of all rounds, or of one rule. The texts are for shoppers. */
export const NewPause = newPauseIn('en');
export type NewPause = v.InferOutput<typeof NewPause>;

/** The day and the times promised with a round. */
export const RoundPromise = v.object({
  round: v.string(),
  kind: v.picklist(ROUND_KINDS),
  on: v.string(),
  from: v.string(),
  to: v.string(),
});
export type RoundPromise = v.InferOutput<typeof RoundPromise>;

/** When a dated round comes, as staff see it wherever it is named. */
export const RoundTimes = v.object({
  id: v.string(),
  kind: v.picklist(ROUND_KINDS),
  on: v.string(),
  from: v.string(),
  to: v.string(),
  /** Until when it comes, if it is late. */
  lateTo: v.nullable(v.string()),
});
export type RoundTimes = v.InferOutput<typeof RoundTimes>;

/** States of a round for shoppers; the number of seats stays hidden. */
const ROUND_STATES = ['open', 'few', 'full', 'paused'] as const;
/** A state of a round, for shoppers. */
export type RoundState = (typeof ROUND_STATES)[number];

/** A round as shoppers see it. */
export const PublicRound = v.object({
  id: v.string(),
  kind: v.picklist(ROUND_KINDS),
  on: v.string(),
  from: v.string(),
  to: v.string(),
  /** Until when one can order for it. */
  orderBefore: v.string(),
  state: v.picklist(ROUND_STATES),
  /** Why it is paused, in the owner's words: in the language asked for, or else in another. */
  text: v.optional(v.string()),
});
export type PublicRound = v.InferOutput<typeof PublicRound>;

/** The rounds that go to an area, soonest first, and what time it is by the shop's clock. */
export const PublicRounds = v.object({ rounds: v.array(PublicRound), now: v.string() });
export type PublicRounds = v.InferOutput<typeof PublicRounds>;

/** Which area is asked about (none: what is in no area), and in which language the owner's words are. */
export const RoundsQuestion = v.strictObject({ area: v.optional(id), ...LANGUAGE_QUESTION });
export type RoundsQuestion = v.InferOutput<typeof RoundsQuestion>;

/** Why an order cannot go with a round; `none`: no round was named, and none is free. */
const ROUND_FAULTS = ['full', 'late', 'closed', 'paused', 'gone', 'none'] as const;
/** A reason why an order cannot go with a round. */
export type RoundFault = (typeof ROUND_FAULTS)[number];

/** With `round_gone`: why the round cannot be had, and the next ones that can. Nothing was written. */
export const RoundGone = v.object({
  round: v.nullable(v.string()),
  reason: v.picklist(ROUND_FAULTS),
  /** The owner's text about the pause. */
  text: v.optional(v.string()),
  rounds: v.array(PublicRound),
});
export type RoundGone = v.InferOutput<typeof RoundGone>;

/** A weekly rule as staff see it. */
export const RoundRule = v.object({
  id: v.string(),
  days: v.array(v.number()),
  kind: v.picklist(ROUND_KINDS),
  from: v.string(),
  to: v.string(),
  orderBefore: v.string(),
  orderDay: v.picklist(['same', 'before']),
  seats: v.number(),
  everywhere: v.boolean(),
  areas: v.array(v.string()),
  revision: v.number(),
});
export type RoundRule = v.InferOutput<typeof RoundRule>;

/** A dated round as staff see it. */
export const StaffRound = v.object({
  ...PublicRound.entries,
  /** Null of an extra round. */
  rule: v.nullable(v.string()),
  seats: v.number(),
  booked: v.number(),
  closed: v.boolean(),
  /** Until when it comes, if it is late. */
  lateTo: v.nullable(v.string()),
  /** Closed for good: what was expected and what came is signed. */
  ended: v.boolean(),
  everywhere: v.boolean(),
  areas: v.array(v.string()),
});
export type StaffRound = v.InferOutput<typeof StaffRound>;

/** Days on which nothing goes out. */
export const Pause = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  rule: v.nullable(v.string()),
  text: v.string(),
  textHi: v.string(),
  textBn: v.string(),
});

/** Everything about when the shop delivers: the rules, the rounds from today on, and the pauses that are not over. */
export const Schedule = v.object({
  rules: v.array(RoundRule),
  rounds: v.array(StaffRound),
  pauses: v.array(Pause),
});
export type Schedule = v.InferOutput<typeof Schedule>;

/** The days on which a rule makes a round, of those that are made ahead. */
export const daysOf = ({ days }: Pick<NewRoundRule, 'days'>, today: string): string[] =>
  Array.from({ length: DAYS_AHEAD }, (_, at) => dayAfter(today, at)).filter((day) =>
    days.includes(weekdayOf(day)),
  );

/** Until when one can order for the round of a day. */
export const cutOffOf = (
  { orderBefore, orderDay }: Pick<NewRoundRule, 'orderBefore' | 'orderDay'>,
  day: string,
): Instant => instantOf(orderDay === 'same' ? day : dayAfter(day, -1), orderBefore);

/** State of a round's seats, as shoppers see it. */
export const seatsIn = ({ capacity, booked }: { capacity: number; booked: number }): RoundState => {
  const free = capacity - booked;
  if (free <= 0) return 'full';
  return free <= FEW ? 'few' : 'open';
};
