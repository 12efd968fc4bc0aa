import * as v from 'valibot';
import { isCalendarDay } from '#base/calendar.ts';
import { isLoose, type SoldBy } from '#base/figures/amount.ts';
import { fromRupees, type Paise } from '#base/figures/money.ts';
import { parsePack } from '#base/figures/quantity.ts';
import { isLanguage, type Language } from '#base/language/language.ts';

/** The two ways of selling that a rate can depend on: in a labelled pack, or weighed out and from large sacks. */
export const TAKEN_AS = ['packed', 'loose'] as const;
/** A way of selling: in a labelled pack, or loose. */
export type TakenAs = (typeof TAKEN_AS)[number];

/** The kinds of turnover that a return asks for. What loose staples come to is exempt: a notification frees them. */
export const NATURES = ['taxable', 'nil', 'exempt'] as const;
/** A kind of turnover. */
export type Nature = (typeof NATURES)[number];

/** A rate from a day on. Shipped rows name tax goods; the owner's name these or the first digits of an HSN. */
export const TaxRate = v.object({
  /** Of the owner's rows; empty for shipped ones. */
  id: v.string(),
  /** The key of tax goods; empty for a rate of an HSN. */
  goods: v.string(),
  /** The first digits of an HSN; empty for a rate of tax goods. */
  hsn: v.string(),
  condition: v.picklist(['any', ...TAKEN_AS]),
  from: v.string(),
  /** The first day on which it holds no more; null without an end. */
  until: v.nullable(v.string()),
  /** In hundredths of a per cent: 500 is 5 %. */
  rate: v.number(),
  nature: v.picklist(NATURES),
  /** The value is the printed retail price, whatever the goods are sold for (rule 31D). */
  byPrintedPrice: v.boolean(),
  /** Only where one costs at most this, in rupees with tax; null for every price. */
  upTo: v.nullable(v.number()),
  source: v.string(),
});
export type TaxRate = v.InferOutput<typeof TaxRate>;

/** A class of goods with one rate, for example bathing soap in bars. */
export const TaxGoods = v.object({
  goods: v.string(),
  title: v.string(),
  title_hi: v.string(),
  title_bn: v.string(),
  /** Its headings: an HSN that begins with one may be of these goods. */
  hsn: v.array(v.string()),
});
export type TaxGoods = v.InferOutput<typeof TaxGoods>;

/** The name of tax goods in a language. */
export const taxGoodsTitle = ({ title, title_hi, title_bn }: TaxGoods, language: Language): string =>
  ({ en: title, hi: title_hi, bn: title_bn })[language];

/** Keys and names of tax goods in the language of a page, by name: the choices of a field. */
export function taxGoodsChoices(
  goods: readonly TaxGoods[],
  locale: string,
): { key: string; title: string }[] {
  const language = isLanguage(locale) ? locale : 'en';
  return goods
    .map((one) => ({ key: one.goods, title: taxGoodsTitle(one, language) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale));
}

/** The table of rates: classes of goods, what comes with the shop, and the owner's own. */
export const Rates = v.object({
  goods: v.array(TaxGoods),
  shipped: v.array(TaxRate),
  own: v.array(TaxRate),
  today: v.string(),
});
export type Rates = v.InferOutput<typeof Rates>;

const SOURCE_CEILING = 200;
const RATES_FROM = 0;
const RATES_TO = 10_000;

/** A rate of the owner's own: of tax goods, or of every HSN that begins so. */
export const NewRate = v.pipe(
  v.strictObject({
    goods: v.optional(v.pipe(v.string(), v.maxLength(50)), ''),
    hsn: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^(\d{2}|\d{4}|\d{6}|\d{8})?$/, /*office*/ 'An HSN has 4, 6 or 8 digits'),
      ),
      '',
    ),
    condition: v.optional(v.picklist(['any', ...TAKEN_AS]), 'any'),
    from: v.pipe(v.string(), v.check(isCalendarDay, /*office*/ 'Write a day')),
    /** In hundredths of a per cent. */
    rate: v.pipe(
      v.number(/*office*/ 'Write the rate in per cent'),
      v.integer(/*office*/ 'At most two decimals'),
      v.minValue(RATES_FROM, /*office*/ 'A rate is from 0 to 100 per cent'),
      v.maxValue(RATES_TO, /*office*/ 'A rate is from 0 to 100 per cent'),
    ),
    byPrintedPrice: v.optional(v.boolean(), false),
    /** Why: the notification, or who said so. */
    source: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(SOURCE_CEILING, /*i18n*/ `At most ${SOURCE_CEILING} letters`)),
      '',
    ),
  }),
  v.forward(
    v.check(
      ({ goods, hsn }) => (goods === '') !== (hsn === ''),
      /*office*/ 'Choose goods, or write the first digits of an HSN',
    ),
    ['goods'],
  ),
  v.transform((rate) => ({ ...rate, nature: rate.rate > 0 ? ('taxable' as const) : ('exempt' as const) })),
);
export type NewRate = v.InferOutput<typeof NewRate>;

