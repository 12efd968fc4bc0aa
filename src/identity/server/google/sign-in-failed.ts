import { Failure } from '#base/failure.ts';

/** The failure for a sign-in that did not succeed. */
export const signInFailed = (): Failure =>
  new Failure('signed_out', 'Google sign-in did not work. Please try again.');
