import * as v from 'valibot';
import { ChosenPassword, EditedUser, Email, given, ONE_LINE, Phone, User } from './accounts.ts';

const wholeNumber = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'a whole number'),
    v.transform(Number),
    v.minValue(low),
    v.maxValue(high),
  );

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

/** What adding a customer sends; without a password they choose one by 'Forgot password'. */
export const NewCustomer = v.strictObject({
  name: given('Name is required', 100),
  email: Email,
  phone: Phone,
  password: v.optional(ChosenPassword),
});

/** What editing a customer takes: the user object as handed out; name, e-mail and phone are read. */
export const EditedCustomer = v.strictObject({
  ...EditedUser.entries,
  email: v.optional(Email),
  addresses: v.optional(v.array(v.unknown())),
});
