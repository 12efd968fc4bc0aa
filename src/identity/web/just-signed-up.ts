import type { LogIn } from '#identity/identity.ts';

type Credentials = Pick<LogIn, 'email' | 'password'>;

let kept: Credentials | undefined;

/** Keeps the credentials of a sign-up in memory while this page is open, for the Login button of the success dialog. */
export const rememberSignup = (credentials: Credentials): void => {
  kept = credentials;
};

/** The credentials of the sign-up. They can be taken once, and are gone after a reload. */
export function takeSignup(): Credentials | undefined {
  const credentials = kept;
  kept = undefined;
  return credentials;
}
