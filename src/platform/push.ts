import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import { FetchFailed, type FetchLimits, type Message, sendPublic } from '#platform/http/fetch-public.ts';

/** The shop's key for push services (RFC 8292): browsers know the public half, only the shop the private one. */
export type PushKeys = { publicKey: string; privateKey: string };

/** A browser's push address, and the keys that only it can read with (RFC 8291). */
type PushAddress = { endpoint: string; p256dh: string; auth: string };

/**
 * A message to a device, the seconds that the push service keeps it, and the topic, which replaces an earlier message
 * there.
 */
export type Push = { text: string; seconds: number; topic: string };

/** The network to use; tests bring their own. */
export type PushNetwork = Pick<FetchLimits, 'resolve' | 'isAllowed'>;

const PATIENCE_MS = 10_000;

/** Makes a key pair of P-256, as texts in base64url. */
export async function newPushKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d };
}

/** True if a text is a key that messages can be encrypted for: a point on the curve. */
export async function isPushKey(p256dh: string): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', Buffer.from(p256dh, 'base64url'), CURVE, false, []);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataError') return false;
    throw error;
  }
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/**
 * Encrypts a push for one device and signs it as the shop's. All are equally long, so that the length reveals nothing.
 * `subject` is an address for the push service to reach the shop: a `mailto:` or an https address.
 */
export async function sealPush(
  push: Push,
  { endpoint, p256dh, auth }: PushAddress,
  { keys, subject, pad = true }: { keys: PushKeys; subject: string; pad?: boolean },
): Promise<Message> {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const body = await encryptNotification(subscription, new TextEncoder().encode(push.text), { pad });
  const { headers } = await vapidHeaders(subscription, { subject, ...keys });
  return {
    address: endpoint,
    headers: {
      Authorization: headers.authorization,
      TTL: String(push.seconds),
      Topic: push.topic,
      Urgency: 'high',
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(body.byteLength),
    },
    body,
  };
}

/** The push service's answer. `gone`: the device no longer exists. */
export type PushOutcome = { state: 'sent' } | { state: 'gone' } | { state: 'refused'; reason: string };

/**
 * Sends a push. Rejects with FetchFailed if trying again may help; only the open internet is ever asked, and no
 * redirect is followed.
 */
export async function sendPush(message: Message, network: PushNetwork = {}): Promise<PushOutcome> {
  const status = await answerTo(message, network);
  if (typeof status === 'string') return { state: 'refused', reason: status };
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  const reason = `the push service answers ${status}`;
  if (status === 429 || status >= 500) throw new FetchFailed(reason, false);
  return { state: 'refused', reason };
}

/** The status, or the reason why it can never be had. */
async function answerTo(message: Message, network: PushNetwork): Promise<number | string> {
  try {
    return await sendPublic(message, { milliseconds: PATIENCE_MS, ...network });
  } catch (error) {
    if (error instanceof FetchFailed && error.isFinal) return error.message;
    throw error;
  }
}
