import type { I18n } from '@lingui/core';
import { fromRupees, type Paise, paise, sum, ZERO } from '#base/figures/money.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { bagText } from '../cash-words.ts';

/** A cash sheet as a row of its day, in paise: what was signed holds, and what was counted after it. */
export type SheetFigures = {
  given: Paise;
  taken: Paise;
  out: Paise;
  due: Paise;
  /** Undefined before the first count. */
  counted: Paise | undefined;
  difference: Paise | undefined;
};

/** Figures of a sheet; of a closed sheet, those that were signed. */
export function figuresOf(sheet: CashSheet): SheetFigures {
  const closing = sheet.state === 'closed' ? sheet.closings.at(-1) : undefined;
  const { opening, taken, returned, spent, expected } = closing ?? sheet;
  const counted = closing?.counted ?? sheet.count?.counted;
  const due = fromRupees(expected);
  return {
    given: fromRupees(opening),
    taken: fromRupees(taken),
    out: paise(fromRupees(returned) + fromRupees(spent)),
    due,
    counted: counted === undefined ? undefined : fromRupees(counted),
    difference: counted === undefined ? undefined : paise(fromRupees(counted) - due),
  };
}

/** Sums of all sheets of a day; `isAll` is true if every sheet is counted. */
export function sumsOfDay(sheets: readonly CashSheet[]): SheetFigures & { isAll: boolean } {
  const all = sheets.map(figuresOf);
  const of = (name: keyof SheetFigures): Paise => sum(all.map((one) => one[name] ?? ZERO));
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
