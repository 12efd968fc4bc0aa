import type { I18n } from '@lingui/core';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { dayText, timesText } from '#delivery/web/admin/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';

/**
 * A cash sheet as a row of its day, in rupees: what was signed holds, and what was counted after it. Reckoned here, because
 * counts and expenses that wait on this device are in it.
 */
export type SheetFigures = {
  given: number;
  taken: number;
  out: number;
  due: number;
  /** Undefined before the first count. */
  counted: number | undefined;
  difference: number | undefined;
};

/** Figures of a sheet; of a closed sheet, those that were signed. */
export function figuresOf(sheet: CashSheet): SheetFigures {
  const closing = sheet.state === 'closed' ? sheet.closings.at(-1) : undefined;
  const { opening, taken, returned, spent, expected } = closing ?? sheet;
  const counted = closing?.counted ?? sheet.count?.counted;
  return {
    given: opening,
    taken,
    out: plusRupees(returned, spent),
    due: expected,
    counted,
    difference: counted === undefined ? undefined : minusRupees(counted, expected),
  };
}

/** Sums of all sheets of a day; `isAll` is true if every sheet is counted. */
export function sumsOfDay(sheets: readonly CashSheet[]): SheetFigures & { isAll: boolean } {
  const all = sheets.map(figuresOf);
  const of = (name: keyof SheetFigures): number => plusRupees(...all.map((one) => one[name] ?? 0));
  const someCounted = all.some(({ counted }) => counted !== undefined);
  return {
    given: of('given'),
    taken: of('taken'),
    out: of('out'),
    due: of('due'),
    counted: someCounted ? of('counted') : undefined,
    difference: someCounted ? of('difference') : undefined,
    isAll: all.every(({ counted }) => counted !== undefined),
  };
}

/** Whose cash a row is of: who carries the round out, or else its times; and the times beside the name. */
export function rowName(i18n: I18n, { who, ...sheet }: CashSheet): { name: string; more: string } {
  const bag = bagText(i18n, sheet);
  return who.length > 0 ? { name: who.join(', '), more: bag } : { name: bag, more: '' };
}

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
