import * as v from 'valibot';
import { blankable, textOrDigits } from '#base/fields.ts';
import { plainNumber } from '#base/figures/digits.ts';
import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';
import { loginPhone } from '#base/phone.ts';
import { Address, SentAddress, given } from './address.ts';
import { type Permission, PERMISSIONS, type Role, ROLES } from './jobs.ts';
export * from './address.ts';
export * from './jobs.ts';
export * from './work.ts';
export { CODES_ON_PAPER, PrintedCodes, RescueCodes, RescueState, StaffCard, TeamCode } from './rescue.ts';

/** The account that makes a request, by its token. Every command that records its actor takes one. */
export type Actor = {
  userId: string;
  sessionId: string;
  name: string;
  role: Role;
  owner: boolean;
  rescuer: boolean;
  permissions: Permission[];
  /** The language of the page that asks. */
  language: Language;
};

/** The message for a missing e-mail address. */
export const EMAIL_NEEDED = /*i18n*/ 'Email is required';
const NO_EMAIL = /*i18n*/ 'Invalid email address';
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(text);

/** An e-mail address, trimmed and in lower case. */
export const Email = v.pipe(
  v.string(EMAIL_NEEDED),
  v.trim(),
  v.nonEmpty(EMAIL_NEEDED),
  v.toLowerCase(),
  v.check(isEmail, NO_EMAIL),
);

/** An e-mail address, or an empty text for a person without one. */
export const EmailOrNone = v.pipe(
  v.string(EMAIL_NEEDED),
  v.trim(),
  v.toLowerCase(),
  v.check((text) => text === '' || isEmail(text), NO_EMAIL),
);

/** The message for a phone number that cannot be a login name. */
export const NOT_A_MOBILE = /*i18n*/ 'This is not an Indian mobile number';

/** A login name: an e-mail address, or an Indian mobile number, which is read as its ten digits. */
export const LoginName = v.pipe(
  v.string(EMAIL_NEEDED),
  v.trim(),
  v.nonEmpty(EMAIL_NEEDED),
  v.transform((typed) => loginPhone(plainNumber(typed)) ?? typed.toLowerCase()),
  v.check((name) => !/^[+\d\s().-]+$/.test(name) || loginPhone(name) !== undefined, NOT_A_MOBILE),
  v.check((name) => /^[+\d\s().-]+$/.test(name) || isEmail(name), NO_EMAIL),
);

/** A phone number: digits only, at least ten. */
export const Phone = v.pipe(
  textOrDigits(/*i18n*/ 'Phone is required'),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'Phone is required'),
  v.regex(/^\d{10,15}$/, /*i18n*/ 'Phone number must be at least 10 digits'),
);

const PASSWORD_CEILING = 128;
/** An existing password, as typed. */
export const EnteredPassword = v.pipe(
  v.string(/*i18n*/ 'Password is required'),
  v.nonEmpty(/*i18n*/ 'Password is required'),
  v.maxLength(PASSWORD_CEILING, /*i18n*/ `At most ${PASSWORD_CEILING} letters`),
);

const PASSWORD_FLOOR = 8;
/** Spaces and invisible characters at the ends of a text. */
const UNSEEN_ENDS = /^[\s\p{C}\u{2800}\u{3164}]+|[\s\p{C}\u{2800}\u{3164}]+$/gu;
/** The length of a password in characters. Spaces and invisible characters at its ends are kept, but not counted. */
const lengthOf = (password: string): number => password.replaceAll(UNSEEN_ENDS, '').length;
const isLong = (password: string): boolean => lengthOf(password) >= PASSWORD_FLOOR;

/** A password for sign-up: at least 8 characters. */
export const NewPassword = v.pipe(
  EnteredPassword,
  v.check(isLong, /*i18n*/ 'Password must be at least 8 characters'),
);

const STRONG =
  /*i18n*/ 'Password must be at least 8 characters, contain 1 uppercase letter, 1 lowercase letter, and 1 number.';
/** A new password: at least 8 characters with an upper case letter, a lower case letter and a digit. */
export const ChosenPassword = v.pipe(
  EnteredPassword,
  v.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, STRONG),
  v.check(isLong, STRONG),
);

const LanguageCode = v.picklist(LANGUAGE_CODES);

