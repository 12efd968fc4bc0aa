import { expect, test } from 'vitest';
import { instantOf } from '#base/calendar.ts';
import { fromRupees } from '#base/figures/money.ts';
import { NO_LIMITS } from '#delivery/delivery-rule.ts';
import type { PublicRound } from '#delivery/rounds.ts';
import { wordsIn } from '#platform/words.ts';
import { type Known, promiseText, feeTexts, noText } from './promise-words.ts';

const round: PublicRound = {
  id: 'r',
  kind: 'ride',
  on: '2026-11-20',
  from: '17:00',
  to: '19:00',
  orderBefore: instantOf('2026-11-20', '14:00'),
  state: 'open',
};
const goes = (freeAbove: number | null = null, more: { collected?: boolean; fee?: number } = {}) => ({
  kind: 'goes' as const,
  rule: {
    fee: fromRupees(more.fee ?? 20),
    freeAbove: freeAbove === null ? null : fromRupees(freeAbove),
    ...NO_LIMITS,
  },
  area: null,
  village: 'Rampur',
  collected: more.collected ?? false,
});
const known: Known = {
  delivery: goes(),
  pincode: '844101',
  round,
  blocked: undefined,
  phone: '98765 43210',
  now: instantOf('2026-11-20', '10:00'),
  seenAt: undefined,
  closed: '',
};
/** Both lines, without the spaces that keep a figure and its word together. */
const said = (more: Partial<Known> = {}, language: 'en' | 'hi' | 'bn' = 'en'): string[] | undefined => {
  const text = promiseText(wordsIn(language), { ...known, ...more });
  return text && [text.first, text.second].map((line) => line.replaceAll('\u00A0', ' '));
};

test('where to, when, till when to order and what it costs, in three languages', () => {
  expect(said()).toEqual(['To Rampur, today by 7:00 pm', '₹20 · order before 2:00 pm']);
  expect(said({}, 'hi')).toEqual(['Rampur: आज शाम 7 बजे तक', '₹20 · दोपहर 2 बजे से पहले ऑर्डर करें']);
  expect(said({}, 'bn')).toEqual(['Rampur: আজ সন্ধে 7টার মধ্যে', '₹20 · দুপুর 2টোর আগে অর্ডার করুন']);
});

test('the fee is that of her area: a free one is called free, and without rounds there is room for what makes it free', () => {
  expect(said({ delivery: goes(300) })?.[1]).toBe('₹20 · order before 2:00 pm');
  expect(said({ delivery: goes(null, { fee: 0 }) })?.[1]).toBe('Free · order before 2:00 pm');
  expect(said({ delivery: goes(300), round: undefined })?.[1]).toBe('Delivery: ₹20, free above ₹300');
});

test('seen the evening before, it comes tomorrow', () => {
  expect(said({ now: instantOf('2026-11-19', '23:59') })).toEqual([
    'To Rampur, tomorrow by 7:00 pm',
    '₹20 · order before 2:00 pm tomorrow',
  ]);
});

test('without rounds only where to and the fee are said; nobody is promised a time', () => {
  expect(said({ round: undefined })).toEqual(['Delivery to Rampur', 'Delivery: ₹20']);
});

test('a paused shop says why in the owner’s words, a full one that nothing is free, each with whom to call', () => {
  const blocked = { ...round, state: 'paused' as const, text: 'Closed for a wedding till Tuesday' };
  const call = 'Please call the shop: 98765 43210';
  expect(said({ round: undefined, blocked })).toEqual([blocked.text, call]);
  const full = { ...round, state: 'full' as const };
  expect(said({ round: undefined, blocked: full })).toEqual([
    'Rampur: all times in the next days are full',
    call,
  ]);
});

test('outside the areas it is a clear no, with whom to call', () => {
  expect(said({ delivery: { kind: 'no' }, round: undefined })).toEqual([
    'We do not deliver to 844101',
    'Please call the shop: 98765 43210',
  ]);
});

test('without a network what was known last is said with its time', () => {
  expect(said({ seenAt: instantOf('2026-11-20', '09:30') })?.[1]).toBe(
    'No internet. Last checked: 20 Nov 2026, 9:30 am',
  );
});

test('who collects reads when the shop has it ready; who named no pincode is asked', () => {
  expect(said({ delivery: goes(null, { collected: true, fee: 0 }) })).toEqual([
    'Collect at the shop today, 5:00 pm to 7:00 pm',
    'Free · order before 2:00 pm',
  ]);
  expect(said({ delivery: { kind: 'pincode needed' } })).toBeUndefined();
});

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
    short: 'Free above ₹500',
  });
  expect(plain(feeTexts(wordsIn('en'), { fee, freeAbove: null }).why)).toEqual(['Delivery charge', '₹30']);
});
