import type { I18n } from '@lingui/core';
import { dayText, timesText } from '#delivery/web/admin/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';

type Named = { on: string; round: { from: string; to: string } | null };

/** Whose cash it is: the times of a round, or the counter. */
export const bagText = (i18n: I18n, { round }: Pick<Named, 'round'>): string =>
  round ? timesText(round) : i18n._('office.cash.counter');

/** Whose cash it is, and of which day. */
export const sheetTitle = (i18n: I18n, sheet: Named): string =>
  i18n._('office.cash.bagOn', { bag: bagText(i18n, sheet), day: dayText(sheet.on) });

/** Where a sheet is, in a word. */
export const stateText = (i18n: I18n, { state, late }: Pick<CashSheet, 'state' | 'late'>): string => {
  if (state === 'toSign') return i18n._('office.cash.toSign');
  if (state === 'open') return i18n._('office.cash.open');
  return late.length > 0 ? i18n._('office.cash.closedLate') : i18n._('office.cash.closed');
};
