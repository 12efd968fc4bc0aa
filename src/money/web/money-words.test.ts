import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { billWords, deskWords, slipWords } from './money-words.ts';

const english = wordsIn('en');
const order = { status: 'pending', due: 212, giveBack: 0, paymentMethod: 'cash' } as const;

test('the packing slip of a cancelled order collects nothing, and its bill asks for nothing', () => {
  const cancelled = { ...order, status: 'cancelled', due: 0 } as const;
  expect(slipWords(english, cancelled)).toBe('Cancelled, nothing to collect');
  expect(billWords(english, cancelled)).toBe('Nothing to pay.');
  expect(deskWords(english, cancelled)).toBe('cancelled: nothing to collect');
});

test('a paid order that was cancelled says on each paper what is given back', () => {
  const paid = { ...order, status: 'cancelled', due: 0, giveBack: 212 } as const;
  expect(slipWords(english, paid)).toBe('Give back');
  expect(billWords(english, paid)).toBe('The shop gives you back ₹212.');
  expect(deskWords(english, paid)).toBe('give back ₹212');
});

test('an order on its way says how it is paid, one that is collected where, and a paid one that it is paid', () => {
  expect(slipWords(english, order)).toBe('Collect in cash');
  expect(slipWords(english, { ...order, paymentMethod: 'card' })).toBe('Collect by card');
  expect(billWords(english, order)).toBe('To be paid at the door.');
  const delivery = { area: '', fee: 0, freeAbove: null, cashMost: null, note: '', collected: true };
  expect(billWords(english, { ...order, delivery })).toBe('To be paid at the shop.');
  expect(billWords(english, { ...order, status: 'delivered' })).toBe('Still to be paid.');
  expect(slipWords(english, { ...order, due: 0 })).toBe('Paid, nothing to collect');
  expect(billWords(english, { ...order, due: 0 })).toBe('Payment received, thank you.');
});
