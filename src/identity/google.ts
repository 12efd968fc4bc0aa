import * as v from 'valibot';
import { LANGUAGE_CODES } from '#base/language/language.ts';

/** States if sign-in with Google is set up. */
export const GoogleStatus = v.object({ configured: v.boolean() });
export type GoogleStatus = v.InferOutput<typeof GoogleStatus>;

const base64url = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** Starts a sign-in with Google. `binding` is the SHA-256 (base64url) of a 32-byte secret that this browser keeps. */
export const GoogleStart = v.strictObject({
  binding: base64url(43),
  remember: v.optional(v.boolean(), false),
});

/** Where to send the browser. */
export const GoogleStarted = v.object({ url: v.string() });

/** Completes a sign-in with Google: the parameters of the redirect, and the secret of the browser that started it. */
export const GoogleFinish = v.strictObject({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  secret: base64url(43),
  /** The provider that answered, if the address names it. */
  iss: v.optional(v.pipe(v.string(), v.maxLength(300))),
  /** The language of a new account's mails. */
  language: v.optional(v.picklist(LANGUAGE_CODES)),
});
export type GoogleFinish = v.InferOutput<typeof GoogleFinish>;
