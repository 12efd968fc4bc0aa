import * as v from 'valibot';
import { wholeNumber } from '#base/whole-number.ts';
import { EditedShopper, EnteredPassword, NewShopper, ONE_LINE, Session, User } from '#identity/identity.ts';

/** What the customers table asks for; `q` is looked for in name, e-mail and phone. */
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

/** What adding a customer sends. */
export const NewCustomer = NewShopper;

/** What editing a customer takes. */
export const EditedCustomer = EditedShopper;

/** What deleting one's own account sends. Someone who signed up with Google has no password to send. */
export const AccountDeletion = v.strictObject({ password: v.optional(EnteredPassword) });

/**
 * Everything that the shop stores about someone: the account, its devices, and what other features add under their
 * names.
 */
export const PersonalData = v.looseObject({ user: User, sessions: v.array(Session) });
