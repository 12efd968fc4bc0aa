import * as v from 'valibot';
import { blankable, textOrDigits } from '#base/fields.ts';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { hasEmail } from './address.ts';
import {
  ChosenPassword,
  EnteredPassword,
  EMAIL_NEEDED,
  LoginName,
  NewPassword,
  NOT_A_MOBILE,
  User,
  contact,
  hasLoginPhone,
  withoutEmail,
} from './identity.ts';

// The contract of signing up and logging in: no other room speaks of it.

/** A code of eight digits that the shop handed out or sent, with or without spaces. */
export const EnteredCode = v.pipe(
  textOrDigits(/*i18n*/ 'Code is required'),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
  v.nonEmpty(/*i18n*/ 'Code is required'),
  v.regex(/^\d{8}$/, /*i18n*/ 'The code has 8 digits'),
);

/**
 * The body of the sign-up form. `language` is the page's, and from then on that of the account's mails. With `noEmail`
 * there is no e-mail address, and the phone is the login name. `code` proves that the phone is the shopper's own, if
 * another account has the number.
 */
export const SignUp = v.pipe(
  v.strictObject({
    ...contact,
    password: NewPassword,
    language: v.optional(v.picklist(LANGUAGE_CODES)),
    code: blankable(EnteredCode),
  }),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, EMAIL_NEEDED), ['email']),
  v.forward(v.partialCheck([['phone'], ['noEmail']], hasLoginPhone, NOT_A_MOBILE), ['phone']),
  v.transform(withoutEmail),
);
export type SignUp = v.InferOutput<typeof SignUp>;

const DEVICES_SENT = 10;
/**
 * The secrets of earlier logins that a browser keeps, so that a stranger who guesses passwords does not slow down the
 * owner.
 */
export const Devices = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), v.maxLength(DEVICES_SENT)),
  [],
);

/**
 * The body of the login form. `email` may be a phone number as well. `remember` keeps the device signed in for 30 days
 * instead of 12 hours.
 */
export const LogIn = v.strictObject({
  email: LoginName,
  password: EnteredPassword,
  remember: v.optional(v.boolean(), false),
  devices: Devices,
});
export type LogIn = v.InferOutput<typeof LogIn>;

/** The length of a secret of 256 bits in a text. */
const SECRET = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * The body of a login by a card of the shop: its eight digits as typed, or the token of its QR code. `ask` is a secret
 * that this phone made up: if the answer is lost, the same phone may ask again for a while.
 */
export const CardLogIn = v.strictObject({
  code: blankable(EnteredCode),
  token: v.optional(SECRET),
  ask: SECRET,
});
export type CardLogIn = v.InferOutput<typeof CardLogIn>;

/** The body of the change-password form. */
export const PasswordChange = v.strictObject({ currentPassword: EnteredPassword, password: ChosenPassword });

/** The answer to a login. `device` is a secret for a browser that was not known; it sends it with later logins. */
export const LoggedIn = v.object({ user: User, token: v.string(), device: v.optional(v.string()) });
export type LoggedIn = v.InferOutput<typeof LoggedIn>;

/** The answer to a sign-up. */
export const SignedUp = v.object({ message: v.literal('User Created Successfully!'), user: User });
