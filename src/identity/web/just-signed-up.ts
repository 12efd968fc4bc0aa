import type { LogIn } from '#identity/identity.ts';

type Credentials = Pick<LogIn, 'email' | 'password'>;

let kept: Credentials | undefined;

/** Remembers what was typed at sign-up while this page is open, in memory only: the success dialog's Login needs it. */
export const rememberSignup = (credentials: Credentials): void => {
  kept = credentials;
};

/** What was typed at sign-up, once; nothing after a reload. */
export function takeSignup(): Credentials | undefined {
  const credentials = kept;
  kept = undefined;
  return credentials;
}
