import { cutPriceWith, readSelling, sameBarcodes } from '#catalogue/catalogue.ts';
import { fieldOf, presentProduct, STAFF_COLUMNS, type StaffRow } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Columns, Draft, SellingSaid } from '#imports/server/layouts/draft.ts';
import {
  isElsewhere,
  meanwhile,
  type PictureSource,
  sourcesOf,
} from '#imports/server/pictures/picture-sources.ts';
import { RowRefused } from '#imports/server/values/row-refused.ts';

/** What a draft writes: the columns of a product, the stock and how it is sold in amounts. */
export type WrittenColumns = Partial<Columns> & Pick<StaffRow, 'sold_by' | 'least' | 'step'>;
/** A known product, and what differs in it. */
export type Change = { before: StaffRow; columns: Partial<WrittenColumns> };
/** A row that the products of the shop do not let in. */
export type LeftOut = { row: number; reason: string };

/** What a batch would do to the products of the shop. */
export type Comparison = {
  fresh: Draft[];
  changes: Change[];
  unchanged: number;
  /** How many known products have fields that stay as the owner made them. */
  kept: number;
  leftOut: LeftOut[];
};

/** Compares a batch with the products of the shop, which are known by their SKU. */
export async function compareDrafts(
  db: Db | Tx,
  drafts: readonly Draft[],
  { overwrite = false }: { overwrite?: boolean },
): Promise<Comparison> {
  const known = await knownProducts(db, drafts);
  const pictures = await sourcesOf(
    db,
    known.rows.map(({ id }) => id),
  );
  const done: Comparison = { fresh: [], changes: [], unchanged: 0, kept: 0, leftOut: [] };
  for (const draft of drafts) {
    const before = known.find(draft);
    try {
      if (before) {
        const wanted = differing(before, withKeptPicture(draft, before, pictures.get(before.id)));
        const columns = overwrite || draft.isUpdate ? wanted : withoutOwnEdits(before, wanted);
        if (Object.keys(columns).length < Object.keys(wanted).length) done.kept += 1;
        if (Object.keys(columns).length > 0) done.changes.push({ before, columns });
        else done.unchanged += 1;
      } else {
        if (draft.isUpdate) throw new RowRefused(`the shop has no product with the ${nameOf(draft)}`);
        done.fresh.push(known.isBarcodeTaken(draft.barcode) ? { ...draft, barcode: '' } : draft);
      }
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      done.leftOut.push({ row: draft.row, reason: error.message });
    }
  }
  return done;
}

const nameOf = ({ sku, barcode }: Draft): string => (sku ? `SKU ${sku}` : `barcode ${barcode}`);

/** The products that a batch names by SKU or, where it has no SKU, by barcode. */
async function knownProducts(db: Db | Tx, drafts: readonly Draft[]) {
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
  const withBarcode = new Map(
    byBarcode.flatMap((row) => sameBarcodes(row.barcode ?? '').map((barcode) => [barcode, row] as const)),
  );
  return {
    rows: [...new Map([...rows, ...byBarcode].map((row) => [row.id, row])).values()],
    find: ({ sku, barcode }: Draft): StaffRow | undefined =>
      sku === '' ? withBarcode.get(barcode) : bySku.get(sku),
    isBarcodeTaken: (barcode: string): boolean => withBarcode.has(barcode),
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

/** Columns that say one thing together: where the owner changed one of them by hand, all stay. */
const TOGETHER = [
  ['price_paise', 'cut_price_paise'],
  ['unit', 'sold_by', 'least', 'step', 'stock'],
] as const;

/** What the owner changed by hand stays as she made it. */
function withoutOwnEdits(before: StaffRow, wanted: Partial<WrittenColumns>): Partial<WrittenColumns> {
  const edited = new Set(before.edited.split(' '));
  const isEdited = (column: string): boolean => edited.has(fieldOf(column));
  const stays = new Set<string>(Object.keys(wanted).filter(isEdited));
  for (const columns of TOGETHER) {
    // A stock that was counted by hand says nothing of the unit.
    if (columns.some((column) => column !== 'stock' && isEdited(column)))
      for (const column of columns) stays.add(column);
  }
  return Object.fromEntries(Object.entries(wanted).filter(([column]) => !stays.has(column)));
}

function differing(before: StaffRow, draft: Draft): Partial<WrittenColumns> {
  const says = writtenOf(
    pricesWith(before, { ...emptyFilled(before, draft), ...draft.says }),
    draft.selling,
    before,
  );
  const names = Object.keys(says) as (keyof WrittenColumns)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== says[name]).map((name) => [name, says[name]]),
  );
}

/** A picture that was fetched from the address that the file names is the one that it means. */
function withKeptPicture(draft: Draft, before: StaffRow, source: PictureSource | undefined): Draft {
  const { thumbnail } = draft.says;
  if (!isElsewhere(thumbnail)) return draft;
  const isKept =
    source?.address === thumbnail && [source.thumbnail, meanwhile(thumbnail)].includes(before.thumbnail);
  return isKept ? { ...draft, says: { ...draft.says, thumbnail: before.thumbnail } } : draft;
}

const FILLED = ['description', 'pack'] as const;

/** What we derived from the file fills what is empty. */
const emptyFilled = (before: StaffRow, { suggests }: Draft): Partial<Columns> =>
  Object.fromEntries(
    FILLED.filter((name) => before[name] === '' && suggests[name]).map((name) => [name, suggests[name]]),
  );

/** A price that is said alone: the cut price goes with it as in an edit by hand, and is a ceiling. */
function pricesWith(before: StaffRow, says: Partial<Columns>): Partial<Columns> {
  if (says.price_paise === undefined && says.cut_price_paise === undefined) return says;
  const price = says.price_paise ?? before.price_paise;
  const { pack, barcode } = before;
  const known = { price: before.price_paise, cuttedprice: before.cut_price_paise, pack, barcode };
  const cutPrice = says.cut_price_paise ?? cutPriceWith({ price, cuttedprice: known.cuttedprice }, known);
  if (price > cutPrice)
    throw new RowRefused(`the price ${price / 100} is above the cut price ${cutPrice / 100}`);
  return { ...says, price_paise: price, cut_price_paise: cutPrice };
}

/** What a file says of a product, with its stock as an amount. What it says nothing of is sold as it was. */
export function writtenOf(
  says: Partial<Columns>,
  selling: SellingSaid | undefined,
  before?: StaffRow,
): WrittenColumns {
  const { stock, ...columns } = says;
  const unit = columns.unit ?? before?.unit ?? 'item';
  const read = readSelling({ unit, ...selling, stock: stock ?? 0 }, before && presentProduct(before));
  if ('field' in read) throw new RowRefused(`${read.field}: ${read.message}`);
  const { soldBy: sold_by, least, step } = read;
  return { ...columns, sold_by, least, step, ...(stock !== undefined && { stock: read.stock }) };
}
