import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, expectGood } from './peer.ts';

/** An answer, read to its end. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A busy machine takes its time. */
const ANSWERS_WITHIN_MS = 600_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks once over a connection that is kept. */
export function call(origin: string, asked: Asked, { fresh = false } = {}): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      origin + path,
      { method, headers: { ...headers, ...length }, agent: fresh ? false : agent },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The shop closed the kept connection just when it was used again: it has not read this.
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        call(origin, asked, { fresh: true }).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/** Asks, and reads the answer as JSON; throws when it is a refusal. */
export async function ask<T>(origin: string, asked: Asked): Promise<T> {
  const answer = await call(origin, asked);
  expectGood(answer, asked);
  return JSON.parse(answer.body) as T;
}

/** JSON to be sent. */
export const json = (path: string, body: object, headers: Record<string, string> = {}): Asked => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Asks again and again until the answer is a good one; answers how many milliseconds that took. */
export async function untilItAnswers(origin: string, asked: Asked, since: number): Promise<number> {
  for (;;) {
    const isGood = await call(origin, asked, { fresh: true }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isGood) return performance.now() - since;
    if (performance.now() - since > ANSWERS_WITHIN_MS)
      throw new Error(`${origin}${asked.path} never answered`);
    await wait(20);
  }
}

/** Works through things a few at a time. */
export async function inTurns<T, R>(
  things: readonly T[],
  work: (thing: T, at: number) => Promise<R>,
  hands = 8,
): Promise<R[]> {
  const done: R[] = [];
  const queue = things.entries();
  const hand = async (): Promise<void> => {
    for (const [at, thing] of queue) done[at] = await work(thing, at);
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return done;
}
