import { type LabelsAndTexts, sameBarcodes } from '#catalogue/catalogue.ts';
import { readDetails, STAFF_COLUMNS, type StaffRow } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';

/** The products that a batch names by SKU or, where it has no SKU, by barcode. */
export async function knownProducts(db: Db | Tx, drafts: readonly Draft[]) {
  const rows = await productsBy(
    db,
    'sku',
    drafts.flatMap(({ sku }) => sku || []),
  );
  const byBarcode = await productsBy(
    db,
    'barcode',
    drafts.flatMap(({ barcode }) => (barcode === '' ? [] : sameBarcodes(barcode))),
  );
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const all = [...new Map([...rows, ...byBarcode].map((row) => [row.id, row])).values()];
  const details = drafts.some(({ details: says }) => Object.keys(says).length > 0)
    ? await readDetails(
        db,
        all.map(({ id }) => id),
      )
    : new Map<string, LabelsAndTexts>();
  const withBarcode = new Map(
    byBarcode.flatMap((row) => sameBarcodes(row.barcode ?? '').map((barcode) => [barcode, row] as const)),
  );
  const given = new Set<string>();
  return {
    rows: all,
    find: ({ sku, barcode }: Draft): StaffRow | undefined =>
      sku === '' ? withBarcode.get(barcode) : bySku.get(sku),
    /** The barcode that a draft brings; none where another product has it, or an earlier draft of the batch. */
    takeBarcode: ({ barcode }: Draft): string => {
      if (barcode === '' || withBarcode.has(barcode) || given.has(barcode)) return '';
      for (const same of sameBarcodes(barcode)) given.add(same);
      return barcode;
    },
    detailsOf: ({ id }: StaffRow): LabelsAndTexts | undefined => details.get(id),
  };
}

async function productsBy(
  db: Db | Tx,
  column: 'sku' | 'barcode',
  values: readonly string[],
): Promise<StaffRow[]> {
  if (values.length === 0) return [];
  return db.selectFrom('products').select(STAFF_COLUMNS).where(column, 'in', values).execute();
}
