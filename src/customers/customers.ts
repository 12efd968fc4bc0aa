import * as v from 'valibot';
import { blankable, wholeNumber } from '#base/fields.ts';
import {
  ChosenPassword,
  contact,
  EditedPerson,
  Email,
  EMAIL_NEEDED,
  EmailOrNone,
  EnteredPassword,
  hasEmail,
  hasLoginPhone,
  NOT_A_MOBILE,
  ONE_LINE,
  Session,
  User,
  withoutEmail,
} from '#identity/identity.ts';

export { Business, BusinessForm } from './business.ts';

/** Query of the customers table; `q` is searched in name, e-mail and phone. */
export const CustomerQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(ONE_LINE)), ''),
  page: v.optional(wholeNumber(1, 1_000_000), '1'),
  limit: v.optional(wholeNumber(1, 100), '10'),
});

/** A page of the customers table, newest first. */
export const CustomerList = v.object({
  users: v.array(User),
  totalPages: v.number(),
  totalUsers: v.number(),
});
export type CustomerList = v.InferOutput<typeof CustomerList>;

/**
 * An admin answers for the number being this customer's: an account with an e-mail address that has it as a login name gives
 * it up.
 */
const numberIsTheirs = v.optional(v.boolean(), false);

/** The body for adding a customer. Like a sign-up, there may be no e-mail address. */
export const NewCustomer = v.pipe(
  v.strictObject({ ...contact, numberIsTheirs, password: blankable(ChosenPassword) }),
  v.forward(v.partialCheck([['email'], ['noEmail']], hasEmail, EMAIL_NEEDED), ['email']),
  v.forward(v.partialCheck([['phone'], ['noEmail']], hasLoginPhone, NOT_A_MOBILE), ['phone']),
  v.transform(withoutEmail),
);

/** The body for editing a customer. `noEmail` takes the e-mail address away; the phone is then the login name. */
export const EditedCustomer = v.strictObject({
  ...EditedPerson.entries,
  email: v.optional(EmailOrNone),
  noEmail: v.optional(v.boolean(), false),
  numberIsTheirs,
});

/** A login code that an admin gives to a customer who forgot the password and has no e-mail address. */
export const LoginCode = v.object({
  code: v.string(),
  /** The page that sets a new password without the code. */
  link: v.string(),
  phone: v.string(),
  expiresAt: v.string(),
});
export type LoginCode = v.InferOutput<typeof LoginCode>;

/** The state of the caller's e-mail address in the newsletter: on its list, or asked by a mail that waits for a yes. */
export const Letters = v.object({
  email: v.string(),
  isOn: v.boolean(),
  isAsked: v.boolean(),
  /** False while the owner takes no one new. */
  isOpen: v.boolean(),
});
export type Letters = v.InferOutput<typeof Letters>;

/** Body that says yes or no to the newsletter. */
export const LettersWanted = v.strictObject({ isOn: v.boolean() });

/** Body that adds an e-mail address to an account without one. */
export const AddedEmail = v.strictObject({ email: Email, password: EnteredPassword });

/** Body that deletes one's own account. A customer who signed up with Google has no password to send. */
export const AccountDeletion = v.strictObject({ password: v.optional(EnteredPassword) });

/**
 * Everything that the shop stores about someone: the account, its devices, and what other features add under their
 * names.
 */
export const PersonalData = v.looseObject({ user: User, sessions: v.array(Session) });