/** All that rates are found in: the classes, the shipped rows and the owner's. */
export type RateTable = { goods: readonly TaxGoods[]; shipped: readonly TaxRate[]; own: readonly TaxRate[] };

/** The facts of a product that its rate follows from. */
export type TaxedGoods = {
  hsn: string;
  /** The key of its tax goods; empty without a choice. */
  taxGoods: string;
  takenAs: TakenAs;
  /** Typed by the owner on the product itself, in hundredths of a per cent; null where she left it to the table. */
  typedRate: number | null;
  /** The price of one with tax. Only clothes and shoes depend on it; without it they count as cheap ones. */
  price?: Paise;
};

/** The rate of goods on a day. */
export type RateThen = {
  rate: number;
  nature: Nature;
  byPrintedPrice: boolean;
  /** No row names these goods: they are taxed as goods in no list are. */
  isAssumed: boolean;
};

/** Goods in no list (Schedule II, S. 639). */
const OF_NO_LIST: RateThen = { rate: 1800, nature: 'taxable', byPrintedPrice: false, isAssumed: true };

/**
 * The rate of goods on a day: typed on the product; of the owner's rows; of its tax goods; of the tax goods that its HSN
 * leaves, if these agree; else that of goods in no list.
 */
export function rateOn(table: RateTable, goods: TaxedGoods, day: string): RateThen {
  const listed =
    ownRate(table, goods, day) ??
    (goods.taxGoods === '' ? undefined : shippedRate(table, goods.taxGoods, goods, day)) ??
    rateOfHsn(table, goods, day);
  if (goods.typedRate === null) return listed ? thenOf(listed) : OF_NO_LIST;
  return {
    rate: goods.typedRate,
    nature: goods.typedRate > 0 ? 'taxable' : listed?.nature === 'nil' ? 'nil' : 'exempt',
    byPrintedPrice: listed?.byPrintedPrice ?? false,
    isAssumed: false,
  };
}

const thenOf = ({ rate, nature, byPrintedPrice }: TaxRate): RateThen => ({
  rate,
  nature,
  byPrintedPrice,
  isAssumed: false,
});

/** The last row that had begun on a day, for goods sold so and at such a price. */
function lastOf(
  rows: readonly TaxRate[],
  { takenAs, price = 0 as Paise }: TaxedGoods,
  day: string,
): TaxRate | undefined {
  const holding = rows.filter(
    ({ condition, from, until, upTo }) =>
      (condition === 'any' || condition === takenAs) &&
      from <= day &&
      (until === null || day < until) &&
      (upTo === null || price <= fromRupees(upTo)),
  );
  return holding.reduce<TaxRate | undefined>(
    (best, row) => (best && !isNearer(row, best) ? best : row),
    undefined,
  );
}

/** A later row is nearer; of two of the same day the one for fewer goods, and of equals the later written. */
function isNearer(row: TaxRate, best: TaxRate): boolean {
  if (row.from !== best.from) return row.from > best.from;
  if ((row.upTo === null) !== (best.upTo === null)) return row.upTo !== null;
  return (row.condition !== 'any') >= (best.condition !== 'any');
}

