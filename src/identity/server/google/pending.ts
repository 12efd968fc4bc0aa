import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import * as v from 'valibot';
import { Failure } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';

/** A pending sign-in: the values that the shop needs again when Google sends the shopper back. */
const Pending = v.strictObject({
  verifier: v.string(),
  nonce: v.string(),
  binding: v.string(),
  remember: v.boolean(),
  endsAt: v.string(),
});
export type Pending = v.InferOutput<typeof Pending>;

const GOOD_FOR = 10 * 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a pending sign-in into the `state` that goes to Google and comes back, so that it cannot be read or forged
 * on the way. Every process of the shop can decrypt it, so nothing has to be stored.
 */
export function seal(pending: Omit<Pending, 'endsAt'>, clientSecret: string, now: Instant): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(clientSecret), iv);
  const text = JSON.stringify({ ...pending, endsAt: after(now, GOOD_FOR) });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts it for the browser that started; undefined if it is forged, too old or from another browser. */
export function unseal(
  state: string,
  { clientSecret, secret, now }: { clientSecret: string; secret: string; now: Instant },
): Pending | undefined {
  const bytes = Buffer.from(state, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const text = decrypt(bytes, clientSecret);
  if (text === undefined) return undefined;
  const pending = v.parse(Pending, JSON.parse(text));
  const isOfBrowser = timingSafeEqual(sha256(secret), Buffer.from(pending.binding, 'base64url'));
  return isOfBrowser && pending.endsAt > now ? pending : undefined;
}

function decrypt(bytes: Buffer, clientSecret: string): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(clientSecret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined; // not encrypted by this shop, or changed since
  }
}

const keyFrom = (clientSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', clientSecret, '', 'haat sign-in state', 32));

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The failure for a sign-in that did not succeed. */
export const signInFailed = (): Failure =>
  new Failure('signed_out', /*i18n*/ 'Google sign-in did not work. Please try again.');
