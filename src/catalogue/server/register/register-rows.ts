import type { Db } from '#db/schema.ts';
import { LACKS } from './lacks.ts';

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
