import { expect, test } from 'vitest';
import { QUEUE_TABS, tabOf } from '#orders/order-tabs.ts';

const pending = { status: 'pending', phoneToConfirm: false, due: 120, giveBack: 0 } as const;
const at = '2026-11-20T05:00:00.000Z';

test.each([
  ['an order that nobody called about yet', { ...pending, phoneToConfirm: true }, 'toConfirm'],
  ['the same, packed by mistake', { ...pending, phoneToConfirm: true, packedAt: at }, 'toConfirm'],
  ['the same, paid already', { ...pending, phoneToConfirm: true, due: 0 }, 'toConfirm'],
  ['a new order', pending, 'toPack'],
  ['a new order that is paid', { ...pending, due: 0 }, 'toPack'],
  ['a new order, lessened after it was paid', { ...pending, due: 0, giveBack: 20 }, 'toPack'],
  ['a packed order', { ...pending, packedAt: at }, 'onTheWay'],
  ['a packed order that is paid', { ...pending, packedAt: at, due: 0 }, 'onTheWay'],
  ['one with the rider', { ...pending, status: 'dispatched' }, 'onTheWay'],
  [
    'one with the rider that nobody called about',
    { ...pending, status: 'dispatched', phoneToConfirm: true },
    'onTheWay',
  ],
  [
    'one with the rider, packed and paid',
    { ...pending, status: 'dispatched', packedAt: at, due: 0 },
    'onTheWay',
  ],
  ['a delivered order that is not paid', { ...pending, status: 'delivered' }, 'toCollect'],
  [
    'a delivered order that was paid too much for',
    { ...pending, status: 'delivered', due: 0, giveBack: 20 },
    'toCollect',
  ],
  ['a delivered order that is paid', { ...pending, status: 'delivered', due: 0 }, 'done'],
  [
    'a delivered order with an odd phone number',
    { ...pending, status: 'delivered', due: 0, phoneToConfirm: true },
    'done',
  ],
  ['a cancelled order', { ...pending, status: 'cancelled', due: 0 }, 'done'],
  [
    'a cancelled order that was paid',
    { ...pending, status: 'cancelled', due: 0, giveBack: 120 },
    'toCollect',
  ],
] as const)('%s lands in the right tab', (_, order, tab) => {
  expect(tabOf(order)).toBe(tab);
});

test('every order lands in a tab, whatever is true of it', () => {
  for (const status of ['pending', 'dispatched', 'delivered', 'cancelled'] as const)
    for (const phoneToConfirm of [true, false])
      for (const packed of [{}, { packedAt: at }])
        for (const money of [
          { due: 0, giveBack: 0 },
          { due: 1, giveBack: 0 },
          { due: 0, giveBack: 1 },
        ])
          expect(QUEUE_TABS).toContain(tabOf({ status, phoneToConfirm, ...packed, ...money }));
});
