import type { LabelsAndTexts } from '#catalogue/products/product-details.ts';
import { rupeesFrom } from '#catalogue/server/present.ts';
import type { Db, Tx } from '#db/schema.ts';

/** The labels and the words in other languages of some products; what nobody wrote is empty. */
export async function readDetails(
  db: Db | Tx,
  products: readonly string[],
): Promise<Map<string, LabelsAndTexts>> {
  const details = new Map(products.map((id) => [id, { ...NO_DETAILS }]));
  if (products.length === 0) return details;
  const labels = await db
    .selectFrom('product_labels')
    .selectAll()
    .where('product_id', 'in', products)
    .execute();
  for (const label of labels) {
    Object.assign(details.get(label.product_id)!, {
      maker: label.maker,
      packer: label.packer,
      importer: label.importer,
      bestBefore: label.best_before,
      hsn: label.hsn,
      taxRate: label.tax_rate_hundredths === null ? null : label.tax_rate_hundredths / 100,
      fssai: label.fssai,
      purchasePrice: rupeesFrom(label.purchase_price_paise),
    } satisfies Partial<LabelsAndTexts>);
  }
  const texts = await db
    .selectFrom('product_texts')
    .selectAll()
    .where('product_id', 'in', products)
    .execute();
  for (const { product_id, language, title, description } of texts) {
    Object.assign(details.get(product_id)!, {
      [`title_${language}`]: title,
      [`description_${language}`]: description,
    });
  }
  return details;
}

/** The details of a product of which nobody wrote any. */
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
