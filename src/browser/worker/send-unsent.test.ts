import { expect, test } from 'vitest';
import { type Unsent, sendUnsent } from './outbox.ts';
const order: Unsent = {
  key: 'key-1',
  path: '/api/orders',
  body: { totalAmount: 200 },
  token: 'asha',
  until: 1000,
  wasSent: false,
};

/** A phone with one order in its outbox, the page closed, whose network does what the test says. */
function openPhone(answer: () => Response | Error = () => Response.json({}, { status: 201 })) {
  const phone = { kept: [order], sent: [] as RequestInit[], isPageSeen: false, now: 0, isTakenBack: false };
  const send = () =>
    sendUnsent({
      all: async () => phone.kept,
      markSent: async (key) => {
        if (phone.isTakenBack) return false;
        phone.kept = phone.kept.map((one) => (one.key === key ? { ...one, wasSent: true } : one));
        return true;
      },
      post: async (_path, init) => {
        expect(phone.kept[0]?.wasSent).toBe(true);
        phone.sent.push(init);
        const got = answer();
        if (got instanceof Error) throw got;
        return got;
      },
      isAnyPageSeen: async () => phone.isPageSeen,
      now: () => phone.now,
    });
  return { phone, send };
}

test('an order that waits is sent in the background with its own key, and stays for the page to tell of', async () => {
  const { phone, send } = openPhone();
  await send();
  expect(phone.sent[0]?.headers).toMatchObject({ 'Idempotency-Key': 'key-1', Authorization: 'Bearer asha' });
  expect(phone.kept).toEqual([{ ...order, wasSent: true }]);
});

test.each([
  ['no network', 'Failed to fetch', () => new TypeError('Failed to fetch')],
  ['a shop that is down', 'The shop answered 502.', () => new Response('', { status: 502 })],
])('after %s the browser is asked to try again, with the same key', async (_, why, answer) => {
  const { phone, send } = openPhone(answer);
  await expect(send()).rejects.toThrow(why);
  await expect(send()).rejects.toThrow(why);
  expect(phone.sent).toHaveLength(2);
});

test('a refusal is left to the page, which asks the shopper', async () => {
  const { phone, send } = openPhone(() => Response.json({ code: 'price_changed' }, { status: 409 }));
  await send();
  expect(phone.kept).toHaveLength(1);
});

test.each([
  ['somebody looks at a page: it sends by itself', { isPageSeen: true }],
  ['it is too old to be sent without asking', { now: 1000 }],
  ['the shopper took it back', { isTakenBack: true }],
])('nothing is sent when %s', async (_, state) => {
  const { phone, send } = openPhone();
  Object.assign(phone, state);
  await send();
  expect(phone.sent).toEqual([]);
});
