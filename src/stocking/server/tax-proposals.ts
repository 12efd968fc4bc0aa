import { shopDay } from '#base/time.ts';
import { packsToSell, shelfNamed, type ShelfTree, stapleSku } from '#catalogue/catalogue.ts';
import {
  editDetails,
  readShelves,
  type Shelf,
  starterCatalogue,
  type StarterStaple,
  type WriteContext,
} from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import type { ConfirmedTax, TaxProposal, TaxProposals } from '#stocking/stocking.ts';
import { rateTable, registrationNow, shippedRates } from '#tax/server/public.ts';
import { needsRates, rateOn, takenAs } from '#tax/tax.ts';
import { stapleNamed } from './queries.ts';

/** Products that are looked at in one answer: what is left over comes with the next. */
const AT_MOST = 5000;

/**
 * The goods for GST that products without any are likely to be, by their names and shelves: sure where the name is that of a
 * staple of the same shelf. None in a shop whose bills need no rates.
 */
export async function taxProposals({ db, clock }: Platform): Promise<TaxProposals> {
  if (!needsRates(await registrationNow(db, clock.now()))) return { sure: [], unsure: [], goods: [] };
  const proposals = [...(await proposalsFor(db)), ...(await otherRates(db, shopDay(clock.now())))];
  return {
    sure: proposals.filter(({ isSure }) => isSure),
    unsure: proposals.filter(({ isSure }) => !isSure),
    goods: [...shippedRates().goods],
  };
}

/** Live products that name no goods for GST. */
const withoutGoods = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .leftJoin('product_labels as label', 'label.product_id', 'products.id')
    .leftJoin('product_texts as hindi', (join) =>
      join.onRef('hindi.product_id', '=', 'products.id').on('hindi.language', '=', 'hi'),
    )
    .select([
      'products.id',
      'products.title',
      'category',
      'pack',
      'also_called',
      'hsn',
      'hindi.title as title_hi',
    ])
    .where('products.deactivated_at', 'is', null)
    .where((row) => row.or([row('tax_goods', 'is', null), row('tax_goods', '=', '')]))
    .orderBy('products.id')
    .limit(AT_MOST);

/**
 * Goods for GST and HSN of those among some products for which the owner chose neither goods nor rate, and where the proposal is
 * sure. A bill takes them until she confirms.
 */
export async function sureGoods(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<TaxProposal, 'taxGoods' | 'hsn'>>> {
  if (ids.length === 0) return new Map();
  const sure = (await proposalsFor(db, ids)).filter(({ isSure }) => isSure);
  return new Map(sure.map(({ _id, taxGoods, hsn }) => [_id, { taxGoods, hsn }]));
}

async function proposalsFor(db: Db | Tx, ids?: readonly string[]): Promise<TaxProposal[]> {
  const tree = await readShelves(db);
  const rows = await withoutGoods(db)
    .where('tax_rate_hundredths', 'is', null)
    .$if(ids !== undefined, (query) => query.where('products.id', 'in', ids ?? []))
    .execute();
  return rows.map(({ id, title, category, pack, also_called, hsn, title_hi }) => {
    const staple = stapleNamed(title) ?? stapleNamed(title_hi ?? '') ?? stapleNamed(also_called);
    const isAtHome = staple !== undefined && isOnShelf(tree, category, staple.category);
    const taxGoods = staple?.taxGoods ?? usualOn(tree, category);
    return {
      _id: id,
      title: title || (title_hi ?? ''),
      pack,
      taxGoods,
      hsn: (hsn ?? '') || (staple?.hsn ?? ''),
      isSure: isAtHome && taxGoods !== '',
      ownRate: null,
    };
  });
}

/**
 * Products whose own rate is not that of the goods that they are by their SKU or name. Sure are those whose rate the starter
 * catalogue wrote; the owner's own rates are asked about one by one. One that has goods and a rate was decided by her.
 */
async function otherRates(db: Db, day: string): Promise<TaxProposal[]> {
  const tree = await readShelves(db);
  const table = await rateTable(db);
  const rates = withoutGoods(db)
    .select(['sku', 'sold_by', 'price_paise', 'taxed_as', 'tax_rate_hundredths'])
    .where('tax_rate_hundredths', 'is not', null);
  const found: TaxProposal[] = [];
  for (let after: string | undefined = ''; after !== undefined && found.length < AT_MOST;) {
    const rows = await rates.where('products.id', '>', after).execute();
    for (const row of rows) {
      const listed = listedAs(row.sku, row.title);
      const staple = stapleNamed(row.title) ?? stapleNamed(row.title_hi ?? '') ?? listed;
      const typed = row.tax_rate_hundredths;
      if (!staple || typed === null) continue;
      const hsn = row.hsn || staple.hsn;
      const how = takenAs({ taxedAs: row.taxed_as ?? '', soldBy: row.sold_by, pack: row.pack });
      const goods = { hsn, taxGoods: staple.taxGoods, takenAs: how, typedRate: null, price: row.price_paise };
      const law = rateOn(table, goods, day).rate;
      if (law === typed) continue;
      const isOfList = listed === staple && typed === Math.round(staple.typedRate * 100);
      found.push({
        _id: row.id,
        title: row.title || (row.title_hi ?? ''),
        pack: row.pack,
        taxGoods: staple.taxGoods,
        hsn,
        isSure: isOfList && isOnShelf(tree, row.category, staple.category),
        ownRate: { typed, law, takenAs: how, isOfList },
      });
    }
    after = rows.length < AT_MOST ? undefined : rows.at(-1)?.id;
  }
  return found;
}

let bySku: ReadonlyMap<string, StarterStaple> | undefined;

/** The staple that the starter catalogue made a product of: by the SKU that it gave, or by exactly its name. */
function listedAs(sku: string, title: string): StarterStaple | undefined {
  const { staples } = starterCatalogue();
  bySku ??= new Map(
    [...staples.values()].flatMap((staple) =>
      packsToSell(staple).map((pack) => [stapleSku(staple.name, pack), staple] as const),
    ),
  );
  return bySku.get(sku) ?? staples.get(title.trim());
}

/** True if a shelf is another, or stands inside it. */
const isOnShelf = (tree: ShelfTree<Shelf>, category: string, wanted: string): boolean =>
  category === wanted || shelfNamed(tree, category)?.parent === wanted;

/** The goods that most staples of a shelf are; empty for a shelf that the starter catalogue does not have. */
function usualOn(tree: ShelfTree<Shelf>, category: string): string {
  const { staples, groups } = starterCatalogue();
  const title = shelfNamed(tree, category)?.titles.en.toLowerCase();
  const group = groups.find((one) => one.title.toLowerCase() === title)?.group;
  const count = new Map<string, number>();
  for (const one of staples.values())
    if (group === undefined ? one.category === category : one.group === group)
      count.set(one.taxGoods, (count.get(one.taxGoods) ?? 0) + 1);
  return [...count].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** Writes the goods that the owner confirmed, and the heading where a product has none. Its own rate goes only if it is to. */
export async function confirmTax(tx: Tx, { products }: ConfirmedTax, context: WriteContext): Promise<void> {
  for (const { id, taxGoods, hsn, follows } of products.toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  ))
    await editDetails(tx, id, { taxGoods, ...(hsn && { hsn }), ...(follows && { taxRate: null }) }, context);
}
