import type { I18n } from '@lingui/core';
import { grouped } from '#base/figures/money.ts';

/** Rupees in a column: two decimals, so that the points stand below each other. */
export function inColumn(rupees: number): string {
  const [whole = '', paise = ''] = Math.abs(rupees).toFixed(2).split('.');
  return `${rupees < 0 ? '−' : ''}${grouped(Number(whole))}.${paise}`;
}

/** A rate as its column names it; null stands for exempt goods. */
export const rateText = (i18n: I18n, rate: number | null): string =>
  rate === null ? i18n._('account.paper.exempt') : `${rate} %`;
