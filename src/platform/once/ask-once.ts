import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { bodyText } from '#platform/http/bodies/read-body.ts';
import { refusal } from '#platform/http/failures/refusal.ts';

/** The id that a sender gives to a request, the same for every try of it. */
const IdempotencyKey = v.pipe(
  v.string(),
  v.minLength(8, 'The Idempotency-Key has at least 8 letters'),
  v.maxLength(200, 'The Idempotency-Key has at most 200 letters'),
);
const Headers = v.object({ 'idempotency-key': v.optional(IdempotencyKey) });

/** A call that writes: its user, its id, and its content. */
export type AskedCall = {
  userId: string;
  key: string | undefined;
  /** The request as a text, equal for two calls that ask for the same. */
  asked(): Promise<string>;
  /** The number of its writes that have begun. */
  steps: number;
  /** True if an earlier try did one of them. */
  isRepeat: boolean;
};

const calls = new AsyncLocalStorage<AskedCall>();
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** The call that is being answered, if it writes and its sender is signed in. */
export const callUnderWay = (): AskedCall | undefined => calls.getStore();

/** True if an earlier try already did the call that is being answered. */
export const isRepeated = (): boolean => calls.getStore()?.isRepeat === true;

/** Does each writing call once for each id of its sender; the answer to a repeat is marked as one. */
export const askOnce =
  <C extends Context>(whoAsks: (c: C) => string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const userId = READS.includes(c.req.method) ? undefined : whoAsks(c as C);
    if (userId === undefined) return next();
    const sent = v.safeParse(Headers, { 'idempotency-key': c.req.header('idempotency-key') });
    if (!sent.success) throw refusal(Headers, sent.issues);
    const key = sent.output['idempotency-key'];
    const call: AskedCall = { userId, key, asked: () => askedBy(c), steps: 0, isRepeat: false };
    await calls.run(call, next);
    if (call.isRepeat) c.header('Idempotent-Replayed', 'true');
  };

/**
 * The content of a call as a text. It leaves out the language of the answer and the time that a tap waited on the
 * phone, because they differ from try to try. Of a file it has only the length.
 */
async function askedBy(c: Context): Promise<string> {
  const query = Object.entries(c.req.query()).filter(([name]) => name !== 'lang');
  return JSON.stringify([c.req.method, c.req.path, inOrder(Object.fromEntries(query)), await bodyOf(c)]);
}

async function bodyOf(c: Context): Promise<unknown> {
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '');
  const body = isJson ? parsed(await bodyText(c)) : c.req.header('content-length');
  if (!isObject(body)) return inOrder(body);
  const { waited: _, ...asked } = body;
  return inOrder(asked);
}

/** A text that is no JSON stands for itself: what a call does not read is not checked either. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with its fields in one order, whatever order they were written in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of]) => [name, inOrder(of)]);
}

/** A request's name in the table: a hash of the sender's id, and of its further steps if a call writes in several. */
export const requestName = (id: string, step = 0): string =>
  createHash('sha256')
    .update(step === 0 ? id : `${id} ${step}`)
    .digest('base64url');

/**
 * A hash of the request. It is keyed by the sender's id, which the table does not hold: a password that was sent cannot
 * be guessed from it.
 */
export const hashAsked = (id: string, asked: string): string =>
  createHmac('sha256', id).update(asked).digest('base64url');
