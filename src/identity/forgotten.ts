import * as v from 'valibot';
import { textOrDigits } from '#base/fields.ts';
import { loginPhone } from '#base/phone.ts';
import { ChosenPassword, Email, EnteredPassword, NOT_A_MOBILE, LoginName } from './identity.ts';
import { Devices, EnteredCode } from './log-in.ts';
import { EnteredRescueCode } from './rescue.ts';

/** The body of the forgot-password form. */
export const ResetRequest = v.strictObject({ email: Email, devices: Devices });

/** The body of the reset-password form, with the token of the mail, or of the text message to a phone. */
export const PasswordReset = v.strictObject({
  email: LoginName,
  password: ChosenPassword,
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** The phone number of a person without an e-mail address. */
const OwnMobile = v.pipe(
  textOrDigits(/*i18n*/ 'Phone is required'),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'Phone is required'),
  v.check((typed) => loginPhone(typed) !== undefined, NOT_A_MOBILE),
  v.transform((typed) => loginPhone(typed) ?? typed),
);

/** The body of a request for a code by text message. */
export const CodeRequest = v.strictObject({ phone: OwnMobile });

/** States if the shop sends codes as text messages. */
export const CodeWays = v.object({ bySms: v.boolean() });
export type CodeWays = v.InferOutput<typeof CodeWays>;

/** The body of a reset with a code that the shop handed out. */
export const CodeReset = v.strictObject({
  phone: OwnMobile,
  code: EnteredCode,
  password: ChosenPassword,
});

/** The answer to setting a password by the link of a mail. The browser is a known device from then on. */
export const PasswordWasReset = v.object({ message: v.string(), device: v.string() });
export type PasswordWasReset = v.InferOutput<typeof PasswordWasReset>;

/** The body of a reset with a recovery code. `email` may be a phone number as well. */
export const RescueReset = v.strictObject({
  email: LoginName,
  code: EnteredRescueCode,
  password: ChosenPassword,
  devices: Devices,
});

/** The body that makes new recovery codes: the caller's own password. */
export const RescueRequest = v.strictObject({ password: EnteredPassword });