/**
 * A person's name, e-mail address and phone. `noEmail` states that there is no address, so that the phone is the login
 * name.
 */
export const contact = {
  name: given(/*i18n*/ 'Name is required', 100),
  email: v.optional(EmailOrNone, ''),
  phone: Phone,
  noEmail: v.optional(v.boolean(), false),
};
type Contact = { email: string; phone: string; noEmail: boolean };
/** True if there is an e-mail address, or the phone can be the login name. */
export const hasLoginPhone = ({ phone, noEmail }: Pick<Contact, 'phone' | 'noEmail'>): boolean =>
  !noEmail || loginPhone(phone) !== undefined;
/** Drops an address that was typed before "no e-mail" was ticked. */
export const withoutEmail = <Given extends Contact>(given: Given): Given =>
  given.noEmail ? { ...given, email: '' } : given;

/** A person as the API returns them: to themselves, and to admins. */
export const User = v.object({
  _id: v.string(),
  name: v.string(),
  /** Empty if there is none: then the phone is the name to log in with. */
  email: v.string(),
  phone: v.string(),
  role: v.picklist(ROLES),
  permissions: v.array(v.picklist(PERMISSIONS)),
  owner: v.boolean(),
  /** True for an admin whom the owner trusts to let owners in again. */
  rescuer: v.optional(v.boolean()),
  addresses: v.array(Address),
  /** The ids of these addresses. Sent back, they say which addresses the client has seen; only those may be deleted then. */
  addressesSeen: v.array(v.string()),
  createdAt: v.string(),
  /** The language of the person's mails; empty if none was chosen. */
  language: v.optional(v.union([v.literal(''), LanguageCode])),
});
export type User = v.InferOutput<typeof User>;

/** The most addresses in an address book. */
export const ADDRESSES_AT_MOST = 50;
/** The message when the address book is full. */
export const tooManyAddresses = /*i18n*/ `At most ${ADDRESSES_AT_MOST} addresses`;

/**
 * The body of PATCH /auth/{id}: the user object as returned by the API, with changed addresses. Name, phone, language and
 * addresses are read; other fields are accepted and ignored. With `addressesSeen`, an address without `_id` is added, one
 * that `addressesSeen` lists and `addresses` lacks is deleted, and one that the sender never saw is kept. Without it,
 * `addresses` is the whole address book.
 */
export const EditedUser = v.strictObject({
  name: v.optional(given(/*i18n*/ 'Name is required', 100)),
  // Someone without a phone (the first admin, a person who signed up with Google) sends the empty one back.
  phone: v.optional(v.union([v.literal(''), Phone])),
  addresses: v.optional(v.pipe(v.array(SentAddress), v.maxLength(ADDRESSES_AT_MOST, tooManyAddresses))),
  addressesSeen: v.optional(v.pipe(v.array(v.string()), v.maxLength(10 * ADDRESSES_AT_MOST))),
  _id: v.optional(v.string()),
  email: v.optional(v.string()),
  role: v.optional(v.string()),
  permissions: v.optional(v.array(v.string())),
  owner: v.optional(v.boolean()),
  rescuer: v.optional(v.boolean()),
  createdAt: v.optional(v.string()),
  // Empty in the copy of who never chose one; that changes nothing.
  language: v.optional(v.union([v.literal(''), LanguageCode])),
});
export type EditedUser = v.InferOutput<typeof EditedUser>;

/** The answer of calls about one's own account. */
export const UserAnswer = v.object({ user: User });

/** An answer with only a sentence for the person. */
export const Done = v.object({ message: v.string() });

/** A device that is logged in; `current` marks the one that sent the request. */
export const Session = v.object({
  _id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

/** The devices that an account is logged in on, last seen first. */
export const Sessions = v.object({ sessions: v.array(Session) });

/** The body for adding another person's account. Without a password, the person chooses one by 'Forgot password'. */
export const NewPerson = v.strictObject({
  name: given(/*i18n*/ 'Name is required', 100),
  email: Email,
  phone: Phone,
  password: blankable(ChosenPassword),
});

/**
 * The body for editing another person's account: the user object as the API returns it. Name, e-mail and phone are
 * read.
 */
export const EditedPerson = v.strictObject({
  ...EditedUser.entries,
  email: v.optional(Email),
  addresses: v.optional(v.array(v.unknown())),
});
