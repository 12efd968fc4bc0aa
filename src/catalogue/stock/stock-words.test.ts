import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { mostText, stockText } from './page-words.ts';
import { soldOutText } from './stock-words.ts';

const inEach = (say: (i18n: ReturnType<typeof wordsIn>) => string): string[] =>
  (['en', 'hi', 'bn'] as const).map((language) => say(wordsIn(language)).replaceAll('\u00a0', ' '));

test('what is said about stock, in each language', () => {
  const goods = { stock: 3, few: true, unit: 'kg' } as const;
  expect(inEach((i18n) => stockText(i18n, goods))).toEqual([
    'Only 3 kg left',
    'स्टॉक: सिर्फ़ 3 किलो',
    'স্টকে আর মাত্র 3 কেজি',
  ]);
  expect(inEach((i18n) => stockText(i18n, { ...goods, few: false }))).toEqual([
    'In stock',
    'स्टॉक में है',
    'স্টকে আছে',
  ]);
  expect(inEach((i18n) => mostText(i18n, { mostPerOrder: 5, unit: 'kg' }))).toEqual([
    'At most 5 kg in one order',
    'एक ऑर्डर में ज़्यादा से ज़्यादा 5 किलो',
    'এক অর্ডারে বড়জোর 5 কেজি',
  ]);
});

test('goods that come back say when; tomorrow has its date in Hindi, where one word means yesterday, too', () => {
  const back = { soldOut: true, backOn: '2026-11-23' };
  expect(inEach((i18n) => soldOutText(i18n, back, '2026-11-22'))).toEqual([
    'Sold out, back tomorrow',
    'स्टॉक खत्म, कल (23 नवंबर 2026) फिर मिलेगा',
    'স্টকে নেই, আগামীকাল আবার পাওয়া যাবে',
  ]);
  expect(inEach((i18n) => soldOutText(i18n, back))).toEqual([
    'Sold out, back on 23 Nov 2026',
    'स्टॉक खत्म, 23 नवंबर 2026 को फिर मिलेगा',
    'স্টকে নেই, 23 নভেম্বর 2026 আবার পাওয়া যাবে',
  ]);
});
