import { parsePack } from '#base/figures/quantity.ts';
import { type LabelsAndTexts, sameBarcodes } from '#catalogue/catalogue.ts';
import { readDetails, STAFF_COLUMNS, type StaffRow } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';

/** The products that a batch names by SKU or barcode. */
export async function knownProducts(db: Db | Tx, drafts: readonly Draft[]) {
  const rows = await productsBy(
    db,
    'sku',
    drafts.flatMap(({ sku, formerSku }) => [sku, formerSku ?? ''].filter(Boolean)),
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
  // What another row names by its SKU is that row's.
  const named = new Set(drafts.filter(({ isMadeUp }) => !isMadeUp).map(({ sku }) => sku));
  const scannedBy = ({ barcode }: Draft): StaffRow | undefined => {
    const row = withBarcode.get(barcode);
    return row && named.has(row.sku) ? undefined : row;
  };
  const taken = new Set(drafts.map(({ sku }) => sku));
  /** Finds a product by the SKU it had before packs told goods of one name apart; another pack of it does not match. */
  const formerOf = ({ formerSku = '', says }: Draft): StaffRow | undefined => {
    const row = bySku.get(formerSku);
    if (!row || !isSamePack(row.pack, says.pack) || taken.has(formerSku)) return undefined;
    taken.add(formerSku);
    return row;
  };
  const find = (draft: Draft): StaffRow | undefined => {
    const known = bySku.get(draft.sku);
    if (!draft.isMadeUp) return known ?? scannedBy(draft);
    return scannedBy(draft) ?? known ?? formerOf(draft);
  };
  return {
    rows: all,
    /** The product that a draft means: by the SKU of its file, else by its barcode, else by the SKU made of its words. */
    find,
    /** The product that has a draft's barcode, in any of its lengths. */
    withBarcode: ({ barcode }: Draft): StaffRow | undefined => withBarcode.get(barcode),
    detailsOf: ({ id }: StaffRow): LabelsAndTexts | undefined => details.get(id),
  };
}

const isSamePack = (known: string, said = ''): boolean => {
  const [one, other] = [parsePack(known), parsePack(said)];
  return !one || (one.amount === other?.amount && one.measure === other.measure);
};

async function productsBy(
  db: Db | Tx,
  column: 'sku' | 'barcode',
  values: readonly string[],
): Promise<StaffRow[]> {
  if (values.length === 0) return [];
  return db.selectFrom('products').select(STAFF_COLUMNS).where(column, 'in', values).execute();
}
