import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigitOf, gtinOf, sameBarcodes, readScaleCode } from './barcode.ts';

test.each([
  ['an Indian pack of thirteen digits', '8901030865275', '8901030865275'],
  ['an American one of twelve', '036000291452', '036000291452'],
  ['a small pack of eight', '96385074', '96385074'],
  ['a carton of fourteen', '10614141000415', '10614141000415'],
  ['with the gaps that are printed between the digits', '8 901030 865275', '8901030865275'],
])('%s is a barcode', (_sentence, typed, digits) => {
  expect(gtinOf(typed)).toBe(digits);
});

test.each([
  ['one digit mistyped', '8901030865279'],
  ['two neighbours swapped', '8901030856275'],
  ['a digit left out', '890103086527'],
  ['letters', 'ABC12345'],
  ['nothing', ''],
])('%s is none', (_sentence, typed) => {
  expect(gtinOf(typed)).toBeUndefined();
});

test('whatever single digit is mistyped, it is noticed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      (body, place, by) => {
        const digits = [...body, checkDigitOf(body.join(''))];
        expect(gtinOf(digits.join(''))).toBe(digits.join(''));
        const mistyped = digits.map((digit, at) => (at === place ? (digit + by) % 10 : digit));
        expect(gtinOf(mistyped.join(''))).toBeUndefined();
      },
    ),
  );
});

test('twelve digits and the same with a zero before them are the same goods', () => {
  expect(sameBarcodes('036000291452')).toContain('0036000291452');
  expect(sameBarcodes('0036000291452')).toContain('036000291452');
  expect(sameBarcodes('96385074')).toEqual(['96385074', '000096385074', '0000096385074', '00000096385074']);
});

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
