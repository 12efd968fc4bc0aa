import { expect, test } from 'vitest';
import { restWhile, withRests } from './rests.ts';

async function* papers(count: number) {
  for (let n = 1; n <= count; n += 1) {
    if (n % 250 === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10); // work of 10 ms
    yield await Promise.resolve(n);
  }
}
const busy = new Int32Array(new SharedArrayBuffer(4));

async function read(count: number): Promise<{ all: number[]; took: number }> {
  const [all, began] = [[] as number[], performance.now()];
  for await (const paper of withRests(papers(count))) all.push(paper);
  return { all, took: performance.now() - began };
}

test('while the shop is busy a return rests longer than it works; every paper comes all the same, in order', async () => {
  restWhile(busy);
  Atomics.store(busy, 0, 1);
  const { all, took } = await read(501);
  expect(all).toEqual(Array.from({ length: 501 }, (_, at) => at + 1));
  expect(took).toBeGreaterThan(20 + 2 * 12 * 9);
});
