import type { Paise } from '#base/figures/money.ts';
import type { Amount } from './units.ts';

/** How much a line asks for, as it was written; each part only where it was said. */
export type Wanted = {
  /** A weight, a volume or pieces: `2 kg`. */
  amount?: Amount;
  /** So many: `2`, `2 packet`, `3 piece`, `1 gaddi`. */
  count?: { number: number; of: 'any' | 'pack' | 'piece' | 'bunch' };
  /** The size of the pack: `500 gm wala`. */
  size?: Amount;
  /** `500 wala`: a size or a price, nobody knows which. */
  sizeOrPrice?: number;
  /** `20 ka dhaniya`: for so many rupees. */
  paise?: Paise;
  /** Says it in more than one way, or leaves it open: `4-5 nimbu`. */
  isUnclear: boolean;
};

/** A number alone is grams or millilitres from here on: `karela 250`. Nobody means so many kilos. */
export const FROM_HERE_GRAMS = 50;

/** Nobody says that they want none: `0 maggi` is a slip. */
export const asksForNothing = ({ amount, count, paise }: Wanted): boolean =>
  [amount?.measure, count?.number, paise].includes(0);

/** Whether a line says how much at all. */
export const saysHowMuch = ({ isUnclear, ...said }: Wanted): boolean =>
  isUnclear || Object.keys(said).length > 0;
