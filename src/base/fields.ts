import * as v from 'valibot';
import { plainNumber } from './figures/digits.ts';
import { LANGUAGE_CODES } from './language/language.ts';

/** An optional field of a call: an empty string is as good as none, which is what forms of old clients send. */
export const blankable = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema>(schema: Schema) =>
  blankOr(schema, undefined);

/** An optional field with a default for an empty one. */
export const blankOr = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema, const Fallback>(
  schema: Schema,
  fallback: Fallback,
) =>
  v.pipe(
    v.optional(
      v.union([v.literal(''), schema], ({ input }) => messageOf(schema, input)),
      '' as const,
    ),
    v.transform((given): v.InferOutput<Schema> | Fallback => (given === '' ? fallback : given)),
  );

/** A text of figures, in whatever script: read as 0 to 9. */
export const figures = /* @__PURE__ */ v.pipe(v.string(), v.transform(plainNumber));

/**
 * A text of figures: a phone, a pincode, a code. Some clients send it as a number, which is read as its digits; digits of other
 * scripts are read as 0 to 9.
 */
export const textOrDigits = /* @__NO_SIDE_EFFECTS__ */ (message: string) =>
  v.union([figures, v.pipe(v.number(), v.safeInteger(message), v.transform(String))], message);

// NUL: PostgreSQL cannot store it, and nobody types it.
const noNul = /* @__PURE__ */ v.check(
  (text: string) => !text.includes('\0'),
  /*i18n*/ 'Please leave out hidden characters',
);

/** A text without the character that PostgreSQL cannot store. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (
  most: number,
  read: v.GenericSchema<unknown, string> = v.string(),
) => v.pipe(read, v.trim(), v.maxLength(most, /*i18n*/ `At most ${most} letters`), noNul);

/** A required text; `message` is shown when it is missing. */
export const neededText = /* @__NO_SIDE_EFFECTS__ */ (
  message: string,
  most: number,
  read: v.GenericSchema<unknown, string> = v.string(message),
) =>
  v.pipe(read, v.trim(), v.nonEmpty(message), v.maxLength(most, /*i18n*/ `At most ${most} letters`), noNul);

/** A text that may be left out. */
export const optionalText = /* @__NO_SIDE_EFFECTS__ */ (
  most: number,
  read?: v.GenericSchema<unknown, string>,
) => v.optional(text(most, read));

/** A text that is empty when it is left out. */
export const textOrEmpty = /* @__NO_SIDE_EFFECTS__ */ (most: number) => v.optional(text(most), '');

/** The field's own message about a value, instead of one about all alternatives of the union. */
const messageOf = (schema: v.GenericSchema, input: unknown): string =>
  v.safeParse(schema, input).issues?.[0].message ?? '';

/** A schema for a whole number in an address, within limits. */
export const wholeNumber = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'a whole number'),
    v.transform(Number),
    v.minValue(low, `at least ${low}`),
    v.maxValue(high, `at most ${high}`),
  );

/** The query parameter for the language of goods, shelves and the shop's own texts; English by default. */
export const LANGUAGE_QUESTION = { lang: v.optional(v.picklist(LANGUAGE_CODES), 'en') };

/** The query of calls with no other parameters; others are ignored, as before. */
export const NamedIn = v.object(LANGUAGE_QUESTION);

/** The language in which goods are named, or else that of the caller. */
export const NamedFor = v.object({ lang: v.optional(v.picklist(LANGUAGE_CODES)) });

/**
 * A shape with each key of its contract named, the optional ones too: `satisfies EveryKey<Order>` does not compile where a presenter
 * forgot one. What is undefined is left out of an answer.
 */
export type EveryKey<Shape> = { [Key in keyof Required<Shape>]: Shape[Key] };
