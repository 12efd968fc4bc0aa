import { isLoose } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';

/**
 * A line as somebody types it: `2 tata namak`, `1.5 kg aloo`, `५०० ग्राम प्याज`, `sabun`. `asked` is what search is asked for: a
 * weight stays in it, because it says which pack is meant.
 */
export type TypedLine = {
  q: string;
  asked: string;
  number: number | undefined;
  unit: 'small' | 'large' | undefined;
};

/** How much of some goods a line means: the amounts that it may be, the likelier first, and whether somebody has to choose. */
export type TypedAmounts = { amounts: readonly number[]; isAsked: boolean };

/** Parts of a kilo as they are said; without a unit such a word may be a name: `pav bhaji`. */
const SAID = new Map(
  Object.entries({
    0.25: 'paav pav पाव পোয়া ¼ 1/4',
    0.5: 'aadha adha half आधा হাফ আধা ½ 1/2',
    0.75: 'pauna paune पौन पौना পৌনে ¾ 3/4',
    1.25: 'sava sawa सवा সোয়া',
    1.5: 'dedh डेढ़ দেড়',
    2.5: 'dhai ढाई আড়াই',
  }).flatMap(([number, words]) =>
    words
      .normalize('NFC')
      .split(' ')
      .map((word): [string, number] => [word, Number(number)]),
  ),
);
const LARGE = 'kgs?|kilos?|l|lt|ltrs?|lit(?:re|er)s?|किलो(?:ग्राम)?|किग्रा|लीटर|लिटर|কেজি|কিলো|লিটার'.normalize(
  'NFC',
);
const SMALL = 'g|gms?|grams?|ml|ग्राम|ग्रा|मिली|গ্রাম|মিলি'.normalize('NFC');
/** A comma before three figures is none of a part: 1,000 is a thousand. */
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const LINE = new RegExp(
  String.raw`^(?:(${[...SAID.keys()].join('|')})\s*(?=(?:${LARGE}|${SMALL})\s)|(${NUMBER})\s*)(?:(${LARGE})|(${SMALL})|[x×*])?\s+(.+)$`,
  'iu',
);
/** A number alone is grams or millilitres from here on, as in pasted lists: nobody sells so many kilos in a sentence. */
const FROM_HERE_GRAMS = 50;
const IN_A_UNIT = 1000;

/** Reads the number that stands before the goods, and its unit, in the digits and words of three languages. */
export function readTyped(typed: string): TypedLine {
  const text = typed.normalize('NFC').trim();
  const [, said, digits, large, small, q] = LINE.exec(withLatinDigits(text)) ?? [];
  const number = said ? SAID.get(said.toLowerCase()) : digits && numberIn(digits);
  if (typeof number !== 'number' || q === undefined)
    return { q: text, asked: text, number: undefined, unit: undefined };
  const unit = large ? 'large' : small ? 'small' : undefined;
  return { q, asked: unit ? text : q, number, unit };
}

/** Digits of Hindi and Bengali as Latin ones; in both scripts they stand at the same place of their block. */
const withLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९০-৯]/gu, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));

const numberIn = (digits: string): number =>
  Number(/,\d{3}/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));

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
