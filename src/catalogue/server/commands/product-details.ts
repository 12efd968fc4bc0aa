import { invalidField, Failure } from '#base/failure.ts';
import { amountOf, type SoldBy } from '#base/figures/amount.ts';
import {
  type LabelsAndTexts,
  LABEL_FIELDS,
  type SentDetails,
  TEXT_FIELDS,
} from '#catalogue/products/product-details.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
import { wholeOf } from '#catalogue/selling/selling.ts';
import { paiseFrom, presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import {
  changeOf,
  editedWith,
  fieldsChanged,
  joined,
  namedBy,
  refuseTaken,
} from '#catalogue/server/product-columns.ts';
import {
  NO_DETAILS,
  readDetails,
  findProduct,
  wholeProduct,
} from '#catalogue/server/queries/product-details.ts';
import { markDetails, markProduct } from '#catalogue/server/tags.ts';
import type { EditedDetails } from '#catalogue/stock/stock-keeping.ts';
import type { Tx } from '#db/schema.ts';
import { foldText } from '#platform/db/search-text.ts';
import { difference, recordAudit } from '#platform/log/audit.ts';
import { isHsn, taxGoodsNames } from '#tax/server/public.ts';
import type { WriteContext } from './write-context.ts';

const LANGUAGES = ['hi', 'bn'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

const textFieldsOf = (language: (typeof LANGUAGES)[number]): [TextField, TextField] => [
  `title_${language}`,
  `description_${language}`,
];

const textOf = (details: LabelsAndTexts, language: (typeof LANGUAGES)[number]) => {
  const [title, description] = textFieldsOf(language);
  return { title: details[title], description: details[description] };
};

/** The columns that the details of a product set; fields that were not sent stay. */
export function detailColumns(sent: SentDetails, soldBy: SoldBy) {
  const { barcode, origin, mark, alsoCalled } = sent;
  const mostPerOrder = limitOf('mostPerOrder', sent.mostPerOrder, soldBy);
  const lowStock = limitOf('lowStock', sent.lowStock, soldBy);
  return {
    ...(barcode !== undefined && { barcode: barcode || null }),
    ...(origin !== undefined && { origin }),
    ...(mark !== undefined && { mark }),
    ...(mostPerOrder !== undefined && { most_per_order: mostPerOrder }),
    ...(lowStock !== undefined && { low_stock: lowStock }),
    ...(alsoCalled !== undefined && { also_called: alsoCalled }),
  };
}

const LIMITS = { mostPerOrder: 'Most per order', lowStock: 'Low stock' };

/** A limit as an amount: a limit in kilos is kept in grams, as the stock is. */
function limitOf(
  field: keyof typeof LIMITS,
  limit: number | null | undefined,
  soldBy: SoldBy,
): number | null | undefined {
  if (limit === null || limit === undefined) return limit;
  const amount = amountOf(limit, soldBy);
  if (amount === undefined) throw invalidField(field, wholeOf(LIMITS[field], soldBy));
  return amount;
}

/**
 * Writes the fields of a product's label and of its other languages that were sent. Answers them before and after, for
 * the audit log.
 */
export async function writeDetails(
  tx: Tx,
  id: string,
  sent: Partial<LabelsAndTexts> & Pick<SentDetails, 'alsoCalled'>,
): Promise<{ before: LabelsAndTexts; after: LabelsAndTexts }> {
  expectKnownTax(sent);
  const before = (await readDetails(tx, [id])).get(id)!;
  const given = Object.fromEntries(
    [...LABEL_FIELDS, ...TEXT_FIELDS]
      .filter((name) => sent[name] !== undefined)
      .map((name) => [name, sent[name]]),
  );
  const after: LabelsAndTexts = { ...before, ...given };
  const isOther = (fields: readonly (keyof LabelsAndTexts)[]): boolean =>
    fields.some((name) => before[name] !== after[name]);
  if (isOther(LABEL_FIELDS)) await putLabel(tx, id, after);
  for (const language of LANGUAGES) {
    if (isOther(textFieldsOf(language))) {
      const text = textOf(after, language);
      await tx
        .insertInto('product_texts')
        .values({ product_id: id, language, ...text })
        .onConflict((row) => row.columns(['product_id', 'language']).doUpdateSet(text))
        .execute();
    }
  }
  if (sent.alsoCalled !== undefined || isOther(TITLES))
    await renewNames(tx, id, { ...after, alsoCalled: sent.alsoCalled });
  return { before, after };
}

/** Refuses an HSN whose heading does not exist, and goods that the table of rates does not have. */
function expectKnownTax({ hsn, taxGoods }: Pick<SentDetails, 'hsn' | 'taxGoods'>): void {
  if (hsn && !isHsn(hsn)) throw invalidField('hsn', NO_HSN);
  if (taxGoods && !taxGoodsNames('en').has(taxGoods))
    throw invalidField('taxGoods', /*office*/ 'Choose goods of the list');
}

/** Message for an HSN whose first four digits are no heading. */
export const NO_HSN = /*office*/ 'There is no HSN that begins so';

const TITLES = ['title_hi', 'title_bn'] as const;
type Names = Pick<LabelsAndTexts, (typeof TITLES)[number]> & Pick<SentDetails, 'alsoCalled'>;

/** Further names by which staff find a product; empty where there are none. */
const namesIn = ({ alsoCalled = '', title_hi, title_bn }: Names): string =>
  foldText([alsoCalled, title_hi, title_bn].filter(Boolean).join('\n'));

async function renewNames(tx: Tx, id: string, said: Names): Promise<void> {
  const { also_called } = await tx
    .selectFrom('products')
    .select('also_called')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const search = namesIn({ ...said, alsoCalled: said.alsoCalled ?? also_called });
  if (search === '') await tx.deleteFrom('product_names').where('product_id', '=', id).execute();
  else
    await tx
      .insertInto('product_names')
      .values({ product_id: id, search })
      .onConflict((row) => row.column('product_id').doUpdateSet({ search }))
      .execute();
}

/** Writes the labels and the words of products that have none so far. */
export async function insertDetails(
  tx: Tx,
  products: readonly { id: string; details: Partial<LabelsAndTexts> & Pick<SentDetails, 'alsoCalled'> }[],
): Promise<void> {
  const whole = products.map(({ id, details }) => ({ id, details: { ...NO_DETAILS, ...details } }));
  const says = (details: LabelsAndTexts, fields: readonly (keyof LabelsAndTexts)[]): boolean =>
    fields.some((name) => details[name] !== NO_DETAILS[name]);
  const labels = whole
    .filter(({ details }) => says(details, LABEL_FIELDS))
    .map(({ id, details }) => ({ product_id: id, ...labelOf(details) }));
  if (labels.length > 0) await tx.insertInto('product_labels').values(labels).execute();
  const texts = whole.flatMap(({ id, details }) =>
    LANGUAGES.filter((language) => says(details, textFieldsOf(language))).map((language) => ({
      product_id: id,
      language,
      ...textOf(details, language),
    })),
  );
  if (texts.length > 0) await tx.insertInto('product_texts').values(texts).execute();
  const names = whole.flatMap(({ id, details }) => {
    const search = namesIn(details);
    return search === '' ? [] : [{ product_id: id, search }];
  });
  if (names.length > 0) await tx.insertInto('product_names').values(names).execute();
}

async function putLabel(tx: Tx, id: string, details: LabelsAndTexts): Promise<void> {
  const label = labelOf(details);
  await tx
    .insertInto('product_labels')
    .values({ product_id: id, ...label })
    .onConflict((row) => row.column('product_id').doUpdateSet(label))
    .execute();
}

function labelOf(details: LabelsAndTexts) {
  const { maker, packer, importer, care, bestBefore, hsn, taxRate, taxGoods, taxedAs, fssai, purchasePrice } =
    details;
  return {
    maker,
    packer,
    importer,
    care,
    best_before: bestBefore,
    hsn,
    tax_rate_hundredths: taxRate === null ? null : Math.round(taxRate * 100),
    tax_goods: taxGoods,
    taxed_as: taxedAs,
    fssai,
    purchase_price_paise: paiseFrom(purchasePrice),
  };
}

/** Writes the details that were sent and leaves the rest of the product, as a cell of the label grid does. */
export async function editDetails(
  tx: Tx,
  id: string,
  { revision, pack, thumbnail, ...sent }: EditedDetails,
  { actor, now }: WriteContext,
): Promise<WholeProduct> {
  const before = await findProduct(tx, id);
  if (revision !== undefined && revision !== before.revision) {
    throw new Failure(
      'conflict',
      /*office*/ 'This product was changed by another person. You see it as it is now.',
      {
        detail: { product: await wholeProduct(tx, id) },
      },
    );
  }
  const columns = {
    ...detailColumns(sent, before.sold_by),
    ...(pack !== undefined && { pack }),
    ...(thumbnail !== undefined && { thumbnail }),
  };
  const details = await writeDetails(tx, id, sent);
  const otherDetails = difference(details.before, details.after);
  const names = [...fieldsChanged(before, columns), ...Object.keys(otherDetails?.after ?? {})];
  if (names.length === 0) return { ...presentForStaff(before), ...details.after };
  const after = await tx
    .updateTable('products')
    .set((row) => ({
      ...columns,
      ...namedBy(before.title, before.sku, columns.barcode === undefined ? before.barcode : columns.barcode),
      edited: editedWith(before.edited, names),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  const states = joined(changeOf(before, after), otherDetails);
  await recordAudit(tx, { actor, entity: 'product', entityId: id, action: 'edited', ...states }, now);
  markProduct(tx, before, after);
  if (otherDetails) markDetails(tx, id);
  return { ...presentForStaff(after), ...details.after };
}
