import { type RawBuilder, sql } from 'kysely';
import {
  isFood,
  MISSING_FIELDS,
  type MissingField,
  OF_FOOD,
  ON_LABEL,
} from '#catalogue/products/label/law.ts';
import type { ShelfArt } from '#catalogue/shelves/shelves.ts';
import type { Db } from '#db/schema.ts';

const rows = (db: Db) =>
  db
    .selectFrom('products')
    .leftJoin('product_labels as label', 'label.product_id', 'products.id')
    .leftJoin('product_texts as hindi', (join) =>
      join.onRef('hindi.product_id', '=', 'products.id').on('hindi.language', '=', 'hi'),
    )
    .leftJoin('product_texts as bengali', (join) =>
      join.onRef('bengali.product_id', '=', 'products.id').on('bengali.language', '=', 'bn'),
    )
    .where('products.deactivated_at', 'is', null)
    .select([
      'products.id',
      'products.category',
      'products.brand',
      'products.origin',
      'products.price_paise',
      'products.rating_hundredths',
      'products.popularity',
      'products.family_id',
      'products.family_position',
      'products.leads',
      'products.created_at',
      LACKS.as('lacks'),
    ]);

/** The register's columns of the next products in the order of their ids. */
export const rowsAfter = (db: Db, id: string, limit: number) =>
  rows(db).where('products.id', '>', id).orderBy('products.id').limit(limit).execute();

/** The register's columns of the given products. */
export const rowsByIds = (db: Db, ids: readonly string[]) =>
  rows(db).where('products.id', 'in', ids).execute();

/** A product as it is read for the register. */
export type RegisterRow = Awaited<ReturnType<typeof rowsByIds>>[number];

const BITS = Object.fromEntries(MISSING_FIELDS.map((field, at) => [field, 2 ** at])) as Record<
  MissingField,
  number
>;
const bitsOf = (fields: readonly MissingField[]): number =>
  fields.reduce((bits, field) => bits + BITS[field], 0);

const EVERYTHING = bitsOf(MISSING_FIELDS);

/**
 * Details required of a product on a shelf with this drawing, inside another: only food has a vegetarian mark, for
 * example.
 */
export const askedOn = (art: ShelfArt, around: ShelfArt = art, needsRates = true): number =>
  (isFood(art, around) ? EVERYTHING : EVERYTHING - bitsOf(OF_FOOD)) - (needsRates ? 0 : BITS.taxRate);

/** The fields of these bits. */
export const fieldsIn = (lacks: number): MissingField[] =>
  MISSING_FIELDS.filter((field) => (lacks & BITS[field]) !== 0);

/** The bit of one field; without a field, those of all. */
export const bitsFor = (field: MissingField | undefined): number =>
  field === undefined ? EVERYTHING : BITS[field];

const isSaid = (column: string): RawBuilder<boolean> => sql<boolean>`coalesce(${sql.ref(column)}, '') <> ''`;

/** Where each field is found, by the names in the register's query. */
const SAID: Record<MissingField, RawBuilder<boolean>> = {
  maker: sql<boolean>`coalesce(label.maker, '') || coalesce(label.packer, '') || coalesce(label.importer, '') <> ''`,
  origin: isSaid('products.origin'),
  pack: isSaid('products.pack'),
  mark: isSaid('products.mark'),
  bestBefore: isSaid('label.best_before'),
  fssai: isSaid('label.fssai'),
  hsn: isSaid('label.hsn'),
  taxRate: sql<boolean>`(label.tax_rate_hundredths is not null or coalesce(label.tax_goods, '') <> '')`,
  title_hi: isSaid('hindi.title'),
  title_bn: isSaid('bengali.title'),
  thumbnail: isSaid('products.thumbnail'),
};

const IS_WEIGHED = sql<boolean>`not (products.sold_by = 'piece' and products.unit = 'item')`;

/** Which details a product lacks, whatever shelf it stands on: a bit for each, in the register's query. */
const LACKS = sql<number>`${sql.join(
  MISSING_FIELDS.map((field) => {
    const isFine = ON_LABEL.includes(field) ? sql`(${IS_WEIGHED} or ${SAID[field]})` : SAID[field];
    return sql`case when ${isFine} then 0 else ${sql.lit(BITS[field])} end`;
  }),
  sql` + `,
)}`;
