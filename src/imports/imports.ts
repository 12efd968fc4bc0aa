import * as v from 'valibot';
import { ROUNDING_NAMES } from '#base/figures/percent.ts';

/** Questions for the owner about values with two meanings. A row with such a value is left out until she answers. */
export const QUESTIONS = {
  belowZero: {
    asks: /*i18n*/ 'office.import.belowZero',
    answers: { none: /*i18n*/ 'office.import.belowZeroNone' },
  },
  parts: { asks: /*i18n*/ 'office.import.parts', answers: { down: /*i18n*/ 'office.import.partsDown' } },
  carton: { asks: /*i18n*/ 'office.import.carton', answers: { whole: /*i18n*/ 'office.import.cartonWhole' } },
  free: { asks: /*i18n*/ 'office.import.free', answers: { take: /*i18n*/ 'office.import.freeTake' } },
  currency: {
    asks: /*i18n*/ 'office.import.currency',
    answers: { rupees: /*i18n*/ 'office.import.currencyRupees' },
  },
} as const;
export type Question = keyof typeof QUESTIONS;

/** The owner's answers. Rows whose question has no answer are left out. */
export const Answers = v.partial(
  v.strictObject({
    belowZero: v.picklist(['none']),
    parts: v.picklist(['down']),
    carton: v.picklist(['whole']),
    free: v.picklist(['take']),
    currency: v.picklist(['rupees']),
  }),
);
export type Answers = v.InferOutput<typeof Answers>;

/** The answer that the goods of a row are none of the shop's. */
export const NEW_GOODS = 'new';

/** The highest margin that a plan takes, in per cent. */
export const HIGHEST_MARGIN = 500;

/** The owner's margin on purchase prices, and how the prices that it makes are rounded. */
export const Margin = v.strictObject({
  percent: v.pipe(
    v.number(/*office*/ 'Write how many percent'),
    v.minValue(0, /*office*/ 'A margin is not below 0 %'),
    v.maxValue(HIGHEST_MARGIN, /*office*/ 'At most 500 % more'),
    v.check(
      (percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4),
      /*office*/ 'At most two decimals',
    ),
  ),
  round: v.picklist(ROUNDING_NAMES),
});
export type Margin = v.InferOutput<typeof Margin>;

/**
 * The result of an import or, for a dry run, what it would do. `row` is the row's number in the file as a spreadsheet
 * shows it.
 */
export const ImportSummary = v.object({
  layout: v.string(),
  dryRun: v.boolean(),
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  skipped: v.array(v.object({ row: v.number(), reason: v.string() })),
  /** Rows that were imported with one value read differently from the file; `reason` explains it. */
  adjusted: v.array(v.object({ row: v.number(), reason: v.string() })),
  /** The titles of shelves that were made, or would be. */
  shelves: v.array(v.string()),
  /** Remarks about the file as a whole. */
  notes: v.array(v.string()),
});
export type ImportSummary = v.InferOutput<typeof ImportSummary>;

/**
 * The fields that a column of a file can be, in the order in which the owner is offered them, with the message of each
 * name.
 */
export const FIELD_LABELS = {
  title: /*i18n*/ 'office.product.title',
  price: /*i18n*/ 'office.price',
  offer: /*i18n*/ 'office.field.offer',
  cuttedprice: /*i18n*/ 'office.cutPrice',
  stock: /*i18n*/ 'office.stock',
  counted: /*i18n*/ 'office.product.counted',
  unit: /*i18n*/ 'office.product.unit',
  pack: /*i18n*/ 'office.product.pack',
  soldBy: /*i18n*/ 'office.field.soldBy',
  least: /*i18n*/ 'office.product.least',
  step: /*i18n*/ 'office.product.step',
  shelf: /*i18n*/ 'office.field.shelf',
  innerShelf: /*i18n*/ 'office.field.innerShelf',
  sku: /*i18n*/ 'office.product.sku',
  barcode: /*i18n*/ 'office.barcode',
  brand: /*i18n*/ 'office.product.brand',
  description: /*i18n*/ 'office.product.about',
  thumbnail: /*i18n*/ 'office.field.picture',
  color: /*i18n*/ 'office.product.color',
  rating: /*i18n*/ 'office.product.rating',
  shown: /*i18n*/ 'office.field.shown',
  title_hi: /*i18n*/ 'office.field.titleHi',
  title_bn: /*i18n*/ 'office.field.titleBn',
  description_hi: /*i18n*/ 'office.product.aboutHi',
  description_bn: /*i18n*/ 'office.product.aboutBn',
  alsoCalled: /*i18n*/ 'office.product.alsoCalled',
  hsn: /*i18n*/ 'office.product.hsn',
  taxRate: /*i18n*/ 'office.field.taxRate',
  taxGoods: /*i18n*/ 'office.audit.field.taxGoods',
  taxedAs: /*i18n*/ 'office.audit.field.taxedAs',
  mark: /*i18n*/ 'office.field.mark',
  origin: /*i18n*/ 'office.product.origin',
  maker: /*i18n*/ 'office.product.maker',
  packer: /*i18n*/ 'office.product.packer',
  importer: /*i18n*/ 'office.product.importer',
  care: /*i18n*/ 'office.product.care',
  bestBefore: /*i18n*/ 'office.missing.bestBefore',
  fssai: /*i18n*/ 'office.product.fssai',
  purchasePrice: /*i18n*/ 'office.product.purchasePrice',
  lowStock: /*i18n*/ 'office.field.lowStock',
  mostPerOrder: /*i18n*/ 'office.product.most',
  family: /*i18n*/ 'office.field.family',
  familyPosition: /*i18n*/ 'office.field.familyPosition',
} as const;

/** A field that a column of a file can be. */
export type Field = keyof typeof FIELD_LABELS;
export const FIELDS = Object.keys(FIELD_LABELS) as Field[];

/** The fields in groups, for a long list. */
export const FIELD_GROUPS: readonly (readonly [string, readonly Field[]])[] = [
  [
    /*i18n*/ 'office.field.goods',
    ['title', 'brand', 'description', 'thumbnail', 'color', 'rating', 'shelf', 'innerShelf', 'shown'],
  ],
  [
    /*i18n*/ 'office.field.priceStock',
    ['price', 'offer', 'cuttedprice', 'purchasePrice', 'stock', 'counted', 'lowStock', 'mostPerOrder'],
  ],
  [/*i18n*/ 'office.field.selling', ['unit', 'pack', 'soldBy', 'least', 'step', 'family', 'familyPosition']],
  [/*i18n*/ 'office.field.codes', ['sku', 'barcode', 'hsn', 'taxRate', 'taxGoods', 'taxedAs']],
  [
    /*i18n*/ 'office.field.label',
    ['mark', 'origin', 'maker', 'packer', 'importer', 'care', 'bestBefore', 'fssai'],
  ],
  [/*i18n*/ 'office.field.names', ['title_hi', 'title_bn', 'description_hi', 'description_bn', 'alsoCalled']],
];
