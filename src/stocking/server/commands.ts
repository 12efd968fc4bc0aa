import { invalidField } from '#base/failure.ts';
import { packsToSell, shelfNamed, stapleSku, type ShelfTree } from '#catalogue/catalogue.ts';
import {
  addDraft,
  addProduct,
  addShelf,
  groupPacks,
  holdAllShelves,
  readShelves,
  type Shelf,
  starterCatalogue,
  type StarterStaple,
  type WriteContext,
} from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import type { AddressOfPicture } from '#media/server/public.ts';
import type { Stocked, Stocking } from '#stocking/stocking.ts';

const SOLD_BY = { kg: 'weight', gram: 'piece', litres: 'volume', item: 'piece' } as const;

/** One product to make: of which staple, in which pack, for how much. */
type Good = Stocking['goods'][number] & { from: StarterStaple };

/**
 * Makes products of staples: with a price they are in the shop, without one they wait as drafts. What the shop has
 * already is passed over. They stand on the inner shelves of their groups, which are put up when they are missing, and
 * the packs of one staple become a family.
 */
export async function stockFromStaples(
  tx: Tx,
  { goods }: Stocking,
  addressOf: AddressOfPicture,
  context: WriteContext,
): Promise<Stocked> {
  const result: Stocked = { added: [], drafts: [], known: [] };
  const wanted = goods.map((good, index) => ({ ...good, from: stapleOf(good, index) }));
  // Two who stock the shop at once do so one after the other, so that neither is refused what the other one brought.
  await holdAllShelves(tx);
  const there = await idsBySku(tx, wanted.map(skuOf));
  for (const good of wanted) {
    const sku = skuOf(good);
    if (there.has(sku)) {
      result.known.push(sku);
      continue;
    }
    const category = await shelfFor(tx, good.from, context);
    const product = productOf(good, category, addressOf(good.from.picture));
    const { _id } = await (good.price === undefined ? addDraft : addProduct)(tx, product, context);
    there.set(sku, _id);
    (good.price === undefined ? result.drafts : result.added).push(sku);
  }
  for (const staple of new Set(wanted.map(({ from }) => from))) await groupPacksOf(tx, staple, context);
  return result;
}

function stapleOf({ staple, pack }: Stocking['goods'][number], index: number): StarterStaple {
  const found = starterCatalogue().staples.get(staple);
  if (!found)
    throw invalidField(`goods.${index}.staple`, /*office*/ 'The starter catalogue has no such staple');
  if (!packsToSell(found).includes(pack))
    throw invalidField(`goods.${index}.pack`, /*office*/ 'This staple has no such pack');
  return found;
}

const skuOf = ({ staple, pack }: { staple: string; pack: string }): string => stapleSku(staple, pack);

async function idsBySku(tx: Tx, skus: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute();
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** The inner shelf of a staple's group, put up if it is missing; beside the others where its own shelf is gone. */
async function shelfFor(tx: Tx, { group, category }: StarterStaple, context: WriteContext): Promise<string> {
  const { title, title_hi, title_bn } = starterCatalogue().groups.find((one) => one.group === group)!;
  const tree: ShelfTree<Shelf> = await readShelves(tx);
  const parent = shelfNamed(tree, category);
  const named = tree.shelves.find(({ titles }) => titles.en.toLowerCase() === title.toLowerCase());
  if (named) return named.value;
  return addShelf(
    tx,
    {
      titles: { en: title, hi: title_hi, bn: title_bn },
      headings: { en: '', hi: '', bn: '' },
      parent: parent ? (parent.parent ?? parent.value) : null,
      hidden: false,
      art: parent?.art ?? 'grocery',
      picture: 'goods',
      thumbnail: '',
    },
    context,
  );
}

function productOf({ from, pack, price = 0, stock, barcode }: Good, category: string, thumbnail: string) {
  const isLoose = pack === '';
  return {
    title: from.name,
    description: from.name,
    thumbnail,
    price,
    cuttedprice: price,
    discount: 0,
    category,
    brand: from.brand,
    unit: isLoose ? from.unit : ('item' as const),
    soldBy: isLoose ? SOLD_BY[from.unit] : ('piece' as const),
    stock,
    rating: 0,
    color: '',
    sku: stapleSku(from.name, pack),
    pack,
    mark: from.mark,
    hsn: from.hsn,
    taxGoods: from.taxGoods,
    alsoCalled: from.alsoCalled.join(', '),
    title_hi: from.title_hi,
    title_bn: from.title_bn,
    ...(barcode && { barcode }),
  };
}

/** Makes a family of a staple's products, in the order of its packs. Those that the owner put elsewhere stay there. */
async function groupPacksOf(tx: Tx, staple: StarterStaple, context: WriteContext): Promise<void> {
  const skus = packsToSell(staple).map((pack) => stapleSku(staple.name, pack));
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'category', 'family_id'])
    .where('sku', 'in', skus)
    .execute();
  const [first] = rows;
  const isOwn = rows.every(({ category }) => category === first?.category);
  if (rows.length < 2 || !isOwn || rows.every(({ family_id }) => family_id && family_id === first?.family_id))
    return;
  const ordered = skus.flatMap((sku) => rows.filter((row) => row.sku === sku).map(({ id }) => id));
  await groupPacks(tx, ordered, context);
}
