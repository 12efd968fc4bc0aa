import { i18n } from '@lingui/core';
import { CallFailed, type FieldMessages } from '#base/failure.ts';
import { type Act, newId } from '#base/ids.ts';
import { loadWords } from '#browser/language/words.ts';

export { CallFailed };

/** The options of a call. A FormData body is sent as it is, anything else as JSON. */
export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sends the call even if the page is left meanwhile. */
  keepalive?: boolean;
  /** The act that a form holds; without one, the same call made again after a lost answer is the same act. */
  act?: Act;
};

let readToken: () => string | undefined = () => undefined;
let onSignedOut: () => void = () => undefined;

/** Sets where the client reads the bearer token, and what to call when the server no longer accepts it. */
export function readTokenFrom(token: () => string | undefined, signedOut: () => void): void {
  readToken = token;
  onSignedOut = signedOut;
}

/**
 * Calls the API (`/cart` means `/api/cart`). Resolves to the JSON of the answer, to undefined where there is none (or
 * nothing changed since the version named in `If-None-Match`), rejects with CallFailed. What writes is sent under an id, so that
 * the shop does it once, however often it is tried.
 */
export async function callApi<T>(path: string, call: Call = {}): Promise<T> {
  const { method = 'GET', body, headers, act } = call;
  if (method === 'GET') return ask<T>(path, call);
  const { id, end } = idOfCall(toldBy(method, path, body), act);
  try {
    const answer = await ask<T>(path, { ...call, headers: { 'Idempotency-Key': id, ...headers } });
    end(true);
    return answer;
  } catch (error) {
    end(isAnswered(error));
    throw error;
  }
}

/** True if the shop answered a failed call, so that the request was not carried out. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.code !== 'unreadable';

async function ask<T>(
  path: string,
  { method = 'GET', body, headers, signal, keepalive = false }: Call,
): Promise<T> {
  const token = readToken();
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        'Accept-Language': i18n.locale || 'en',
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      keepalive,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer();
  }
  if (response.ok || response.status === 304) {
    const answer = await readAnswer<T>(response, signal);
    hearAnswer();
    return answer;
  }
  if (response.status === 401 && token) onSignedOut();
  throw await readFailure(response);
}

/**
 * For the `catch` of a call that may fail without harm: returns the replacement of its answer if it failed or was
 * aborted. Any other error is a bug, and is thrown.
 */
export const ifCallFailed =
  <T>(instead: T) =>
  (error: unknown): T => {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (error instanceof CallFailed || isAborted) return instead;
    throw error;
  };

/**
 * For the rejection of a call whose answer a screen waits for: returns the reason, or nothing if the screen is gone.
 * Any other error is a bug, and is thrown.
 */
export const tellIfFailed =
  (tell: (failure: CallFailed) => void) =>
  (error: unknown): void => {
    if (error instanceof CallFailed) tell(error);
    else ifCallFailed(undefined)(error);
  };

/** The failure of a call that got no answer. */
export const noAnswer = (): CallFailed => new CallFailed(0, 'offline', i18n._('shop.failed.noAnswer'));

/** An answer that is cut off or is not JSON (for example a network's sign-in page) counts as no answer. */
async function readAnswer<T>(response: Response, signal: AbortSignal | undefined): Promise<T> {
  if (response.status === 204 || response.status === 304) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer();
  }
}

/** The failure that an answer states; an answer that is not the shop's is unreadable. */
export async function readFailure(response: Response): Promise<CallFailed> {
  return failureFrom(response.status, await jsonOf(response));
}

/** The JSON of a refusal; undefined where there is none (a proxy's own error page) or it is cut off. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

type Refusal = { code?: string; message?: string; fields?: FieldMessages; detail?: Record<string, unknown> };

/** The failure that the body of a refusal states, in the language of the page. */
export async function failureFrom(status: number, body: unknown): Promise<CallFailed> {
  const { code, message = '', fields = {}, detail = {} } = (body ?? {}) as Refusal;
  if (typeof code !== 'string') return new CallFailed(status, 'unreadable', i18n._('shop.failed.unreadable'));
  const said = await inOurWords({ message, fields, detail });
  return new CallFailed(status, code, said.message, said.fields, detail);
}

/** Translates a failure: the API speaks English, and other languages are loaded with the first failure. */
async function inOurWords(refusal: Required<Pick<Refusal, 'message' | 'fields' | 'detail'>>) {
  if (i18n.locale === '' || i18n.locale === 'en') return refusal;
  try {
    const [{ sayFailure }] = await Promise.all([import('#base/language/said.ts'), loadWords('account')]);
    return sayFailure(i18n, refusal);
  } catch {
    // Without network the words do not come. English is better than nothing.
    return refusal;
  }
}

/** The ids of calls without an answer, by their content, until the shop answers anything. */
const unanswered = new Map<string, string>();

/** The id of a call, and a function for its end. */
export type CallId = { id: string; end: (isAnswered: boolean) => void };

/**
 * The id of a writing call. An act's id stays until the shop answers it. Without an act, the same call made again while
 * the shop does not answer has the id of the first; two that are under way at the same time have two.
 */
export function idOfCall(told: string, act: Act | undefined): CallId {
  if (act) {
    const id = (act.id ??= newId());
    return { id, end: (isAnswered) => void (isAnswered && (act.id = undefined)) };
  }
  const id = unanswered.get(told) ?? newId();
  unanswered.delete(told);
  return { id, end: (isAnswered) => void (isAnswered || unanswered.set(told, id)) };
}

/** Forgets the ids after an answer: the screen is up to date, and taps from now on are new. */
export const hearAnswer = (): void => unanswered.clear();

/**
 * The content of a call as a text. It leaves out the time that the call waited, and has only the name, size and age of
 * a file.
 */
export function toldBy(method: string, path: string, body: unknown): string {
  const told = body instanceof FormData ? [...body].map(([name, value]) => [name, ofValue(value)]) : body;
  const text = JSON.stringify(told, (name, value: unknown) => (name === 'waited' ? undefined : value));
  return `${method} ${path} ${text}`;
}

const ofValue = (value: FormDataEntryValue): unknown =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
