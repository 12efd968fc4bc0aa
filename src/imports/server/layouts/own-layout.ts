import { quantityOf, SOLD_BY } from '#base/amount.ts';
import { parsePack } from '#base/quantity.ts';
import { readSelling, type Unit, UNITS } from '#catalogue/catalogue.ts';
import * as cells from './cells.ts';
import { type Columns, type Draft, type Layout, type Row, RowRefused } from './draft.ts';

/** The columns of our own files, in the order in which they are exported. */
export const OWN_COLUMNS = [
  'sku',
  'title',
  'description',
  'category',
  'price',
  'cuttedprice',
  'unit',
  'soldBy',
  'least',
  'step',
  'pack',
  'stock',
  'brand',
  'rating',
  'color',
  'thumbnail',
] as const;

/**
 * Our own layout: what an export writes, and what an owner fills in by hand. An empty figure leaves the product's
 * value as it is.
 */
export const ownLayout: Layout = {
  name: 'Haat',
  needs: ['title', 'category', 'price', 'unit'],
  tellsStock: true,
  reader: (picture) => (row) => read(row, picture),
};

function read(row: Row, picture: (cell: string) => string): Draft {
  const title = cells.title(row.cell('title'));
  const given = unit(row.cell('unit'));
  const selling = sellingOf(row, given);
  const says: Draft['says'] = {
    title,
    category: row.cell('category').trim(),
    ...pricesOf(row, given),
    unit: given === 'gram' ? 'kg' : given,
    ...optional(row, title, given, selling),
    ...(row.has('thumbnail') && { thumbnail: thumbnail(picture(row.cell('thumbnail'))) }),
  };
  return {
    sku: cells.text(row.cell('sku'), 'SKU', 100) || cells.madeUpSku(title, says.brand ?? '', says.pack ?? ''),
    says,
    ...(selling && { selling }),
    suggests: { description: title },
  };
}

const GRAMS_IN_A_KILO = 1000;

/** What goes by the gram is loose goods by the kilo: as our own older files have it. */
function pricesOf(row: Row, given: Unit) {
  const inKilos = (paise: number | undefined): number | undefined =>
    paise === undefined || given !== 'gram' ? paise : paise * GRAMS_IN_A_KILO;
  return cells.prices(
    inKilos(cells.money(row.cell('price'), 'price')),
    inKilos(cells.money(row.cell('cuttedprice'), 'cut price')),
  );
}

function sellingOf(row: Row, given: Unit): Draft['selling'] {
  const named = row.cell('soldby').trim().toLowerCase() || (given === 'gram' ? 'weight' : '');
  if (!named) return undefined;
  const soldBy = SOLD_BY.find((name) => name === named);
  if (!soldBy) throw new RowRefused(`it cannot be sold by ${named}, only by ${SOLD_BY.join(', ')}`);
  const [least, step] = [
    cells.quantity(row.cell('least'), 'least'),
    cells.quantity(row.cell('step'), 'step'),
  ];
  const selling = { soldBy, ...(least !== undefined && { least }), ...(step !== undefined && { step }) };
  const read = readSelling({ unit: given === 'gram' ? 'kg' : given, ...selling, stock: 0 });
  if ('field' in read) throw new RowRefused(`${read.field}: ${read.message}`);
  if (least === undefined && step === undefined) return selling;
  return { soldBy, least: quantityOf(read.least, soldBy), step: quantityOf(read.step, soldBy) };
}

function optional(row: Row, title: string, unitGiven: Unit, selling: Draft['selling']): Partial<Columns> {
  const given: Partial<Columns> = {};
  const description = cells.description(row.cell('description'));
  const stock = cells.stock(row.cell('stock'), title, unitGiven === 'gram' ? 'piece' : selling?.soldBy);
  const rating = cells.rating(row.cell('rating'));
  if (description !== undefined) given.description = description;
  if (stock !== undefined) given.stock = unitGiven === 'gram' ? stock / GRAMS_IN_A_KILO : stock;
  if (rating !== undefined) given.rating_hundredths = rating;
  if (row.has('brand')) given.brand = cells.text(row.cell('brand'), 'brand', 100);
  if (row.has('color')) given.color = cells.text(row.cell('color'), 'color', 50);
  if (row.has('pack')) given.pack = pack(row.cell('pack'));
  return given;
}

function unit(cell: string): Unit {
  const given = cell.trim().toLowerCase() || 'item';
  const found = UNITS.find((name) => name === given);
  if (!found) throw new RowRefused(`the unit ${cell} is none of ${UNITS.join(', ')}`);
  return found;
}

function pack(cell: string): string {
  const given = cells.text(cell, 'pack', 30);
  if (given && !parsePack(given))
    throw new RowRefused(`the pack is not like 500 g, 1 l or 6 pieces: ${given}`);
  return given;
}

function thumbnail(cell: string): string {
  const given = cell.trim();
  if (given && !/^\/(?!\/)[^\s"'<>\\]{0,490}$/.test(given) && !cells.picture(given)) {
    throw new RowRefused('the thumbnail is neither one of the shop’s pictures nor an https address');
  }
  return given;
}
