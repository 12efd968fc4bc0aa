import * as v from 'valibot';
import { given, givenDigits, hasEmail, ONE_LINE } from './text-fields.ts';

const addressEntries = {
  name: given('name is required', 100),
  email: v.optional(v.pipe(v.string('email is required'), v.trim(), v.maxLength(254), v.regex(ONE_LINE)), ''),
  /** Says that the e-mail address is left out. */
  noEmail: v.optional(v.boolean()),
  phone: givenDigits('phone is required', 20),
  street: given('street is required', 300),
  city: given('city is required', 100),
  state: given('state is required', 100),
  pinCode: givenDigits('pinCode is required', 10),
  /** Where the shop lists the villages of the pincode. Left out, it stays as it is while the pincode does. */
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
