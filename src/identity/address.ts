import * as v from 'valibot';
import { textOrDigits } from '#base/fields.ts';
import { fullName, type PostalAddress } from '#base/postal-address.ts';

// What the fields of accounts and of addresses have in common.

/** Control characters do not belong in a line of text, and PostgreSQL cannot store one of them (NUL). */
export const ONE_LINE = /^\P{Cc}*$/u;

/** A required line of text; `message` is shown when it is missing. */
export const given = (message: string, most: number) => filled(v.string(message), message, most);

/** A required value that clients may also send as a number: a phone, a pincode. */
const givenDigits = (message: string, most: number) => filled(textOrDigits(message), message, most);

const filled = <Schema extends v.GenericSchema<unknown, string>>(
  schema: Schema,
  message: string,
  most: number,
) =>
  v.pipe(
    schema,
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(most, /*i18n*/ `At most ${most} letters`),
    v.regex(ONE_LINE, message),
  );

/** A line of text that may be empty. */
const line = (most: number, schema: v.GenericSchema<unknown, string> = v.string()) =>
  v.pipe(schema, v.trim(), v.maxLength(most, /*i18n*/ `At most ${most} letters`), v.regex(ONE_LINE));

/** True if there is an e-mail address, or the person stated that there is none. */
export const hasEmail = ({ email, noEmail }: { email: string; noEmail?: boolean | undefined }): boolean =>
  noEmail === true || email !== '';

const addressEntries = {
  name: given(/*i18n*/ 'name is required', 100),
  email: v.optional(
    v.pipe(v.string(/*i18n*/ 'email is required'), v.trim(), v.maxLength(254), v.regex(ONE_LINE)),
    '',
  ),
  /** True if the person stated that there is no e-mail address. */
  noEmail: v.optional(v.boolean()),
  phone: givenDigits(/*i18n*/ 'phone is required', 20),
  street: given(/*i18n*/ 'street is required', 300),
  city: given(/*i18n*/ 'city is required', 100),
  state: given(/*i18n*/ 'state is required', 100),
  pinCode: givenDigits(/*i18n*/ 'pinCode is required', 10),
  /** The village, from the shop's list for the pincode. Left out, the stored village stays while the pincode does. */
  village: v.optional(line(100)),
  /** A place near the house. Left out, the stored landmark stays. */
  landmark: v.optional(line(200)),
};

/** An entry of the address book, as its form sends it. */
export const BookAddress = v.pipe(
  v.strictObject(addressEntries),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, /*i18n*/ 'email is required'), ['email']),
);
export type BookAddress = v.InferOutput<typeof BookAddress>;

type Sent = { _id?: string | undefined; landmark?: string | undefined };
/** True for an entry that may have come from an order, which the shop places without city, state and pincode, too. */
const mayBeOrdered = ({ _id, landmark }: Sent): boolean => _id !== undefined || Boolean(landmark);

/** Fields of an entry that may have come from an order: it may have no place. */
const keptEntries = {
  ...addressEntries,
  city: v.optional(line(100, v.string(/*i18n*/ 'city is required')), ''),
  state: v.optional(line(100, v.string(/*i18n*/ 'state is required')), ''),
  pinCode: v.optional(line(10, textOrDigits(/*i18n*/ 'pinCode is required')), ''),
};

/** An entry that is saved; a new one has no id. One that came from an order has a landmark. */
export const SentAddress = v.pipe(
  v.strictObject({ _id: v.optional(v.string()), ...keptEntries }),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, /*i18n*/ 'email is required'), ['email']),
  v.forward(
    v.partialCheck(
      [['_id'], ['landmark'], ['city']],
      (sent) => sent.city !== '' || mayBeOrdered(sent),
      /*i18n*/ 'city is required',
    ),
    ['city'],
  ),
  v.forward(
    v.partialCheck(
      [['_id'], ['landmark'], ['state']],
      (sent) => sent.state !== '' || mayBeOrdered(sent),
      /*i18n*/ 'state is required',
    ),
    ['state'],
  ),
  v.forward(
    v.partialCheck(
      [['_id'], ['landmark'], ['pinCode']],
      (sent) => sent.pinCode !== '' || mayBeOrdered(sent),
      /*i18n*/ 'pinCode is required',
    ),
    ['pinCode'],
  ),
);
export type SentAddress = v.InferOutput<typeof SentAddress>;

/** An entry as the API returns it. */
export const Address = v.object({ _id: v.string(), ...keptEntries });
export type Address = v.InferOutput<typeof Address>;

/** The keys of what the shop keeps of an entry. */
export const BOOK_KEYS = Object.keys(addressEntries).filter(
  (key): key is Exclude<keyof typeof addressEntries, 'noEmail'> => key !== 'noEmail',
);

/** An entry in the one shape of an address: its street is the colony, its city the district. Its name is kept whole. */
export const fromBook = ({
  name,
  street,
  city,
  pinCode,
  noEmail: _,
  ...same
}: BookAddress & { _id?: string }): PostalAddress => {
  const { _id, ...alike } = same;
  return {
    ...alike,
    firstName: name,
    lastName: '',
    colony: street,
    landmark: alike.landmark ?? '',
    district: city,
    pincode: pinCode,
  };
};

/** The address of an order as an entry of the book; undefined if the book would refuse it. */
export function toBook(to: PostalAddress): SentAddress | undefined {
  const read = v.safeParse(SentAddress, {
    name: fullName(to),
    email: to.email ?? '',
    noEmail: !to.email,
    phone: to.phone,
    street: [to.address, to.colony].filter(Boolean).join(', '),
    landmark: to.landmark,
    city: to.district ?? '',
    state: to.state ?? '',
    pinCode: to.pincode ?? '',
    village: to.village ?? '',
  });
  return read.success ? read.output : undefined;
}
