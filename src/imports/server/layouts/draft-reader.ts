import type { Sentence } from '#base/failure.ts';
import { isLoose, quantityOf, SOLD_BY } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import { readSelling } from '#catalogue/catalogue.ts';
import type { Answers, Margin } from '#imports/imports.ts';
import type { SheetRow } from '#imports/server/reading/sheet-row.ts';
import {
  countInUnit,
  readCount,
  readQuantity,
  readRating,
  readStock,
  type UnitSold,
} from '#imports/server/values/count.ts';
import { readDetails } from '#imports/server/values/details.ts';
import { RowRefused, sellingRefused, short } from '#imports/server/values/row-refused.ts';
import { readPicture, readThumbnail, readBarcode } from '#imports/server/values/texts.ts';
import * as texts from '#imports/server/values/texts.ts';
import type { ImportPlan, TypedCells } from '#imports/staged.ts';
import { shelfPath } from '../shelf-book.ts';
import { type Columns as ProductColumns, type Draft, type SellingSaid, familyOf } from './draft.ts';
import {
  type KnownLayout,
  type Columns,
  rowReader,
  saidReader,
  isNoneWord,
  isUncountedWord,
  type Prepared,
  type Said,
  saysUncounted,
  saysHidden,
} from './layout.ts';
import { changedPricesOf, pricesOf } from './prices-of-row.ts';
import { type Headings, headingsOf, soldIn, unitOf } from './unit-of-row.ts';

/** Settings for reading the rows of one file. */
export type Reading = {
  columns: Columns;
  layout: KnownLayout;
  answers: Answers;
  /** Makes a selling price of the purchase price where a row has none. */
  margin?: Margin | undefined;
  /** The owner's answers to which products of the shop the goods of rows are. */
  same?: Readonly<Record<string, string>> | undefined;
  /** Cells that the owner typed anew, by the row's number. */
  rows?: ImportPlan['rows'];
  /** The units that the names of price columns say: `Rate/Qtl`. */
  headings?: Headings;
  /** The address of the picture that a cell of our own layout names. */
  picture: (cell: string) => string;
};

/** Makes the reader of one file. It may remember rows, because some layouts state a value once for several rows. */
export function draftReader(given: Reading): (row: SheetRow) => Draft {
  const { columns, layout } = given;
  const reading = { ...given, headings: headingsOf(columns) };
  const [toSaid, toRow] = [saidReader(columns), rowReader(columns)];
  const prepare = layout.preparer?.() ?? ((said: Said): Prepared => said);
  const isUpdate = !columns.some(({ field }) => field === 'title');
  return ({ number, cells }) => {
    const said = withoutStockWords(withTyped(prepare(toSaid(cells), toRow(cells)), given.rows?.[number]));
    const draft = isUpdate ? updateOf(said, reading) : productOf(said, reading);
    const family = isUpdate ? undefined : familyOf(said, number);
    return { row: number, ...draft, ...(family && { family }) };
  };
}

/** A row with the cells that the owner typed anew. */
const withTyped = (said: Prepared, typed: TypedCells | undefined): Prepared =>
  typed ? { ...said, ...typed, typed: Object.keys(typed) } : said;

/** Replaces a word in the stock column by its meaning: stock not counted, or none. */
function withoutStockWords(said: Prepared): Prepared {
  if (isUncountedWord(said.stock)) return { ...said, stock: '', uncounted: true };
  return isNoneWord(said.stock) ? { ...said, stock: '0' } : said;
}

