import * as v from 'valibot';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import { gtinOf } from './barcode.ts';
import { countryOf } from './label/countries.ts';
import { GOODS_CEILING, keepable, labelFacts, MARKS } from './product.ts';

// What a product may say besides the fields of the specification. In a call each field may be left out, and then stays
// as it is; an empty text takes it away.

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), keepable, v.maxLength(most, /*i18n*/ `At most ${most} letters`));

/** A text of some format, or none. */
const formatted = (most: number, written: RegExp, message: string) =>
  v.pipe(
    text(most),
    v.check((given) => given === '' || written.test(given), message),
  );

/** A number, or the digits of one as a form sends them; an empty text is none. */
const figure = (message: string, most: number, decimals: number) =>
  v.pipe(
    v.nullable(v.union([v.number(), v.pipe(v.string(), v.trim())], message)),
    v.transform((given) => (given === '' || given === null ? null : Number(given) + 0)),
    v.check((given) => given === null || (given >= 0 && given <= most && isRound(given, decimals)), message),
  );
const isRound = (amount: number, decimals: number): boolean =>
  Math.abs(amount * 10 ** decimals - Math.round(amount * 10 ** decimals)) < 1e-6;

const DURATION = /^\d{1,3} ?(days?|weeks?|months?|years?)$/i;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Message for a best-before date in another form than a time from packing or a day. */
const BEST_BEFORE = /*office*/ 'Write 6 months, 10 days or 2027-03-31';

const NO_PRICE = /*office*/ 'Purchase price must be a number with at most two decimals';

/** Packed or loose, where the owner says otherwise than its pack. */
const TAXED_AS = ['', 'packed', 'loose'] as const;

const fields = {
  barcode: v.pipe(
    text(20),
    v.transform((given) => (given === '' ? '' : (gtinOf(given) ?? undefined))),
    v.string(/*office*/ 'The barcode is invalid: a digit is missing or wrong'),
  ),
  origin: v.pipe(
    text(60),
    v.transform((given) => (given === '' ? '' : countryOf(given))),
    v.string(/*office*/ 'Choose a country'),
  ),
  mark: v.picklist(MARKS, /*office*/ 'Choose a mark'),
  /** The most of it in one order, in its unit; null for no limit. */
  mostPerOrder: v.pipe(
    figure(/*office*/ 'Most per order must be a number', GOODS_CEILING, 3),
    v.check((given) => given !== 0, /*office*/ 'Most per order must be at least 1'),
  ),
  /** The stock at or below which it counts as low; null for the shop's own limit. */
  lowStock: figure(/*office*/ 'Low stock must be a number', GOODS_CEILING, 3),
  alsoCalled: v.pipe(text(1000), v.transform(tidyWords)),
  maker: text(300),
  packer: text(300),
  importer: text(300),
  /** Whom to call or write to with a complaint about it, as its label says; empty for the shop itself. */
  care: text(300),
  bestBefore: v.pipe(
    text(30),
    v.check((given) => given === '' || DURATION.test(given) || DAY.test(given), BEST_BEFORE),
  ),
  hsn: formatted(8, /^(\d{4}|\d{6}|\d{8})$/, /*office*/ 'HSN has 4, 6 or 8 digits'),
  /** Per cent; null when unknown. */
  taxRate: figure(/*office*/ 'Tax rate is a number from 0 to 100', 100, 2),
  /** The key of the goods that its rate follows from; empty without a choice. */
  taxGoods: text(50),
  /** Empty: by its pack, or by how it is sold. */
  taxedAs: v.picklist(TAXED_AS, /*office*/ 'Choose packed or loose'),
  fssai: formatted(14, /^\d{14}$/, /*office*/ 'An FSSAI number has 14 digits'),
  /** Price that the shop paid for one, in rupees; null when unknown. */
  purchasePrice: v.pipe(
    v.nullable(v.union([v.number(), v.pipe(v.string(), v.trim())], NO_PRICE)),
    v.transform((given) => (given === '' || given === null ? null : Number(given))),
    v.nullable(
      rupeesUpTo(GOODS_CEILING, {
        missing: NO_PRICE,
        tooLow: NO_PRICE,
        tooHigh: NO_PRICE,
        parts: NO_PRICE,
      }),
    ),
  ),
  title_hi: text(200),
  title_bn: text(200),
  description_hi: text(5000),
  description_bn: text(5000),
};

/** A product's details that a call may send. */
export const sentDetails = {
  barcode: v.optional(fields.barcode),
  origin: v.optional(fields.origin),
  mark: v.optional(fields.mark),
  mostPerOrder: v.optional(fields.mostPerOrder),
  lowStock: v.optional(fields.lowStock),
  alsoCalled: v.optional(fields.alsoCalled),
  maker: v.optional(fields.maker),
  packer: v.optional(fields.packer),
  importer: v.optional(fields.importer),
  care: v.optional(fields.care),
  bestBefore: v.optional(fields.bestBefore),
  hsn: v.optional(fields.hsn),
  taxRate: v.optional(fields.taxRate),
  taxGoods: v.optional(fields.taxGoods),
  taxedAs: v.optional(fields.taxedAs),
  fssai: v.optional(fields.fssai),
  purchasePrice: v.optional(fields.purchasePrice),
  title_hi: v.optional(fields.title_hi),
  title_bn: v.optional(fields.title_bn),
  description_hi: v.optional(fields.description_hi),
  description_bn: v.optional(fields.description_bn),
};
const Sent = v.object(sentDetails);
/** The details that a call sent; the others stay as they are. */
export type SentDetails = v.InferOutput<typeof Sent>;

/** The details printed on a label, in the order of the form. They have a table of their own. */
export const LABEL_FIELDS = [
  'maker',
  'packer',
  'importer',
  'care',
  'bestBefore',
  'hsn',
  'taxRate',
  'taxGoods',
  'taxedAs',
  'fssai',
  'purchasePrice',
] as const;

/** The words in other languages. */
export const TEXT_FIELDS = ['title_hi', 'title_bn', 'description_hi', 'description_bn'] as const;

/** The details of a product that are not read with every list of products. */
export const LabelsAndTexts = v.object({
  ...labelFacts,
  taxGoods: v.string(),
  taxedAs: v.picklist(TAXED_AS),
  purchasePrice: v.nullable(v.number()),
  title_hi: v.string(),
  title_bn: v.string(),
  description_hi: v.string(),
  description_bn: v.string(),
});
export type LabelsAndTexts = v.InferOutput<typeof LabelsAndTexts>;

/** Other words that people know a product by: each once, separated by a comma. */
function tidyWords(given: string): string {
  const words = given.split(/[,;|\n]/).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(words.filter(Boolean))].join(', ');
}
