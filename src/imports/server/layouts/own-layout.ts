import { parsePack } from '#base/quantity.ts';
import { CATEGORIES, CATEGORY_LABELS, type Category, type Unit, UNITS } from '#catalogue/catalogue.ts';
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
  const says: Draft['says'] = {
    title,
    category: category(row.cell('category')),
    ...cells.prices(
      cells.money(row.cell('price'), 'price'),
      cells.money(row.cell('cuttedprice'), 'cut price'),
    ),
    unit: unit(row.cell('unit')),
    ...optional(row, title),
    ...(row.has('thumbnail') && { thumbnail: thumbnail(picture(row.cell('thumbnail'))) }),
  };
  return {
    sku: cells.text(row.cell('sku'), 'SKU', 100) || cells.madeUpSku(title, says.brand ?? '', says.pack ?? ''),
    says,
    suggests: { description: title },
  };
}

function optional(row: Row, title: string): Partial<Columns> {
  const given: Partial<Columns> = {};
  const description = cells.description(row.cell('description'));
  const stock = cells.stock(row.cell('stock'), title);
  const rating = cells.rating(row.cell('rating'));
  if (description !== undefined) given.description = description;
  if (stock !== undefined) given.stock = stock;
  if (rating !== undefined) given.rating_hundredths = rating;
  if (row.has('brand')) given.brand = cells.text(row.cell('brand'), 'brand', 100);
  if (row.has('color')) given.color = cells.text(row.cell('color'), 'color', 50);
  if (row.has('pack')) given.pack = pack(row.cell('pack'));
  return given;
}

const BY_NAME = new Map<string, Category>(
  CATEGORIES.flatMap((name) => [
    [name, name],
    [CATEGORY_LABELS[name].toLowerCase(), name],
  ]),
);

function category(cell: string): Category {
  const found = BY_NAME.get(cell.trim().toLowerCase());
  if (!found) throw new RowRefused(`the category ${cell || '(empty)'} is none of ${CATEGORIES.join(', ')}`);
  return found;
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
