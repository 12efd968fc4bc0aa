import { isLoose } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';

/** A line as somebody types it: `2 tata namak`, `1.5 kg aloo`, `500 g pyaj`, `sabun`. */
export type TypedLine = { q: string; number: number | undefined; unit: 'small' | 'large' | undefined };
/** How much of some goods a line means: the amounts that it may be, the likelier first, and whether somebody has to choose. */
export type TypedAmounts = { amounts: readonly number[]; isAsked: boolean };

const LINE =
  /^(\d+(?:[.,]\d+)?)\s*(?:(kg|kilo|l|lt|litres?|किलो|लीटर|কেজি|কিলো|লিটার)|(g|gm|grams?|ml|ग्राम|मिली|গ্রাম|মিলি)|[x×*])?\s+(.+)$/iu;
/** A number alone is grams or millilitres from here on, as in pasted lists: nobody sells so many kilos in a sentence. */
const FROM_HERE_GRAMS = 50;
const IN_A_UNIT = 1000;

/** Reads the number that stands before the goods, and its unit. */
export function readTyped(typed: string): TypedLine {
  const [, number, large, small, q] = LINE.exec(inEuropeanDigits(typed.trim())) ?? [];
  if (number === undefined || q === undefined) return { q: typed.trim(), number: undefined, unit: undefined };
  const unit = large ? 'large' : small ? 'small' : undefined;
  return { q, number: Number(number.replace(',', '.')), unit };
}

/** Hindi and Bengali keyboards have digits of their own. */
const inEuropeanDigits = (text: string): string =>
  text.replaceAll(/[०-९০-৯]/g, (sign) => String((sign.charCodeAt(0) - 0x0966) % 0x80));

/**
 * How much of some goods a typed number means: of loose goods kilos or litres unless grams are said, and one where nothing is;
 * of others how many. A weight beside packed goods says which pack is meant, or how many of it make that up. What nobody would
 * mean in earnest, two grams of flour or 500 kilos of potatoes, is asked.
 */
export function amountsFor(
  { number, unit }: Pick<TypedLine, 'number' | 'unit'>,
  goods: Pick<ListedProduct, 'soldBy' | 'least' | 'pack'>,
): TypedAmounts {
  if (number === undefined) return sure(1);
  if (number === 0) return asked(1);
  return isLoose(goods.soldBy)
    ? looseAmounts(number, unit, goods.least)
    : packedAmounts(number, unit, goods.pack);
}

function looseAmounts(number: number, unit: TypedLine['unit'], least: number): TypedAmounts {
  const inParts = toGram(number / IN_A_UNIT);
  if (unit === undefined && number >= FROM_HERE_GRAMS) return asked(inParts, number);
  const said = unit === 'small' ? inParts : toGram(number);
  if (said >= least) return sure(said);
  return asked(unit === 'small' && number < FROM_HERE_GRAMS ? number : least, said);
}

function packedAmounts(number: number, unit: TypedLine['unit'], pack: string): TypedAmounts {
  if (unit === undefined)
    return Number.isInteger(number)
      ? sure(number)
      : asked(...new Set([Math.max(1, Math.floor(number)), Math.ceil(number)]));
  const held = parsePack(pack);
  if (!held || held.measure === 'piece') return sure(1);
  const packs = (number * (unit === 'large' ? IN_A_UNIT : 1)) / held.amount;
  return Number.isInteger(packs) ? sure(packs) : asked(1);
}

const sure = (amount: number): TypedAmounts => ({ amounts: [amount], isAsked: false });
const asked = (...amounts: number[]): TypedAmounts => ({ amounts, isAsked: true });

/** To the gram; less than one is weighed by nobody. */
const toGram = (quantity: number): number => Math.max(1, Math.round(quantity * IN_A_UNIT)) / IN_A_UNIT;
