import * as v from 'valibot';
import { textOrDigits } from '#base/fields.ts';

// What the fields of accounts and of addresses have in common.

/** Control characters do not belong in a line of text, and PostgreSQL cannot store one of them (NUL). */
export const ONE_LINE = /^\P{Cc}*$/u;

/** A required line of text; `message` is shown when it is missing. */
export const given = (message: string, most: number) => filled(v.string(message), message, most);

/** The same for a value that may also be sent as a number: a phone, a pincode. */
export const givenDigits = (message: string, most: number) => filled(textOrDigits(message), message, most);

const filled = <Schema extends v.GenericSchema<unknown, string>>(
  schema: Schema,
  message: string,
  most: number,
) =>
  v.pipe(
    schema,
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(most, `At most ${most} letters`),
    v.regex(ONE_LINE, message),
  );

/** Whether there is an e-mail address, or the word that there is none. */
export const hasEmail = ({ email, noEmail }: { email: string; noEmail?: boolean | undefined }): boolean =>
  noEmail === true || email !== '';
