import * as v from 'valibot';
import { ChosenPassword } from '#identity/identity.ts';
import { PasswordChange } from '#identity/log-in.ts';

const typedTwice = {
  password: ChosenPassword,
  confirmPassword: v.pipe(
    v.string(/*i18n*/ 'Confirm password is required'),
    v.nonEmpty(/*i18n*/ 'Confirm password is required'),
  ),
};
const BOTH = [['password'], ['confirmPassword']] as const;
const areSame = (typed: { password: string; confirmPassword: string }): boolean =>
  typed.password === typed.confirmPassword;
const NOT_SAME = /*i18n*/ 'Passwords do not match';

/** A new password, typed twice. */
export const ChosenPasswords = v.pipe(
  v.object(typedTwice),
  v.forward(v.partialCheck(BOTH, areSame, NOT_SAME), ['confirmPassword']),
);

/** The change-password form, with the new password typed twice. */
export const ChangedPassword = v.pipe(
  v.object({ currentPassword: PasswordChange.entries.currentPassword, ...typedTwice }),
  v.forward(v.partialCheck(BOTH, areSame, NOT_SAME), ['confirmPassword']),
);
