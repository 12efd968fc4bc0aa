import * as v from 'valibot';
import { ChosenPassword } from '#accounts/accounts.ts';

/** A new password, typed twice. */
export const ChosenPasswords = v.pipe(
  v.object({
    password: ChosenPassword,
    confirmPassword: v.pipe(
      v.string('Confirm password is required'),
      v.nonEmpty('Confirm password is required'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
);
