import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, ifCallFailed } from './api-client.ts';

/** The ids under which calls went out, and what the network does with the next ones. */
const sent: string[] = [];
const outcomes: ('lost' | 'refused' | 'done' | 'broken')[] = [];
beforeEach(() => {
  sent.length = 0;
  outcomes.length = 0;
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['Idempotency-Key'] ?? '');
    const outcome = outcomes.shift() ?? 'done';
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    const status = { refused: 409, done: 200, broken: 503 }[outcome];
    return Response.json({ code: 'conflict', message: 'No.' }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const came = (quantity: number, act?: { id?: string }) =>
  callApi('/receipts', { method: 'POST', body: { quantity }, ...(act && { act }) }).catch(
    ifCallFailed(undefined),
  );

test('a call that reads has no id, and each that writes has one of its own', async () => {
  await callApi('/cart');
  await came(5);
  await came(5);
  expect(sent[0]).toBe('');
  expect(sent[1]).toMatch(/^[\w-]{36}$/);
  expect(sent[2]).not.toBe(sent[1]);
});

test('made again after a lost answer, a call has the id that it had', async () => {
  outcomes.push('lost', 'broken', 'done', 'done');
  for (let tries = 0; tries < 4; tries += 1) await came(5);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).toBe(sent[0]);
  expect(sent[3]).not.toBe(sent[0]);
});

test('two quick taps are two, and so is a tap after the shop has answered anything', async () => {
  await Promise.all([came(5), came(5)]);
  expect(sent[1]).not.toBe(sent[0]);
  outcomes.push('lost');
  await came(5);
  await callApi('/cart');
  await came(5);
  expect(sent[4]).not.toBe(sent[2]);
});

test('what a form holds is one act until the shop answers it, whatever is typed or read meanwhile', async () => {
  const act = {};
  outcomes.push('lost', 'done', 'lost', 'refused', 'done');
  await came(5, act);
  await callApi('/cart');
  await came(6, act);
  await came(6, act);
  await came(7, act);
  const [first, , second, third, fourth] = sent;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
