import { expect, test, vi } from 'vitest';
import type { User } from '#identity/identity.ts';
import { json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const mango = { _id: 'p-mango', title: 'Mango' };

/** A page of somebody who is signed in, on a device that may be shared. */
async function openPage(name: string) {
  const browser = openBrowser();
  vi.stubGlobal('navigator', {});
  const { startSession } = await import('#identity/web/session/session-store.ts');
  const signIn = (_id: string): void => startSession({ user: { _id } as User, token: `token-${_id}` }, true);
  signIn(name);
  const page = {
    ...(await import('./add-product.ts')),
    ...(await import('./read-waiting.ts')),
    ...(await import('./send-waiting-adds.ts')),
    ...(await import('./waiting-adds.ts')),
  };
  return { browser, signIn, ...page };
}

const offline = () => new TypeError('Failed to fetch');

test.each([
  [401, 'signed_out'],
  [429, 'too_many'],
  [500, 'internal'],
  [503, 'unavailable'],
])('what was added without a network still waits where the shop answers %i', async (status, code) => {
  const { browser, addOrWait, readAllWaiting, sendWaitingForOrder } = await openPage('asha');
  browser.answer(offline);
  expect(await addOrWait(mango, 2)).toBe('waits');
  expect(await addOrWait({ _id: 'p-rice', title: 'Rice' }, 1)).toBe('waits');
  browser.answer(({ method }) =>
    method === 'GET' ? json({ data: [], removed: [] }) : refusal(status, code, 'Not now.'),
  );
  expect(await sendWaitingForOrder()).toBe(false);
  expect(readAllWaiting()).toMatchObject([
    { product: 'p-mango', quantity: 2 },
    { product: 'p-rice', quantity: 1 },
  ]);
});

test('what the shop refuses waits no longer', async () => {
  const { browser, addOrWait, readAllWaiting, sendWaitingForOrder } = await openPage('asha');
  browser.answer(offline);
  await addOrWait(mango, 2);
  browser.answer(({ method }) =>
    method === 'GET' ? json({ data: [], removed: [] }) : refusal(409, 'out_of_stock', 'Sold out.'),
  );
  expect(await sendWaitingForOrder()).toBe(true);
  expect(readAllWaiting()).toEqual([]);
});

test('a tap that the shop cannot answer for the moment waits like one without a network', async () => {
  const { browser, addOrWait, readAllWaiting } = await openPage('asha');
  browser.answer(() => refusal(503, 'unavailable', 'The shop is busy.'));
  expect(await addOrWait(mango, 1)).toBe('waits');
  expect(readAllWaiting()).toMatchObject([{ product: 'p-mango', user: 'asha' }]);
});

test.each(['full', 'forbidden'])('a tap that a %s store cannot keep fails aloud', async (store) => {
  const { browser, addOrWait } = await openPage('asha');
  browser.answer(offline);
  if (store === 'full') {
    browser.local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  } else
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: denied });
  await expect(addOrWait(mango, 1)).rejects.toThrow('No answer from the shop.');
});

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test('on a shared phone nobody’s waiting goods take the place of somebody else’s', async () => {
  const { browser, signIn, addOrWait, setWaiting, readAllWaiting } = await openPage('asha');
  browser.answer(offline);
  await addOrWait(mango, 2);
  signIn('ravi');
  await addOrWait(mango, 1);
  expect(readAllWaiting()).toMatchObject([
    { user: 'asha', quantity: 2 },
    { user: 'ravi', quantity: 1 },
  ]);
  setWaiting('p-mango', 0);
  expect(readAllWaiting()).toMatchObject([{ user: 'asha', quantity: 2 }]);
});
