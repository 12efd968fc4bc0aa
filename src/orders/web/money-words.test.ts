import { expect, test } from 'vitest';
import { billWords, deskWords, slipWords } from './money-words.ts';

const order = { status: 'pending', due: 212, giveBack: 0, paymentMethod: 'cash' } as const;

test('the packing slip of a cancelled order collects nothing, and its bill asks for nothing', () => {
  const cancelled = { ...order, status: 'cancelled', due: 0 } as const;
  expect(slipWords(cancelled)).toBe('Cancelled, nothing to collect');
  expect(billWords(cancelled)).toBe('Nothing to pay.');
  expect(deskWords(cancelled)).toBe('cancelled: nothing to collect');
});

test('a paid order that was cancelled says on each paper what is given back', () => {
  const paid = { ...order, status: 'cancelled', due: 0, giveBack: 212 } as const;
  expect(slipWords(paid)).toBe('Cancelled, give back');
  expect(billWords(paid)).toBe('You paid ₹212. The shop gives it back to you.');
  expect(deskWords(paid)).toBe('cancelled: give back ₹212');
});

test('an order on its way says how it is paid, and a paid one that it is paid', () => {
  expect(slipWords(order)).toBe('Collect in cash');
  expect(slipWords({ ...order, paymentMethod: 'card' })).toBe('Collect by card');
  expect(billWords(order)).toBe('To be paid at the door.');
  expect(billWords({ ...order, status: 'delivered' })).toBe('Still to be paid.');
  expect(slipWords({ ...order, due: 0 })).toBe('Paid, nothing to collect');
  expect(billWords({ ...order, due: 0 })).toBe('Payment received, thank you.');
});
