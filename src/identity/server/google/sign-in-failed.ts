import { Failure } from '#base/failure.ts';

/** The refusal of a sign-in that did not come through. */
export const signInFailed = (): Failure =>
  new Failure('signed_out', 'Google sign-in did not work. Please try again.');
