import type { I18n } from '@lingui/core';
import { fromRupees, grouped } from '#base/figures/money.ts';
import type { BillLine } from '#bills/bills.ts';

/** Rupees in a column: two decimals, so that the points stand below each other. */
export function inColumn(rupees: number): string {
  const paise = Math.abs(fromRupees(rupees));
  return `${rupees < 0 ? '−' : ''}${grouped(Math.trunc(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;
}

/** A line's rate as its column names it. */
export const rateOf = (i18n: I18n, { rate, nature }: Pick<BillLine, 'rate' | 'nature'>): string =>
  nature === 'taxable' ? `${rate} %` : i18n._('account.paper.exempt');
