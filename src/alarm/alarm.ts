import * as v from 'valibot';
import { LANGUAGE_CODES } from '#base/language/language.ts';

// What rings when an order comes: devices, people, hours, and tests of all that; and the news of the back office.
export { hearsNews, News, SeenNews } from './news.ts';

/** Time after which an unanswered ring is repeated. */
export const RING_AGAIN_MS = 5 * 60_000;
/** A test that has not arrived after so long is said not to have. */
export const TEST_PATIENCE_MS = 30_000;

const NOT_PUBLIC = /*office*/ 'The address of the push service is invalid';

/**
 * Checks that the address of a push service is public: https, a host name with a dot, no inner network, no IP address,
 * no password. Each push checks again which address the name resolves to.
 */
export function isPushAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const { hostname } = url;
  if (!/^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)) return false;
  return !/\.(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/.test(hostname);
}

/** Bytes of a fixed number, in base64url. */
const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`)),
    v.transform((text) => text.replace(/=+$/, '')),
  );

const Endpoint = v.pipe(v.string(), v.maxLength(2000), v.check(isPushAddress, NOT_PUBLIC));
const Keys = v.strictObject({ p256dh: bytes(65), auth: bytes(16) });

/** Where a browser is told from now on, and where it was until now, with the secret that only it and the shop know. */
export const Renewal = v.strictObject({
  old: v.strictObject({ endpoint: Endpoint, auth: Keys.entries.auth }),
  endpoint: Endpoint,
  keys: Keys,
});
export type Renewal = v.InferOutput<typeof Renewal>;

/** A device that is to ring, as its browser describes it. */
export const NewDevice = v.strictObject({
  endpoint: Endpoint,
  keys: Keys,
  /** The language that it is told in. */
  language: v.picklist(LANGUAGE_CODES),
});
export type NewDevice = v.InferOutput<typeof NewDevice>;

/** A device that rings. The address of its pushes is never sent out. */
export const AlarmDevice = v.object({
  id: v.string(),
  /** Browser and system, such as "Chrome on Android". */
  device: v.string(),
  /** True for the device that made this call. */
  isThis: v.boolean(),
  since: v.string(),
  sentAt: v.nullable(v.string()),
  arrivedAt: v.nullable(v.string()),
  /** Why the last ring could not be sent; empty when it could. */
  trouble: v.string(),
});
export type AlarmDevice = v.InferOutput<typeof AlarmDevice>;

/** A member of staff who may be rung. Those with `isRung` are rung one after the other, in the order of the list. */
export const AlarmPerson = v.object({
  _id: v.string(),
  name: v.string(),
  isRung: v.boolean(),
  devices: v.array(AlarmDevice),
});
export type AlarmPerson = v.InferOutput<typeof AlarmPerson>;

const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*office*/ 'Write the time as 22:00'));
/** When the owners are written to: with the first ring, with the second one, or never. */
export const MAIL_TURNS = ['first', 'second', 'never'] as const;

/** The owner's settings: who is rung in which order, the quiet hours, and the mail. */
export const AlarmRules = v.strictObject({
  /** In the shop's time, over midnight if need be; null: at every hour. */
  quiet: v.nullable(
    v.pipe(
      v.strictObject({ from: Time, to: Time }),
      v.check(({ from, to }) => from !== to, /*office*/ 'Quiet hours must begin and end at different times'),
    ),
  ),
  mail: v.picklist(MAIL_TURNS),
  people: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64))),
    v.maxLength(50),
    v.check((ids) => new Set(ids).size === ids.length, /*office*/ 'Name each person once'),
  ),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type AlarmRules = v.InferOutput<typeof AlarmRules>;

/** Settings and devices of the alarm. Staff see their own devices; admins see all devices. */
export const Alarm = v.object({
  /** Public key with which a browser subscribes at its push service. */
  publicKey: v.string(),
  rules: v.object(AlarmRules.entries),
  people: v.array(AlarmPerson),
  /** `hasServer`: mails can leave the shop; `to`: their addresses, empty for staff. */
  mail: v.object({ hasServer: v.boolean(), to: v.array(v.string()) }),
});
export type Alarm = v.InferOutput<typeof Alarm>;

/** Request to test one device, by its id, or the mail to the owners. */
export const NewTest = v.pipe(
  v.strictObject({
    channel: v.picklist(['push', 'mail']),
    device: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.forward(
    v.partialCheck(
      [['channel'], ['device']],
      ({ channel, device }) => (channel === 'push') === (device !== undefined),
      /*office*/ 'Choose a device',
    ),
    ['device'],
  ),
);
export type NewTest = v.InferOutput<typeof NewTest>;

/**
 * State of a test. `waiting`: not sent yet, with a `reason` if an attempt failed; `sent`: accepted by the push service
 * or the mail server; `arrived`: confirmed by the device; `late`: sent, but not confirmed within 30 seconds; `kept`:
 * there is no mail server, so the mail is a file; `gone`: the push service no longer knows the device; `refused`: will
 * never be sent.
 */
export const AlarmTest = v.object({
  id: v.string(),
  state: v.picklist(['waiting', 'sent', 'arrived', 'late', 'kept', 'gone', 'refused']),
  reason: v.string(),
  /** From its sending to its arrival. */
  milliseconds: v.nullable(v.number()),
});
export type AlarmTest = v.InferOutput<typeof AlarmTest>;

/** Confirmation by a device that it has shown a push. */
export const Arrival = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) });
