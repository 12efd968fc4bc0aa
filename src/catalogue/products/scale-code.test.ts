import { expect, test } from 'vitest';
import { checkDigitOf } from './barcode.ts';
import { readScaleCode } from './scale-code.ts';

const withCheck = (digits: string): string => `${digits}${checkDigitOf(digits)}`;

test('the barcode of a scale names the goods and the grams', () => {
  expect(readScaleCode(withCheck('210123401060'))).toEqual({
    goods: withCheck('210123400000'),
    grams: 1060,
  });
  expect(readScaleCode(withCheck('299999999999'))?.grams).toBe(99_999);
});

test('a code of a maker, one that was mistyped and one without a weight are none', () => {
  expect(readScaleCode(withCheck('890123401060'))).toBeUndefined();
  expect(readScaleCode('2101234010601')).toBeUndefined();
  expect(readScaleCode(withCheck('210123400000'))).toBeUndefined();
  expect(readScaleCode('20123451')).toBeUndefined();
});
