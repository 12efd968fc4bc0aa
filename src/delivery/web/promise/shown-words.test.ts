import { expect, test } from 'vitest';
import { fromRupees } from '#base/figures/money.ts';
import { wordsIn } from '#platform/words.ts';
import { feeTexts, noText } from './shown-words.ts';

const NOWHERE = { pincode: '110001', phone: '98765 43210', mayCollect: false };
const plain = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll('\u00a0', ' '));

test('where the shop does not go, its pages say so and promise no free delivery, in every language', () => {
  const { banner, why } = noText(wordsIn('en'), NOWHERE);
  expect(plain([banner, ...why])).toEqual([
    'We do not deliver to 110001',
    'We do not deliver to 110001',
    'Please call the shop: 98765 43210',
  ]);
  for (const language of ['en', 'hi', 'bn'] as const) {
    const shown = noText(wordsIn(language), NOWHERE);
    const texts = plain([shown.banner, ...shown.why]);
    expect(texts.join(' ')).not.toMatch(/₹|मुफ़्त|ফ্রি|free/i);
    expect(texts[0]).toContain('110001');
  }
});

test('who may collect reads that she may, and a shop without a phone names none', () => {
  expect(noText(wordsIn('en'), { ...NOWHERE, mayCollect: true }).why[1]).toBe(
    'You can collect it at the shop',
  );
  expect(noText(wordsIn('en'), { ...NOWHERE, phone: '' }).why[1]).toBe('Choose another village');
});

test('where it goes, they say the fee of the place, and above what it is free', () => {
  const fee = fromRupees(30);
  expect(feeTexts(wordsIn('en'), { fee, freeAbove: fromRupees(500) })).toEqual({
    banner: 'Free shipping above ₹500',
    why: ['Free shipping', 'above ₹500'],
  });
  expect(plain(feeTexts(wordsIn('en'), { fee, freeAbove: null }).why)).toEqual(['Delivery charge', '₹30']);
});
