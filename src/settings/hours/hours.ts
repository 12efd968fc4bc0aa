import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';

// The contract of opening hours: the week, closed days, and what shoppers are told of them.

/** A day has two spans where the shop closes for noon. */
const SPANS_AT_MOST = 2;
/** Closed days that are not over: holidays of a year and more. */
export const CLOSURES_AT_MOST = 100;
/** The shop is closed for so many days at a stretch. */
const DAYS_AT_MOST = 366;
const DAY_MS = 24 * 60 * 60_000;

const time = v.pipe(
  v.string(/*office*/ 'Choose a time'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*office*/ 'Choose a time'),
);
const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write the day as 2026-11-20'));
const Span = v.pipe(
  v.strictTuple([time, time]),
  v.check(([from, to]) => from < to, /*office*/ 'The end must be after the beginning'),
);
const Spans = v.pipe(
  v.array(Span),
  v.maxLength(SPANS_AT_MOST),
  v.check(
    ([first, second]) => !first || !second || first[1] < second[0],
    /*office*/ 'The break must lie within the hours',
  ),
);
const Week = v.pipe(
  v.array(Spans),
  v.length(7),
  v.check(
    (week) => week.some((spans) => spans.length > 0),
    /*office*/ 'The shop must be open on at least one day',
  ),
);

/** Days of the week by their numbers, 1 is Monday. */
const Weekdays = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)));

/**
 * The hours of every week, Monday first; null takes them away. Rounds of a day that is always closed do not go, unless it is one
 * of those that keep theirs. The revision guards against overwriting another's edit.
 */
export const NewWeek = v.strictObject({
  week: v.nullable(Week),
  keepsRounds: v.optional(Weekdays, () => []),
  revision: v.pipe(v.number(), v.safeInteger()),
});
export type NewWeek = v.InferOutput<typeof NewWeek>;

/** Why nothing goes on some days, in each language of the shop; who finds none in theirs reads another. */
export const REASON_TEXTS = { en: 'text', hi: 'textHi', bn: 'textBn' } as const satisfies Record<
  Language,
  string
>;
type Reason = Record<(typeof REASON_TEXTS)[Language], string>;

/** The name or reason of such days in a language, or else in another; empty where none was written. */
export const reasonIn = (reason: Reason, language: string): string =>
  [language as Language, ...LANGUAGE_CODES].map((one) => reason[REASON_TEXTS[one]]).find(Boolean) ?? '';

const closureText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100, /*i18n*/ 'At most 100 letters'),
    v.regex(/^[^\p{Cc}]*$/u, /*i18n*/ 'Please leave out hidden characters'),
  ),
  '',
);

/**
 * Days on which the shop is closed. Without a first day it is the present day by the shop's clock, without a last one that day
 * alone. Rounds of these days do not go, unless it keeps them.
 */
export const NewClosure = v.pipe(
  v.strictObject({
    from: v.optional(Day),
    to: v.optional(Day),
    text: closureText,
    textHi: closureText,
    textBn: closureText,
    keepsRounds: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ from, to }) => from === undefined || to === undefined || from <= to,
      /*office*/ 'The last day must not be before the first',
    ),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, to }) =>
        from === undefined || to === undefined || Date.parse(to) - Date.parse(from) < DAYS_AT_MOST * DAY_MS,
      /*office*/ 'At most 366 days',
    ),
    ['to'],
  ),
);
export type NewClosure = v.InferOutput<typeof NewClosure>;

const SpanSeen = v.tuple([v.string(), v.string()]);
const closedDays = { from: v.string(), to: v.string(), text: v.string() };

/** Hours as shoppers see them, in their language; closed days that are over are left out. */
export const PublicHours = v.object({
  week: v.nullable(v.array(v.array(SpanSeen))),
  closures: v.array(v.object(closedDays)),
  /** No orders are taken while the shop is closed. */
  refuses: v.boolean(),
});
export type PublicHours = v.InferOutput<typeof PublicHours>;

/** The same by the shop's clock; null in a shop that says nothing of hours. */
export const HoursNow = v.object({ hours: v.nullable(PublicHours), now: v.string() });
export type HoursNow = v.InferOutput<typeof HoursNow>;

/** Hours and closed days as the owner edits them. */
export const EditedHours = v.object({
  week: v.nullable(v.array(v.array(SpanSeen))),
  keepsRounds: v.array(v.number()),
  revision: v.number(),
  closures: v.array(
    v.object({
      id: v.string(),
      ...closedDays,
      textHi: v.string(),
      textBn: v.string(),
      keepsRounds: v.boolean(),
    }),
  ),
  now: v.string(),
});
export type EditedHours = v.InferOutput<typeof EditedHours>;
/** Closed days as the owner edits them. */
export type Closure = EditedHours['closures'][number];
