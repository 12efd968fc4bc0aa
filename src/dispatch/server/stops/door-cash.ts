import { type Paise, ZERO } from '#base/figures/money.ts';
import type { TapRow } from './queries.ts';

/** The cash of an order in the bag of a round, from the taps on it there: what the last one says that had seen the others. */
export const doorCash = (taps: readonly Pick<TapRow, 'counts' | 'cash_paise'>[]): Paise =>
  taps.findLast(({ counts }) => counts === 1)?.cash_paise ?? ZERO;
