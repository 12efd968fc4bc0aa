import * as v from 'valibot';

/** Whether sign-in with Google is set up. */
export const GoogleStatus = v.object({ configured: v.boolean() });

const base64url = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** Begins sign-in with Google. `binding` is the SHA-256 (base64url) of a secret of 32 bytes that this browser keeps. */
export const GoogleStart = v.strictObject({
  binding: base64url(43),
  remember: v.optional(v.boolean(), false),
});

/** Where to send the browser. */
export const GoogleStarted = v.object({ url: v.string() });

/** Ends sign-in with Google: what its redirect brought, and the secret of the browser that began. */
export const GoogleFinish = v.strictObject({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  secret: base64url(43),
  /** Who answered, where the provider says so in the address. */
  iss: v.optional(v.pipe(v.string(), v.maxLength(300))),
});
export type GoogleFinish = v.InferOutput<typeof GoogleFinish>;
