import { shelfNamed, type ShelfTree } from '#catalogue/catalogue.ts';
import {
  editDetails,
  readShelves,
  type Shelf,
  starterCatalogue,
  type WriteContext,
} from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import type { ConfirmedTax, TaxProposal, TaxProposals } from '#stocking/stocking.ts';
import { registrationNow, shippedRates } from '#tax/server/public.ts';
import { needsRates } from '#tax/tax.ts';
import { stapleNamed } from './queries.ts';

/** Products that are looked at in one answer: what is left over comes with the next. */
const AT_MOST = 5000;

/**
 * The goods for GST that products without any are likely to be, by their names and shelves: sure where the name is that of a
 * staple of the same shelf. None in a shop whose bills need no rates.
 */
export async function taxProposals({ db, clock }: Platform): Promise<TaxProposals> {
  const isNeeded = needsRates(await registrationNow(db, clock.now()));
  const proposals = isNeeded ? await proposalsFor(db) : [];
  const named = new Set(proposals.map(({ taxGoods }) => taxGoods));
  return {
    sure: proposals.filter(({ isSure }) => isSure),
    unsure: proposals.filter(({ isSure }) => !isSure),
    goods: shippedRates().goods.filter(({ goods }) => isNeeded || named.has(goods)),
  };
}

async function proposalsFor(db: Db): Promise<TaxProposal[]> {
  const tree = await readShelves(db);
  const rows = await db
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
    .where('tax_rate_hundredths', 'is', null)
    .orderBy('products.id')
    .limit(AT_MOST)
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
    };
  });
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

/** Writes the goods that the owner confirmed, and the heading where a product has none. Its own rate stays untouched. */
export async function confirmTax(tx: Tx, { products }: ConfirmedTax, context: WriteContext): Promise<void> {
  for (const { id, taxGoods, hsn } of products.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await editDetails(tx, id, { taxGoods, ...(hsn && { hsn }) }, context);
}
