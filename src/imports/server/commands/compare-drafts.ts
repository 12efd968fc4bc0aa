import type { Sentence } from '#base/failure.ts';
import { amountOf, type SoldBy } from '#base/figures/amount.ts';
import { parsePack } from '#base/figures/quantity.ts';
import {
  cutPriceWith,
  LABEL_FIELDS,
  type LabelsAndTexts,
  TEXT_FIELDS,
  sameBarcodes,
} from '#catalogue/catalogue.ts';
import { detailColumns, type StaffRow, readDetails, STAFF_COLUMNS } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import { isElsewhere, meanwhile, type PictureSource, sourcesOf } from '#imports/server/fetch-pictures.ts';
import type { Columns, Draft } from '#imports/server/layouts/draft.ts';
import type { FileDetails } from '#imports/server/values/details.ts';
import { aboveCutPrice } from '#imports/server/values/money.ts';
import { codeOf, columnWord, leftOff, RowRefused } from '#imports/server/values/row-refused.ts';
import { hot } from '#platform/db/hot.ts';
import { sizeOf, soldAsBefore, type Wanted, withoutOwnEdits } from './own-edits.ts';
import { type Change, newlyWritten, type WrittenColumns, writtenOf } from './written-columns.ts';

/** A row with a remark. */
export type Remarked = { row: number; said: readonly Sentence[] };

/** The changes that a batch would make to the shop's products. */
export type Comparison = {
  fresh: Draft[];
  changes: Change[];
  /** Known products that already match the file. */
  same: StaffRow[];
  /** Number of known products with fields that keep the owner's edits. */
  kept: number;
  leftOut: Remarked[];
  /** Rows with values that were read differently from the file. */
  adjusted: Remarked[];
};

/** Compares a batch with the products of the shop. */
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
  const done: Comparison = { fresh: [], changes: [], same: [], kept: 0, leftOut: [], adjusted: [] };
  for (const given of drafts) {
    const before = known.find(given);
    const draft = given.sameAs && before ? asSame(given, before) : given;
    try {
      if (draft.sameAs && !before) throw new RowRefused(/*office*/ 'the shop has no such product any more');
      const holder = known.withBarcode(draft);
      const barcode = holder ? '' : draft.barcode;
      if (before) {
        const pictured = withKeptPicture(draft, before, pictures.get(before.id));
        const differingIn = (one: Draft): Wanted => ({
          columns: differing(before, { ...one, barcode }),
          details: otherDetails(one.details, known.detailsOf(before)),
        });
        const wanted = differingIn(pictured);
        const { columns, details } =
          overwrite || draft.isUpdate
            ? wanted
            : withoutOwnEdits(before, differingIn(soldAsBefore(before, pictured)));
        const [wished, left] = [sizeOf(wanted), sizeOf({ columns, details })];
        if (left < wished) done.kept += 1;
        if (left > 0) done.changes.push({ before, columns, details });
        else done.same.push(before);
      } else {
        if (draft.isUpdate)
          throw new RowRefused(/*office*/ 'the shop has no product with the {column} {code}', codeOf(draft));
        expectLimits(draft.details, newlyWritten(draft).sold_by);
        done.fresh.push({ ...draft, barcode });
      }
      const said = [...draft.notes, ...(holder && holder.id !== before?.id ? [barcodeOf(holder)] : [])];
      if (said.length > 0) done.adjusted.push({ row: draft.row, said });
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      done.leftOut.push({ row: draft.row, said: [error.said] });
    }
  }
  return done;
}

/** Goods under another name change what a list of prices is for: names, shelf and way of selling stay the shop's. */
function asSame(draft: Draft, { draft: isDraft }: StaffRow): Draft {
  const { price_paise, cut_price_paise, stock, counted } = draft.says;
  const { title_hi: _, title_bn: __, alsoCalled: ___, ...details } = draft.details;
  const { selling: ____, family: _____, ...rest } = draft;
  return {
    ...rest,
    details,
    says: {
      ...(price_paise !== undefined && { price_paise }),
      ...(cut_price_paise !== undefined && { cut_price_paise }),
      ...(stock !== undefined && { stock }),
      ...(counted !== undefined && { counted }),
    },
    suggests: {},
    // With its price, a draft of the starter list comes into the shop.
    isShown: isDraft === 1 && price_paise !== undefined,
  };
}

/** Why a barcode is not written. */
const barcodeOf = ({ title, barcode }: StaffRow): Sentence =>
  leftOff(barcode ?? '', { id: /*office*/ '{title} has this barcode', figures: { title } });

/** The labels and texts of a file that differ from the shop's. */
function otherDetails(said: FileDetails, known: LabelsAndTexts | undefined): Partial<LabelsAndTexts> {
  const fields = [...LABEL_FIELDS, ...TEXT_FIELDS];
  return Object.fromEntries(
    fields
      .filter((name) => said[name] !== undefined && said[name] !== known?.[name])
      .map((name) => [name, said[name]]),
  );
}