/** The owner's rate: of the product's tax goods, or else of the longest beginning of its HSN. */
function ownRate({ own }: RateTable, goods: TaxedGoods, day: string): TaxRate | undefined {
  const named =
    goods.taxGoods === ''
      ? undefined
      : lastOf(
          own.filter((row) => row.goods === goods.taxGoods),
          goods,
          day,
        );
  if (named) return named;
  const begins = own.filter(({ hsn }) => hsn !== '' && goods.hsn.startsWith(hsn));
  const lengths = [...new Set(begins.map(({ hsn }) => hsn.length))].sort((one, other) => other - one);
  for (const length of lengths) {
    const row = lastOf(
      begins.filter(({ hsn }) => hsn.length === length),
      goods,
      day,
    );
    if (row) return row;
  }
  return undefined;
}

const shippedRate = (
  { shipped }: RateTable,
  key: string,
  goods: TaxedGoods,
  day: string,
): TaxRate | undefined => lastOf(rowsOf(shipped).get(key) ?? [], goods, day);

const byGoods = new WeakMap<readonly TaxRate[], ReadonlyMap<string, readonly TaxRate[]>>();

/** The shipped rows by their goods: read once of a list, because each line of a bill asks for them. */
function rowsOf(shipped: readonly TaxRate[]): ReadonlyMap<string, readonly TaxRate[]> {
  const known = byGoods.get(shipped) ?? Map.groupBy(shipped, (row) => row.goods);
  byGoods.set(shipped, known);
  return known;
}

/** The rate that all tax goods agree on which an HSN leaves open. */
function rateOfHsn(table: RateTable, goods: TaxedGoods, day: string): TaxRate | undefined {
  const rows = goodsOfHsn(table.goods, goods.hsn).map((one) => shippedRate(table, one.goods, goods, day));
  const [first] = rows;
  const agree = rows.every(
    (row) =>
      row !== undefined &&
      row.rate === first?.rate &&
      row.nature === first.nature &&
      row.byPrintedPrice === first.byPrintedPrice,
  );
  return agree ? first : undefined;
}

/** The tax goods that an HSN leaves: those of its longest heading, and those of narrower headings than it. */
export function goodsOfHsn(all: readonly TaxGoods[], hsn: string): readonly TaxGoods[] {
  if (hsn === '') return [];
  const known = byHsn.get(all) ?? new Map<string, readonly TaxGoods[]>();
  byHsn.set(all, known);
  const found = known.get(hsn) ?? findGoods(all, hsn);
  known.set(hsn, found);
  return found;
}

const byHsn = new WeakMap<readonly TaxGoods[], Map<string, readonly TaxGoods[]>>();

function findGoods(all: readonly TaxGoods[], hsn: string): TaxGoods[] {
  const lengthIn = (one: TaxGoods): number =>
    Math.max(0, ...one.hsn.filter((heading) => hsn.startsWith(heading)).map(({ length }) => length));
  const longest = Math.max(0, ...all.map(lengthIn));
  return all.filter(
    (one) =>
      (longest > 0 && lengthIn(one) === longest) ||
      one.hsn.some((heading) => heading.length > hsn.length && heading.startsWith(hsn)),
  );
}

/** A pack above 25 kilos or litres is no retail pack: its goods are taken as loose. */
const RETAIL_PACK = 25_000;

/** Packed or loose: as the owner said; else loose by weight, by volume and in packs above 25 kg or litres. */
export function takenAs({
  taxedAs,
  soldBy,
  pack,
}: {
  taxedAs: TakenAs | '';
  soldBy: SoldBy;
  pack: string;
}): TakenAs {
  if (taxedAs !== '') return taxedAs;
  const held = parsePack(pack);
  const isSack = held !== undefined && held.measure !== 'piece' && held.amount > RETAIL_PACK;
  return isLoose(soldBy) || isSack ? 'loose' : 'packed';
}
