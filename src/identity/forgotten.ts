import * as v from 'valibot';
import { textOrDigits } from '#base/fields.ts';
import { loginPhone } from '#base/phone.ts';
import { ChosenPassword, Devices, Email, EnteredCode, LoginName, NOT_A_MOBILE } from './identity.ts';

/** What the forgot-password form sends. */
export const ResetRequest = v.strictObject({ email: Email, devices: Devices });

/** What the reset-password form sends, with the token of the mail or of the shop's message, which went to a phone. */
export const PasswordReset = v.strictObject({
  email: LoginName,
  password: ChosenPassword,
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** The phone number of somebody who has no e-mail address. */
const OwnMobile = v.pipe(
  textOrDigits('Phone is required'),
  v.trim(),
  v.nonEmpty('Phone is required'),
  v.check((typed) => loginPhone(typed) !== undefined, NOT_A_MOBILE),
  v.transform((typed) => loginPhone(typed) ?? typed),
);

/** What somebody sends who asks for a code as a text message. */
export const CodeRequest = v.strictObject({ phone: OwnMobile });

/** Whether the shop sends codes as text messages. */
export const CodeWays = v.object({ bySms: v.boolean() });
export type CodeWays = v.InferOutput<typeof CodeWays>;

/** What somebody sends who was given a code by the shop. */
export const CodeReset = v.strictObject({
  phone: OwnMobile,
  code: EnteredCode,
  password: ChosenPassword,
});

/** The answer to setting a password by the link of a mail. The browser is a known device from then on. */
export const PasswordWasReset = v.object({ message: v.string(), device: v.string() });
export type PasswordWasReset = v.InferOutput<typeof PasswordWasReset>;
