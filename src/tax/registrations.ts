import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { GstinOrNone, stateOf } from './gstin.ts';
import { LONGEST_PREFIX } from './serials.ts';
import { isStateCode, type StateCode } from './states.ts';

/** The modes of a shop under GST: it pays none, a share of its turnover, or the tax of each bill. */
export const TAX_MODES = ['unregistered', 'composition', 'regular'] as const;
/** The mode of a shop under GST. */
export type TaxMode = (typeof TAX_MODES)[number];

const Day = v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write a day'));

const State = v.pipe(
  v.string(),
  v.check((code) => code === '' || isStateCode(code), /*office*/ 'Choose a state'),
  v.transform((code) => code as StateCode | ''),
);

const sent = {
  /** The first day on which it holds, in India's calendar. */
  from: Day,
  mode: v.picklist(TAX_MODES, /*office*/ 'Choose one of the three'),
  /** Empty for a shop that is not registered. */
  gstin: v.optional(GstinOrNone, ''),
  /** The code of the shop's state. Only a shop that is not registered may leave it out; a GST number says it. */
  state: v.optional(State, ''),
  /** The name on the registration. */
  legalName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, /*i18n*/ 'At most 100 letters')), ''),
  /** The beginning of every number of a paper. */
  prefix: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9/-]*$/, /*office*/ 'Only letters A to Z, digits, - and /'),
      v.maxLength(
        LONGEST_PREFIX,
        /*office*/ `At most ${LONGEST_PREFIX} letters: the number of a bill has 16 in all`,
      ),
    ),
    '',
  ),
};

/** The four answers, as a screen sends them. A registered shop gives its number, and its state is the number's. */
export const RegistrationForm = v.pipe(
  v.strictObject(sent),
  v.forward(
    v.partialCheck(
      [['mode'], ['gstin']],
      ({ mode, gstin }) => mode === 'unregistered' || gstin !== '',
      /*office*/ 'Write the GST number of the shop',
    ),
    ['gstin'],
  ),
  v.forward(
    v.partialCheck(
      [['mode'], ['gstin']],
      ({ mode, gstin }) => mode !== 'unregistered' || gstin === '',
      /*office*/ 'A shop without registration has no GST number',
    ),
    ['gstin'],
  ),
  v.forward(
    v.partialCheck(
      [['gstin'], ['state']],
      ({ gstin, state }) => gstin === '' || state === '' || state === stateOf(gstin),
      /*office*/ 'The first two digits of the GST number are of another state',
    ),
    ['state'],
  ),
  v.forward(
    v.partialCheck(
      [['mode'], ['legalName']],
      ({ mode, legalName }) => mode === 'unregistered' || legalName !== '',
      /*office*/ 'Write the name on the registration',
    ),
    ['legalName'],
  ),
  v.transform(({ state, ...said }) => ({ ...said, state: stateOf(said.gstin) ?? state })),
);
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>;

/** The shop's mode and number from a day on, until the next registration begins. */
export const Registration = v.object({
  id: v.string(),
  from: v.string(),
  mode: v.picklist(TAX_MODES),
  gstin: v.string(),
  state: State,
  legalName: v.string(),
  prefix: v.string(),
  /** The last day on which a paper was drawn under it; null before the first. With papers it cannot be changed. */
  usedUntil: v.nullable(v.string()),
});
export type Registration = v.InferOutput<typeof Registration>;

/** The shop's registrations, the last one first, and today by its calendar. */
export const Registrations = v.object({
  registrations: v.array(Registration),
  today: v.string(),
  /** The last day on which a paper was drawn: new answers begin after it. Null before the first. */
  papersUntil: v.nullable(v.string()),
});
export type Registrations = v.InferOutput<typeof Registrations>;

/** The registration that holds on a day: the last that has begun. Undefined before the first: no papers are drawn then. */
export const registrationAmong = (
  registrations: readonly Registration[],
  day: string,
): Registration | undefined =>
  registrations
    .filter(({ from }) => from <= day)
    .reduce<Registration | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined);

/** True if each line of a shop's papers needs a rate: composition shops pay of their taxable turnover alone. */
export const needsRates = (registration: Pick<Registration, 'mode'> | undefined): boolean =>
  registration !== undefined && registration.mode !== 'unregistered';

/** True if a shop may deliver over the border of its state: only a regular one. Without an answer it works as ever. */
export const maySellOutside = (registration: Pick<Registration, 'mode'> | undefined): boolean =>
  registration === undefined || registration.mode === 'regular';
