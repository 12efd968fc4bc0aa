import type { I18n } from '@lingui/core';
import type { Bill } from '#bills/bills.ts';
import { inColumn, rateText } from './figures.ts';

/** The tax of a paper by rate, the lowest first. */
export const taxTable = (
  i18n: I18n,
  { rates, interstate }: Pick<Bill, 'rates' | 'interstate'>,
): { head: string[]; rows: string[][] } => ({
  head: [
    i18n._('account.paper.rate'),
    i18n._('account.paper.taxable'),
    ...(interstate ? ['IGST'] : ['CGST', 'SGST']),
  ],
  rows: rates.map(({ rate, taxable, cgst, sgst, igst }) => [
    rateText(i18n, rate),
    inColumn(taxable),
    ...(interstate ? [inColumn(igst)] : [inColumn(cgst), inColumn(sgst)]),
  ]),
});
