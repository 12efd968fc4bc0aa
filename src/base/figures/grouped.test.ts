import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from './money.ts';

const byIntl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

test('numbers are grouped as Intl groups them for India', () => {
  for (const value of [0, 7, 999, 1000, 99_999, 100_000, 1_234_567, -1234.5, -0.25, 1234.125])
    expect(grouped(value)).toBe(byIntl.format(value));
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(grouped(value)).toBe(byIntl.format(value));
    }),
  );
});
