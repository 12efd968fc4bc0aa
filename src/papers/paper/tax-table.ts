import type { I18n } from '@lingui/core';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import type { Bill, BillLine } from '#bills/bills.ts';
import { inColumn, rateOf } from './figures.ts';

/** The tax of a paper by rate, the lowest first. */
export function taxTable(i18n: I18n, { lines, interstate }: Bill): { head: string[]; rows: string[][] } {
  const byRate = Map.groupBy(
    lines.toSorted((one, other) => rank(one) - rank(other)),
    (line) => rateOf(i18n, line),
  );
  const sumOf = (of: readonly BillLine[], part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    inColumn(plusRupees(...of.map((line) => line[part])));
  return {
    head: [
      i18n._('account.paper.rate'),
      i18n._('account.paper.taxable'),
      ...(interstate ? ['IGST'] : ['CGST', 'SGST']),
    ],
    rows: [...byRate].map(([rate, of]) => [
      rate,
      sumOf(of, 'taxable'),
      ...(interstate ? [sumOf(of, 'igst')] : [sumOf(of, 'cgst'), sumOf(of, 'sgst')]),
    ]),
  };
}

const rank = ({ nature, rate }: BillLine): number => (nature === 'taxable' ? rate : -1);
