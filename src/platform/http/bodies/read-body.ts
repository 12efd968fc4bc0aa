import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { Failure, invalidField } from '#base/failure.ts';
import type { Body, BodyShares, Sender, SenderKind } from './body-shares.ts';

/** The rule for a request's body: its size limit, its sender, and the account of its bytes. */
type BodyRule = { most: number; sender: Sender; shares: BodyShares };

/** After so many ms a body has to have come at this speed on average, in bytes a second; slower ones are ended. */
const PACE: Record<SenderKind, { after: number; speed: number }> = {
  guest: { after: 10_000, speed: 1024 },
  shopper: { after: 30_000, speed: 1024 },
  team: { after: 30_000, speed: 4096 },
};
const LOOK_EVERY_MS = 1000;
/** The most bytes of a refused body that are read and thrown away; if more are to come, the connection is closed. */
const REST_AT_MOST = 256 * 1024;

/** The name under which `bodyLimit` leaves the rule of a request. */
const RULE = 'bodyRule';

/** Leaves the rule by which `readBody` reads. */
const setBodyRule = (c: Context, rule: BodyRule): void => c.set(RULE, rule);

/**
 * Reads the request's body, once. All routes read by this, because here its bytes count among those of all callers, and a
 * body that is too large, too slow or too much at once is ended.
 */
export async function readBody(c: Context): Promise<Uint8Array<ArrayBuffer>> {
  const rule = c.get(RULE) as BodyRule;
  const { incoming, outgoing } = (c.env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse };
  const length = Number(c.req.header('content-length') ?? 0);
  if (length > rule.most) {
    if (length > REST_AT_MOST) outgoing?.setHeader('Connection', 'close');
    throw tooLarge();
  }
  // A call from within the process has its body already.
  if (!incoming || !outgoing) {
    const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
    if (bytes.byteLength > rule.most) throw tooLarge();
    return bytes;
  }
  return readIncoming(incoming, outgoing, rule);
}

const TEXT = new TextDecoder();

/** Where Hono keeps a body that was read, so that its validators read it there; it keeps promises. */
type Kept = { text?: Promise<string>; arrayBuffer?: Promise<ArrayBuffer> };
const keptIn = (c: Context): Kept => c.req.bodyCache as unknown as Kept;

/** The body as text, also for the validator of JSON. */
export const bodyText = (c: Context): Promise<string> =>
  (keptIn(c).text ??= readBody(c).then((bytes) => TEXT.decode(bytes)));

/** The body as it came, for the validator of forms; a copy, since a small Buffer is a part of a larger one. */
export const bodyBytes = (c: Context): Promise<ArrayBuffer> =>
  (keptIn(c).arrayBuffer ??= readBody(c).then((bytes) => new Uint8Array(bytes).buffer));

function readIncoming(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { most, sender, shares }: BodyRule,
): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Uint8Array[] = [];
  const began = performance.now();
  let received = 0;
  const body: Body = shares.begin(sender, () => refuse(tooMuchAtOnce()));
  outgoing.once('close', () => body.end());
  const stopListening = (): void => {
    clearInterval(looking);
    incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
  };
  const onData = (chunk: Uint8Array): void => {
    received += chunk.byteLength;
    if (received > most) return refuse(tooLarge());
    chunks.push(chunk);
    body.take(chunk.byteLength);
  };
  const onEnd = (): void => {
    stopListening();
    body.complete();
    resolve(Buffer.concat(chunks));
  };
  const onClose = (): void => {
    stopListening();
    reject(
      new Failure('malformed', /*i18n*/ 'The connection broke before everything was sent. Please try again.'),
    );
  };
  /**
   * Drops the received bytes. The rest is thrown away as it comes, until the answer was sent and the connection is
   * closed.
   */
  function refuse(failure: Failure): void {
    stopListening();
    body.end();
    chunks.length = 0;
    incoming.on('error', () => undefined).resume();
    outgoing.setHeader('Connection', 'close');
    reject(failure);
  }
  const looking = setInterval(() => {
    const { after, speed } = PACE[sender.kind];
    const late = performance.now() - began - after;
    if (late > 0 && received < (late / 1000) * speed) refuse(tooSlow());
  }, LOOK_EVERY_MS).unref();
  incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  if (incoming.readableEnded) onEnd();
  return promise;
}

/** The refusal of a body that is larger than its path or its sender may send. */
export const tooLarge = (): Failure =>
  new Failure('too_large', /*i18n*/ 'This is too large. Please send less at once.');
const tooSlow = (): Failure =>
  new Failure('too_slow', /*i18n*/ 'Your connection was too slow. Please try again.');
const tooMuchAtOnce = (): Failure =>
  new Failure(
    'unavailable',
    /*i18n*/ 'The shop is receiving too much at once. Please try again in a moment.',
  );

/** Reads the form. A body that is no form, or is cut off, is refused at the field `file`, in the words of `advice`. */
export async function formOf(c: Context, advice: string): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  const bytes = await readBody(c);
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    if (error instanceof TypeError) throw invalidField('file', advice);
    throw error;
  }
}

/**
 * The most bytes that a path accepts, from signed-in callers and from guests; `needsLength` demands a Content-Length.
 */
export type PathRule = { most: number; mostOfGuests: number; needsLength: boolean };

/**
 * Refuses bodies that are larger than their path accepts. Nothing is read here: a Content-Length is checked at once,
 * and `readBody` counts while a route reads. A body that only guests may not send is refused there, after a route's
 * guard.
 */
export const bodyLimit =
  (
    ruleOf: (path: string) => PathRule,
    senderOf: (c: Context) => Sender,
    shares: BodyShares,
  ): MiddlewareHandler =>
  async (c, next) => {
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') {
      const { most, mostOfGuests, needsLength } = ruleOf(c.req.path);
      const length = c.req.header('content-length');
      if (length === undefined) {
        if (needsLength && c.req.header('transfer-encoding') !== undefined)
          throw new Failure('length_required', 'Say with Content-Length how large the file is.');
      } else if (Number(length) > most) throw tooLarge();
      const sender = senderOf(c);
      setBodyRule(c, { sender, shares, most: sender.kind === 'guest' ? Math.min(most, mostOfGuests) : most });
    }
    await next();
  };
