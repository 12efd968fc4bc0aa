import { expect, test } from 'vitest';
import type { BoardOrder } from '#dispatch/round-board.ts';
import type { Order } from '#orders/order.ts';
import { wordsIn } from '#platform/words.ts';
import { amountOf, stateOf } from './row-state.ts';

const NOW = '2026-11-20T04:30:00.000Z';
const i18n = wordsIn('en');
const order = (said: Partial<Order>, back: BoardOrder['back'] = null) =>
  ({
    order: {
      status: 'pending',
      phoneToConfirm: false,
      paymentMethod: 'cash',
      createdAt: '2026-11-20T03:00:00.000Z',
      updatedAt: '2026-11-20T03:00:00.000Z',
      totalAmount: 485,
      due: 485,
      giveBack: 0,
      items: [],
      ...said,
    },
    back,
  }) as unknown as BoardOrder;
const packedBy = (by: string) => [{ packed: { at: NOW, by } }] as unknown as Order['items'];
const muchCash = { area: '', fee: 0, freeAbove: null, cashMost: 400, note: '', collected: false };
const taken = { channel: 'counter' } as Order['taken'];
const delivered = { status: 'delivered', deliveredAt: NOW } as const;

test.each([
  [order({ phoneToConfirm: true }), 'phone to confirm', 'bad'],
  [order({ phoneToConfirm: true, delivery: muchCash }), 'above ₹400 cash', 'bad'],
  [order({ createdAt: '2026-11-20T04:28:00.000Z' }), 'new, 2 min', 'bad'],
  [order({ createdAt: NOW, items: packedBy('Raju') }), 'Raju is packing', 'soon'],
  [order({ lateTo: '20:00' }), 'late, until 8:00 pm', 'bad'],
  [order({}), 'cash', 'plain'],
  [order({ paymentMethod: 'card' }), 'card', 'plain'],
  [order({ due: 0 }), 'paid', 'good'],
  [order({ packedAt: NOW }), 'packed', 'soon'],
  [order({ packedAt: NOW, delivery: { ...muchCash, collected: true } }), 'packed, to be collected', 'soon'],
  [order({ status: 'dispatched' }), 'cash', 'plain'],
  [order({ status: 'dispatched' }, { kind: 'refused', reason: 'too late' }), 'comes back', 'bad'],
  [order(delivered), 'cash', 'plain'],
  [order({ ...delivered, taken }), 'not paid yet', 'soon'],
  [order({ ...delivered, saidUpi: 485 }), 'UPI to look for', 'soon'],
  [order({ ...delivered, saidUpi: 485, deliveredAt: '2026-11-17T10:00:00.000Z' }), 'UPI to look for', 'soon'],
  [order({ ...delivered, due: 0, taken }), 'delivered', 'good'],
  [order({ ...delivered, deliveredAt: '2026-11-17T10:00:00.000Z' }), '3 days late', 'bad'],
  [order({ ...delivered, due: 0, giveBack: 20 }), 'to give back', 'bad'],
  [order({ ...delivered, due: 0 }), 'delivered', 'good'],
  [order({ status: 'cancelled', due: 0 }), 'cancelled', 'plain'],
] as const)('a row says in a word how its order stands', (one, text, dot) => {
  expect(stateOf(i18n, one, NOW)).toEqual({ text, dot });
});

test('a row names what is still to be paid or given back, and before that what the order comes to', () => {
  expect(amountOf(order({ due: 100 }).order)).toBe(485);
  expect(amountOf(order({ ...delivered, due: 100 }).order)).toBe(100);
  expect(amountOf(order({ ...delivered, due: 0, giveBack: 20 }).order)).toBe(20);
});
