import type { LABEL_FIELDS, LabelsAndTexts, TEXT_FIELDS } from '#catalogue/products/product-details.ts';
import { rupeesFrom } from '#catalogue/server/present.ts';
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
    bestBefore: row.best_before,
    hsn: row.hsn,
    taxRate: row.tax_rate_hundredths === null ? null : row.tax_rate_hundredths / 100,
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
  bestBefore: '',
  hsn: '',
  taxRate: null,
  fssai: '',
  purchasePrice: null,
  title_hi: '',
  title_bn: '',
  description_hi: '',
  description_bn: '',
};
