import * as v from 'valibot';
import { textOrDigits } from '#base/fields.ts';

// What the fields of accounts and of addresses have in common.

/** Control characters do not belong in a line of text, and PostgreSQL cannot store one of them (NUL). */
export const ONE_LINE = /^\P{Cc}*$/u;

/** A required line of text; `message` is shown when it is missing. */
export const given = (message: string, most: number) => filled(v.string(message), message, most);

/** A required value that clients may also send as a number: a phone, a pincode. */
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

/** True if there is an e-mail address, or the person stated that there is none. */
export const hasEmail = ({ email, noEmail }: { email: string; noEmail?: boolean | undefined }): boolean =>
  noEmail === true || email !== '';

const addressEntries = {
  name: given('name is required', 100),
  email: v.optional(v.pipe(v.string('email is required'), v.trim(), v.maxLength(254), v.regex(ONE_LINE)), ''),
  /** True if the person stated that there is no e-mail address. */
  noEmail: v.optional(v.boolean()),
  phone: givenDigits('phone is required', 20),
  street: given('street is required', 300),
  city: given('city is required', 100),
  state: given('state is required', 100),
  pinCode: givenDigits('pinCode is required', 10),
  /** The village, from the shop's list for the pincode. Left out, the stored village stays while the pincode does. */
  village: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 letters'), v.regex(ONE_LINE)),
  ),
};

/** A delivery address in the address book, as its form sends it. */
export const NewAddress = v.pipe(
  v.strictObject(addressEntries),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, 'email is required'), ['email']),
);
export type NewAddress = v.InferOutput<typeof NewAddress>;

/** An address of an address book that is saved; a new one has no id. */
export const SentAddress = v.pipe(
  v.strictObject({ _id: v.optional(v.string()), ...addressEntries }),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, 'email is required'), ['email']),
);

/** An address as the API returns it. */
export const Address = v.object({ _id: v.string(), ...addressEntries });
export type Address = v.InferOutput<typeof Address>;