function productOf(said: Prepared, reading: Reading): Omit<Draft, 'row' | 'family'> {
  const isOurs = reading.layout.isOurs ?? false;
  const title = texts.readTitle(tidied(said.title, isOurs));
  const unit = soldIn(said, reading);
  const selling = sellingOf(said, unit);
  const suggestsSelling = isOurs || selling ? undefined : looseBy(said, unit);
  const inParts = isLoose((selling ?? suggestsSelling)?.soldBy);
  const isUncounted = saysUncounted(said.counted);
  const { stock, note = [] } = isUncounted ? {} : stockOf(said, { title, unit, inParts }, reading);
  const { details, notes } = detailsOf(said, unit, reading);
  const description = texts.readDescription(
    isOurs ? (said.description ?? '') : texts.plainText(said.description ?? ''),
  );
  const { barcode, note: unread } = readBarcode(said.barcode ?? '');
  const rating = readRating(said.rating ?? '');
  const pack = packOf(said, unit, isOurs);
  const { boughtFor, note: priceNote = [], ...prices } = pricesOf(said, unit, reading);
  const says: Partial<ProductColumns> = {
    title,
    ...prices,
    ...((said.unit !== undefined || isOurs) && { unit: unit?.unit ?? 'item' }),
    ...(description !== undefined && { description }),
    ...(stock !== undefined && { stock }),
    ...(isUncounted && { counted: 0 }),
    ...(rating !== undefined && { rating_hundredths: rating }),
    ...(said.brand !== undefined && { brand: texts.readText(tidied(said.brand, isOurs), 'brand', 100) }),
    ...(said.color !== undefined && { color: texts.readText(said.color, 'color', 50) }),
    ...(pack !== undefined && { pack }),
    ...(said.thumbnail !== undefined && { thumbnail: thumbnailOf(said.thumbnail, reading) }),
  };
  return {
    ...skuOf(said, says, isOurs),
    barcode,
    path: shelfPath(said, reading.layout),
    details,
    says,
    ...(selling && { selling }),
    suggests: {
      description: said.kind || title,
      ...(unit && { unit: unit.unit }),
      // A new product whose stock is left empty can be bought; a known one keeps the stock that it has.
      ...(stock === undefined && { counted: 0 }),
      ...(!isOurs && { pack: suggestsSelling ? '' : texts.packInTitle(title) }),
    },
    ...(suggestsSelling && { suggestsSelling }),
    ...(boughtFor !== undefined && { boughtFor }),
    isUpdate: false,
    isHidden: saysHidden(said.shown),
    notes: [...priceNote, ...note, ...notes, ...(unread ? [unread] : [])],
  };
}

/** The SKU of the file; where it has none, one that is made of the goods' name, brand and pack. */
function skuOf(
  { sku: cell = '' }: Said,
  { title = '', brand = '', pack = '' }: Partial<ProductColumns>,
  isOurs: boolean,
): Pick<Draft, 'sku' | 'isMadeUp' | 'formerSku'> {
  const given = texts.readText(cell, 'SKU', 100);
  if (given !== '') return { sku: given, isMadeUp: false };
  const sku = texts.madeUpSku(title, brand, pack);
  const formerSku = isOurs ? sku : texts.madeUpSku(title, brand, '');
  return { sku, isMadeUp: true, ...(formerSku !== sku && { formerSku }) };
}

const detailsOf = (said: Said, unit: UnitSold | undefined, { layout, answers, headings }: Reading) =>
  readDetails(said, { unit, heading: headings?.purchasePrice, isOurs: layout.isOurs ?? false, answers });

/** Handles a row without a title: it changes only the stated values of a known product: prices, stock, details. */
function updateOf(said: Prepared, reading: Reading): Omit<Draft, 'row' | 'family'> {
  const sku = texts.readText(said.sku ?? '', 'SKU', 100);
  const { barcode, note: unread } = readBarcode(said.barcode ?? '');
  if (!sku && unread) throw new RowRefused(/*office*/ '“{cell}” was left out: {problem}', unread.figures);
  if (!sku && !barcode) throw new RowRefused(/*office*/ 'title, SKU and barcode are missing');
  const unit = unitOf(said, reading);
  const { prices, cutPrice } = changedPricesOf(said, unit, reading);
  // Whether parts of its unit are sold, the shop knows.
  const { stock, note = [] } = stockOf(said, { title: sku || barcode, unit, inParts: true }, reading);
  const pieces = unit?.pieces ?? readCount(said.stock ?? '', 'stock')?.unit?.pieces;
  const isUncounted = said.uncounted || saysUncounted(said.counted);
  const says: Partial<ProductColumns> = {
    ...(isUncounted && { counted: 0 }),
    ...(prices && { price_paise: prices.price_paise }),
    ...(cutPrice && { cut_price_paise: cutPrice }),
    // Whether it comes in packs of a dozen, the shop knows as well.
    ...(stock !== undefined && { stock: stock * (unit?.pieces ?? 1) }),
  };
  const { details, notes } = detailsOf(said, unit, reading);
  if (Object.keys(says).length + Object.keys(details).length === 0)
    throw new RowRefused(/*office*/ 'price and stock are missing');
  return {
    sku,
    isMadeUp: false,
    barcode,
    path: [],
    details,
    says,
    suggests: {},
    isUpdate: true,
    ...(prices?.boughtFor !== undefined && { boughtFor: prices.boughtFor }),
    ...(pieces !== undefined && { countedIn: pieces }),
    isHidden: false,
    notes: [...(prices?.note ?? []), ...note, ...notes, ...(unread ? [unread] : [])],
  };
}

