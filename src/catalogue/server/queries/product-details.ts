import { Failure, invalidField } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { gtinOf, sameBarcodes } from '#catalogue/products/barcode.ts';
import type { LABEL_FIELDS, LabelsAndTexts, TEXT_FIELDS } from '#catalogue/products/product-details.ts';
import type { StaffProduct, WholeProduct } from '#catalogue/products/staff-products.ts';
import { rupeesFrom, presentForStaff, type StaffRow, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import type { Db, Tx } from '#db/schema.ts';

type Label = Pick<LabelsAndTexts, (typeof LABEL_FIELDS)[number]>;
type Texts = Partial<Pick<LabelsAndTexts, (typeof TEXT_FIELDS)[number]>>;

/** Labels of some products, and their words in other languages; empty where there are none. */
export async function readDetails(
  db: Db | Tx,
  products: readonly string[],
): Promise<Map<string, LabelsAndTexts>> {
  const labels = await readLabels(db, products);
  const texts = await readTexts(db, products);
  return new Map(products.map((id) => [id, { ...NO_DETAILS, ...labels.get(id), ...texts.get(id) }]));
}

/** The labels of those among some products that have one. */
export async function readLabels(db: Db | Tx, products: readonly string[]): Promise<Map<string, Label>> {
  if (products.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_labels')
    .selectAll()
    .where('product_id', 'in', products)
    .execute();
  const labelOf = (row: (typeof rows)[number]): Label => ({
    maker: row.maker,
    packer: row.packer,
    importer: row.importer,
    care: row.care,
    bestBefore: row.best_before,
    hsn: row.hsn,
    taxRate: row.tax_rate_hundredths === null ? null : row.tax_rate_hundredths / 100,
    taxGoods: row.tax_goods,
    taxedAs: row.taxed_as,
    fssai: row.fssai,
    purchasePrice: rupeesFrom(row.purchase_price_paise),
  });
  return new Map(rows.map((row) => [row.product_id, labelOf(row)]));
}

/** The words in other languages of those among some products that have any. */
export async function readTexts(db: Db | Tx, products: readonly string[]): Promise<Map<string, Texts>> {
  if (products.length === 0) return new Map();
  const rows = await db.selectFrom('product_texts').selectAll().where('product_id', 'in', products).execute();
  const texts = new Map<string, Texts>();
  for (const { product_id, language, title, description } of rows)
    texts.set(product_id, {
      ...texts.get(product_id),
      [`title_${language}`]: title,
      [`description_${language}`]: description,
    });
  return texts;
}

/** Details of a product without any. */
export const NO_DETAILS: LabelsAndTexts = {
  maker: '',
  packer: '',
  importer: '',
  care: '',
  bestBefore: '',
  hsn: '',
  taxRate: null,
  taxGoods: '',
  taxedAs: '',
  fssai: '',
  purchasePrice: null,
  title_hi: '',
  title_bn: '',
  description_hi: '',
  description_bn: '',
};

/** The row of a product, live or not; an unknown id is refused. */
export async function findProduct(db: Db | Tx, id: string): Promise<StaffRow> {
  const query = db.selectFrom('products').select(STAFF_COLUMNS).where('id', '=', id);
  const row = isId(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw new Failure('not_found', /*i18n*/ 'There is no such product.');
  return row;
}

/** A product with its label and its words in other languages. */
export async function wholeProduct(db: Db | Tx, id: string): Promise<WholeProduct> {
  const row = await findProduct(db, id);
  return { ...presentForStaff(row), ...(await readDetails(db, [id])).get(id)! };
}

/** The product that has a barcode, also when it was written with another length; digits that are none are refused. */
export async function productWithBarcode(db: Db | Tx, digits: string): Promise<StaffProduct | null> {
  const gtin = gtinOf(digits);
  if (!gtin) throw invalidField('barcode', /*office*/ 'The barcode is invalid: a digit is missing or wrong');
  const row = await db
    .selectFrom('products')
    .select(STAFF_COLUMNS)
    .where('barcode', 'in', sameBarcodes(gtin))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? presentForStaff(row) : null;
}

/** The packs of a product's family in their order, for staff; a product without a family is its only pack. */
export async function familyForStaff(db: Db | Tx, id: string): Promise<StaffProduct[]> {
  return (await familyRows(db, await findProduct(db, id))).map(presentForStaff);
}

/** The rows of a product's family in their order. */
export const familyRows = async (db: Db | Tx, row: StaffRow): Promise<StaffRow[]> =>
  row.family_id === null
    ? [row]
    : db
        .selectFrom('products')
        .select(STAFF_COLUMNS)
        .where('family_id', '=', row.family_id)
        .orderBy('family_position')
        .orderBy('id')
        .execute();
