import * as v from 'valibot';
import { blankable, textOrDigits } from '#base/fields.ts';

/** Who someone is to the shop. `user` is a shopper. */
export const ROLES = ['user', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What staff may be allowed; an admin may do everything. */
export const PERMISSIONS = ['orders', 'catalogue'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Who is asking: what a token stands for. Every command that needs to know who acts is given one. */
export type Actor = {
  userId: string;
  sessionId: string;
  name: string;
  role: Role;
  owner: boolean;
  permissions: Permission[];
};

/** Control characters have no place in a line of text; one of them (NUL) PostgreSQL cannot even store. */
export const ONE_LINE = /^\P{Cc}*$/u;

/** A line of text that must be given; `message` says so. */
export const given = (message: string, most: number) => filled(v.string(message), message, most);

/** The same of what may be sent as a number: a phone, a pincode. */
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
    v.maxLength(most, `At most ${most} letters`),
    v.regex(ONE_LINE, message),
  );

/** An e-mail address as people are known by: trimmed, lower case. */
export const Email = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(254, 'Invalid email address'),
  v.toLowerCase(),
  v.regex(/^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/, 'Invalid email address'),
);

/** A phone number: digits only, at least ten. */
export const Phone = v.pipe(
  textOrDigits('Phone is required'),
  v.trim(),
  v.nonEmpty('Phone is required'),
  v.regex(/^\d{10,15}$/, 'Phone number must be at least 10 digits'),
);

const PASSWORD_CEILING = 128;
/** A password as somebody types it who has chosen it before. */
export const EnteredPassword = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.maxLength(PASSWORD_CEILING, `At most ${PASSWORD_CEILING} letters`),
);

const PASSWORD_FLOOR = 8;
/** A password that someone signs up with: anything of at least 8 characters. */
const NewPassword = v.pipe(
  EnteredPassword,
  v.minLength(PASSWORD_FLOOR, `Password must be at least ${PASSWORD_FLOOR} characters`),
);

const STRONG =
  'Password must be at least 8 characters, contain 1 uppercase letter, 1 lowercase letter, and 1 number.';
/** A password that someone chooses anew: at least 8 characters with an upper case and a lower case letter and a digit. */
export const ChosenPassword = v.pipe(
  EnteredPassword,
  v.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/s, STRONG),
);

/** What the sign-up form sends. */
export const SignUp = v.strictObject({
  name: given('Name is required', 100),
  email: Email,
  phone: Phone,
  password: NewPassword,
});
export type SignUp = v.InferOutput<typeof SignUp>;

const DEVICES_SENT = 10;
/** What a browser keeps of earlier logins, so that guesses of strangers do not slow its owner down. */
const Devices = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), v.maxLength(DEVICES_SENT)),
  [],
);

/** What the login form sends; `remember` keeps the device signed in for 30 days instead of 12 hours. */
export const LogIn = v.strictObject({
  email: Email,
  password: EnteredPassword,
  remember: v.optional(v.boolean(), false),
  devices: Devices,
});
export type LogIn = v.InferOutput<typeof LogIn>;

/** What the forgot-password form sends. */
export const ResetRequest = v.strictObject({ email: Email, devices: Devices });

/** What the change-password form sends. */
export const PasswordChange = v.strictObject({ currentPassword: EnteredPassword, password: ChosenPassword });

/** What the reset-password form sends, with the token of the mail. */
export const PasswordReset = v.strictObject({
  email: Email,
  password: ChosenPassword,
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** A delivery address in the address book, as its form sends it. */
export const NewAddress = v.strictObject({
  name: given('name is required', 100),
  email: given('email is required', 254),
  phone: givenDigits('phone is required', 20),
  street: given('street is required', 300),
  city: given('city is required', 100),
  state: given('state is required', 100),
  pinCode: givenDigits('pinCode is required', 10),
});
export type NewAddress = v.InferOutput<typeof NewAddress>;

/** An address as it is handed out. */
export const Address = v.object({ _id: v.string(), ...NewAddress.entries });
export type Address = v.InferOutput<typeof Address>;

/** A person as handed out: to themselves, and to admins. */
export const User = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  role: v.picklist(ROLES),
  permissions: v.array(v.picklist(PERMISSIONS)),
  owner: v.boolean(),
  addresses: v.array(Address),
  /** The ids of these addresses, to be sent back as they came: what was seen may be deleted. */
  addressesSeen: v.array(v.string()),
  createdAt: v.string(),
});
export type User = v.InferOutput<typeof User>;

/** How many addresses an address book has room for. */
export const ADDRESSES_AT_MOST = 50;
/** What is said when it is full. */
export const tooManyAddresses = `At most ${ADDRESSES_AT_MOST} addresses`;

/**
 * What PATCH /auth/{id} takes: the user object as handed out, with its addresses changed. Name, phone and addresses
 * are read; the rest may be sent back and is not read. An address without `_id` is new; one that `addressesSeen` names
 * and `addresses` leaves out is deleted; one that the sender never saw stays.
 */
export const EditedUser = v.strictObject({
  name: v.optional(given('Name is required', 100)),
  // Who has no phone yet (the first admin, someone who came by Google) sends the empty one back.
  phone: v.optional(v.union([v.literal(''), Phone])),
  addresses: v.optional(
    v.pipe(
      v.array(v.strictObject({ _id: v.optional(v.string()), ...NewAddress.entries })),
      v.maxLength(ADDRESSES_AT_MOST, tooManyAddresses),
    ),
  ),
  addressesSeen: v.optional(v.pipe(v.array(v.string()), v.maxLength(10 * ADDRESSES_AT_MOST))),
  _id: v.optional(v.string()),
  email: v.optional(v.string()),
  role: v.optional(v.string()),
  permissions: v.optional(v.array(v.string())),
  owner: v.optional(v.boolean()),
  createdAt: v.optional(v.string()),
});
export type EditedUser = v.InferOutput<typeof EditedUser>;

/** The answer to a login; `device` is for a browser that was not known yet, to send with the next one. */
export const LoggedIn = v.object({ user: User, token: v.string(), device: v.optional(v.string()) });
export type LoggedIn = v.InferOutput<typeof LoggedIn>;

/** The answer to a sign-up. */
export const SignedUp = v.object({ message: v.literal('User Created Successfully!'), user: User });

/** The answer to someone who asks who they are. */
export const UserAnswer = v.object({ user: User });

/** The answer to a password that was set by the link of a mail; its browser is a known one from then on. */
export const PasswordWasReset = v.object({ message: v.string(), device: v.string() });
export type PasswordWasReset = v.InferOutput<typeof PasswordWasReset>;

/** The answer to what needs no other: a sentence for the person. */
export const Done = v.object({ message: v.string() });

/** A device that is logged in; `current` is the one that asks. */
export const Session = v.object({
  _id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

/** The devices that someone is logged in on, last seen first. */
export const Sessions = v.object({ sessions: v.array(Session) });

/** What adding somebody else's account takes; without a password they choose one by 'Forgot password'. */
export const NewPerson = v.strictObject({
  name: given('Name is required', 100),
  email: Email,
  phone: Phone,
  password: blankable(ChosenPassword),
});

/** What editing somebody else's account takes: the user object as handed out; name, e-mail and phone are read. */
export const EditedPerson = v.strictObject({
  ...EditedUser.entries,
  email: v.optional(Email),
  addresses: v.optional(v.array(v.unknown())),
});