const tidied = (cell: string | undefined, isOurs: boolean): string =>
  isOurs ? (cell ?? '') : texts.tidy(cell ?? '');

/** The way of selling that the file's columns state. */
function sellingOf(
  { soldBy = '', least = '', step = '' }: Said,
  unit: UnitSold | undefined,
): SellingSaid | undefined {
  const named = soldBy.trim().toLowerCase() || (unit?.grams === 1 ? 'weight' : '');
  if (!named) return undefined;
  const by = SOLD_BY.find((name) => name === named);
  if (!by)
    throw new RowRefused(/*office*/ 'it cannot be sold by {way}, only by {ways}', {
      way: named,
      ways: SOLD_BY.join(', '),
    });
  const [from, steps] = [readQuantity(least, 'least'), readQuantity(step, 'step')];
  const selling = {
    soldBy: by,
    ...(from !== undefined && { least: from }),
    ...(steps !== undefined && { step: steps }),
  };
  const read = readSelling({ unit: unit?.unit ?? 'item', ...selling, stock: 0 });
  if ('field' in read) throw sellingRefused(read);
  if (from === undefined && steps === undefined) return selling;
  return { soldBy: by, least: quantityOf(read.least, by), step: quantityOf(read.step, by) };
}

/** Sells goods by the kilo or litre loose, unless the row states a pack size. */
function looseBy({ pack = '' }: Said, unit: UnitSold | undefined): SellingSaid | undefined {
  if (pack.trim() !== '') return undefined;
  if (unit?.unit === 'kg') return { soldBy: 'weight' };
  return unit?.unit === 'litres' ? { soldBy: 'volume' } : undefined;
}

function stockOf(
  { stock: cell = '' }: Said,
  { title, unit, inParts }: { title: string; unit: UnitSold | undefined; inParts: boolean },
  { answers, layout }: Reading,
): { stock?: number; note?: Sentence[] } {
  const meant: Answers = layout.isOversold ? { belowZero: 'none', parts: 'down', ...answers } : answers;
  const stock = readStock(cell, { title, unit, inParts }, meant);
  if (stock === undefined) return {};
  const isAsSaid = Math.abs(stock - countInUnit(readCount(cell, 'stock')!, unit)) < 0.001;
  const figures = { title, cell: short(cell.trim()), taken: stock };
  return {
    stock,
    ...(!isAsSaid && {
      note: [{ id: /*office*/ 'the stock of {title} is {cell}: taken as {taken}', figures }],
    }),
  };
}

/** The pack that its unit says, or its column; a dozen is one of twelve. */
function packOf({ pack }: Said, unit: UnitSold | undefined, isOurs: boolean): string | undefined {
  const given = pack?.trim() ?? '';
  if (unit?.pack !== undefined || unit?.holds !== undefined) return unit.pack ?? '';
  const dozen = unit?.pieces === undefined ? undefined : `${unit.pieces} pieces`;
  if (!isOurs) return (given && texts.readPack(given)?.slice(0, 30)) || dozen;
  if (pack === undefined || (given === '' && dozen)) return dozen;
  if (given && !parsePack(given))
    throw new RowRefused(/*office*/ 'the pack is not like 500 g, 1 l or 6 pieces: {pack}', {
      pack: short(given),
    });
  return texts.readText(given, 'pack', 30);
}

const thumbnailOf = (cell: string, { layout, picture }: Reading): string =>
  layout.isOurs ? readThumbnail(picture(cell)) : readPicture(cell);