/** Rounds limits to whole numbers for counted goods. */
function expectLimits({ mostPerOrder, lowStock }: FileDetails, soldBy: SoldBy): void {
  const limits = [
    ['most per order', mostPerOrder],
    ['low stock limit', lowStock],
  ] as const;
  for (const [name, limit] of limits)
    if (typeof limit === 'number' && amountOf(limit, soldBy) === undefined)
      throw new RowRefused(/*office*/ 'the {column} is not a whole number: {limit}', {
        column: columnWord(name),
        limit,
      });
}

function differing(before: StaffRow, draft: Draft): Partial<WrittenColumns> {
  const says = writtenOf(
    pricesWith(before, { ...emptyFilled(before, draft), ...countedIn(inPacks(before, draft)) }),
    draft.selling,
    before,
  );
  expectLimits(draft.details, says.sold_by);
  const all: WrittenColumns = {
    ...says,
    ...detailColumns(draft.details, says.sold_by),
    ...(draft.barcode !== '' && { barcode: draft.barcode }),
    ...familyFor(before, draft),
    ...(draft.isShown && { draft: 0 as const, deactivated_at: null }),
  };
  const names = Object.keys(all) as (keyof WrittenColumns)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== all[name]).map((name) => [name, all[name]]),
  );
}

/** A product that stands alone joins the family that the file names; one of a family may only change its place. */
function familyFor(
  { family_id }: StaffRow,
  { family }: Draft,
): Partial<Pick<WrittenColumns, 'family_id' | 'family_position'>> {
  if (!family || (family_id !== null && family_id !== family.id)) return {};
  const isNew = family_id === null;
  return { family_id: family.id, ...((isNew || family.isPlaced) && { family_position: family.position }) };
}

/** Keeps a picture that was fetched from the address in the file. */
function withKeptPicture(draft: Draft, before: StaffRow, source: PictureSource | undefined): Draft {
  const { thumbnail } = draft.says;
  if (!isElsewhere(thumbnail)) return draft;
  const isKept =
    source?.address === thumbnail && [source.thumbnail, meanwhile(thumbnail)].includes(before.thumbnail);
  return isKept ? { ...draft, says: { ...draft.says, thumbnail: before.thumbnail } } : draft;
}

/** Converts a stock counted in dozens into packs, if the product is sold in packs of a dozen. */
function inPacks({ pack }: StaffRow, { says, countedIn: pieces }: Draft): Partial<Columns> {
  const known = parsePack(pack);
  if (says.stock === undefined || !pieces || known?.measure !== 'piece' || known.amount !== pieces)
    return says;
  return { ...says, stock: says.stock / pieces };
}

/** Turns counting on if the file gives a stock figure. */
const countedIn = (says: Partial<Columns>): Partial<Columns> =>
  says.stock === undefined ? says : { counted: 1, ...says };

const FILLED = ['description', 'pack'] as const;

/** Takes the values derived from the file for fields that are still empty. */
const emptyFilled = (before: StaffRow, { suggests }: Draft): Partial<Columns> =>
  Object.fromEntries(
    FILLED.filter((name) => before[name] === '' && suggests[name]).map((name) => [name, suggests[name]]),
  );

/** Sets the price alone: the cut price moves with it as in an edit by hand, and stays its upper limit. */
function pricesWith(before: StaffRow, says: Partial<Columns>): Partial<Columns> {
  if (says.price_paise === undefined && says.cut_price_paise === undefined) return says;
  const price = says.price_paise ?? before.price_paise;
  const { pack, barcode } = before;
  const known = { price: before.price_paise, cuttedprice: before.cut_price_paise, pack, barcode };
  const cutPrice = says.cut_price_paise ?? cutPriceWith({ price, cuttedprice: known.cuttedprice }, known);
  if (price > cutPrice) throw aboveCutPrice(price, cutPrice);
  return { ...says, price_paise: price, cut_price_paise: cutPrice };
}

/** The products that a batch names by SKU or barcode. */
async function knownProducts(db: Db | Tx, drafts: readonly Draft[]) {
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
  const chosen = await productsBy(
    db,
    'id',
    drafts.flatMap(({ sameAs }) => sameAs ?? []),
  );
  const byId = new Map(chosen.map((row) => [row.id, row]));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const all = [...new Map([...rows, ...byBarcode, ...chosen].map((row) => [row.id, row])).values()];
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
    if (draft.sameAs) return byId.get(draft.sameAs);
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
  column: 'id' | 'sku' | 'barcode',
  values: readonly string[],
): Promise<StaffRow[]> {
  return values.length === 0 ? [] : PRODUCTS_BY[column](db, { values });
}

const productsWith = (column: 'id' | 'sku' | 'barcode') =>
  hot((db, { values }: { values: readonly string[] }) =>
    db.selectFrom('products').select(STAFF_COLUMNS).where(column, 'in', values),
  );
const PRODUCTS_BY = {
  id: productsWith('id'),
  sku: productsWith('sku'),
  barcode: productsWith('barcode'),
};
