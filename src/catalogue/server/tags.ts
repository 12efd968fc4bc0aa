import {
  isSoldOut,
  type OnShelves,
  type Sort,
  type Stocked,
  stockOnPage,
  stockOnTile,
} from '#catalogue/catalogue.ts';
import type { Tx } from '#db/schema.ts';
import { carries, type Change, markChanged } from '#platform/cache/changes.ts';
import { madeFrom } from '#platform/cache/kept-until-changed.ts';
import { COLUMNS, fewLeft, type ProductRow, stockToSell } from './present.ts';

/**
 * The tags of answers about goods. One product has three: for what a tile shows, for what its own page shows, and for
 * every figure of it. A category, and all goods together, have tags for which goods there are, for their order, and
 * for which of them can be bought.
 */
const tile = (id: string): string => `tile:${id}`;
const page = (id: string): string => `page:${id}`;
const row = (id: string): string => `row:${id}`;
const ALL = 'all';
const goods = (category: string): string => `goods:${category}`;
const order = (by: 'popular' | 'price' | 'rating', category: string): string => `order:${by}:${category}`;
const soldOut = (category: string): string => `sold-out:${category}`;
const pictured = (category: string): string => `pictured:${category}`;
const family = (id: string): string => `family:${id}`;
const shelf = (value: string): string => `shelf:${value}`;
/** Which shelves there are, in which order, and what they are called. */
const SHELVES = 'shelves';
/** Which shelves are shown, and which stand inside which. */
const SHELVES_SHOWN = 'shelves-shown';
/** The titles that goods are found by, and the shelves that they stand on. */
export const SHELF_WORDS = 'shelf-words';
/** Any change of any product; the back office reloads its lists. */
export const CATALOGUE = 'catalogue';
/** Any edit of any product, but not the changes that orders make. */
const WRITTEN = 'products';
/** The addresses of pictures on other sites: every page tells the browser which sites it may load them from. */
const PICTURES_ELSEWHERE = 'pictures-elsewhere';
/** The words that goods are found by. */
export const WORDS = 'words';
/** Drafts and deactivated goods, which only staff see. */
export const NOT_SHOWN = 'not-shown';

type Shown = { id: string; category: string };

/** The shelves of these products: an answer about a product shows something of its shelf. */
const shelvesUnder = (products: readonly Shown[]): string[] => [
  ...new Set(products.map(({ category }) => shelf(category))),
];

/** Notes that an answer shows tiles of these products, and gives them back. */
export const asTiles = <T extends Shown>(products: readonly T[]): readonly T[] => {
  madeFrom(...products.map(({ id }) => tile(id)), ...shelvesUnder(products));
  return products;
};

/** Notes that an answer is the page of a product, or says that there is none. */
export const asPage = (id: string): void => madeFrom(page(id));

/** Notes that an answer carries these products whole, to the last one in stock, and gives them back. */
export const asRows = <T extends Shown>(products: readonly T[]): readonly T[] => {
  madeFrom(...products.map(({ id }) => row(id)), ...shelvesUnder(products));
  return products;
};

/** Notes that an answer depends on which packs these families have. */
export const madeFromFamilies = (families: readonly string[]): void => madeFrom(...families.map(family));

/** Notes that an answer shows the shelves themselves. */
export const madeFromShelves = (): void => madeFrom(SHELVES);

/** Notes that an answer shows something of these shelves. */
export const madeFromShelf = (...values: readonly string[]): void => madeFrom(...values.map(shelf));

/**
 * With more shelves than this, an answer is tagged with the goods of all shelves: fewer tags, but it is renewed a bit
 * too often.
 */
const NAMED_AT_MOST = 20;
const named = (on: OnShelves): readonly string[] => (on === 'any' || on.length > NAMED_AT_MOST ? [ALL] : on);

/**
 * Notes that an answer depends on which goods there are on some shelves; and on which are shown, if it leaves out any: one that was
 * hidden may be shown again.
 */
export const madeFromGoods = (on: OnShelves): void =>
  madeFrom(...named(on).map(goods), ...(on === 'any' ? [] : [SHELVES_SHOWN]));

const SORTED_BY = {
  popular: 'popular',
  rating: 'rating',
  newest: undefined,
  'price-asc': 'price',
  'price-desc': 'price',
} as const satisfies Record<Sort, unknown>;

/** Notes that an answer depends on the order of goods. */
export function madeFromOrder(sort: Sort, on: OnShelves): void {
  const by = SORTED_BY[sort];
  if (by) madeFrom(...named(on).map((category) => order(by, category)));
}

/** Notes that an answer depends on which goods can be bought. */
export const madeFromSoldOut = (on: OnShelves): void => madeFrom(...named(on).map(soldOut));

/** Notes that an answer depends on which goods of some shelves have a picture. */
export const madeFromPictured = (on: OnShelves): void => madeFrom(...named(on).map(pictured));

/** Notes that an answer depends on the written fields of all products. */
export const madeFromAllWritten = (): void => madeFrom(WRITTEN);

/** Notes that an answer depends on where pictures of goods come from. */
export const madeFromPicturesElsewhere = (): void => madeFrom(PICTURES_ELSEWHERE);

/** True for a change of the sites that pictures of goods come from. */
export const isAboutPicturesElsewhere = (change: Change): boolean => carries(change, PICTURES_ELSEWHERE);

/** Notes the tags that a search's answer depends on, besides those of the products that it shows. */
export function madeFromSearch(sort: Sort = 'popular'): void {
  madeFromWords();
  madeFromSoldOut('any');
  for (const each of new Set<Sort>(['popular', sort])) madeFromOrder(each, 'any');
}

/** Notes that an answer depends on the words of all goods. */
export const madeFromWords = (): void => madeFrom(WORDS, SHELF_WORDS);

/** The ids of the products that changed; undefined when it may be any. */
export const productsIn = ({ tags }: Change): string[] | undefined =>
  tags === 'everything'
    ? undefined
    : [...tags].filter((tag) => tag.startsWith('row:')).map((tag) => tag.slice('row:'.length));

/** A product before or after a change; none before it is added, and none after it is removed. */
export type Tagged = ProductRow & {
  sold: number;
  also_called: string;
  updated_at: string;
  deactivated_at: string | null;
};

/** The columns that decide which tags a change ends. */
export const TAGGED_COLUMNS = [...COLUMNS, 'sold', 'also_called', 'updated_at', 'deactivated_at'] as const;

/** True for a change of the set of goods. */
export const isAboutGoods = ({ tags }: Change): boolean =>
  tags === 'everything' || [...tags].some((tag) => tag.startsWith('goods:'));

/**
 * Marks, inside a transaction, that a product changed: what shows it, and the lists that it is in, are made anew. If
 * `before` was read without locking the row, orders may have changed it since; `sold` shows that.
 */
export function markProduct(tx: Tx, before: Tagged | undefined, after: Tagged): void {
  const tags = tagsOf(live(before), live(after), after.id);
  if (tags.length > 0) markChanged(tx, CATALOGUE, ...tags);
  const isElsewhere = [before, after].some((product) => product?.thumbnail.startsWith('https://'));
  if (isElsewhere && before?.thumbnail !== after.thumbnail) markChanged(tx, PICTURES_ELSEWHERE);
}

/** True for a change of the words that goods are found by. */
export const isAboutWords = (change: Change): boolean =>
  carries(change, WORDS) || carries(change, SHELF_WORDS) || carries(change, SHELVES);

/** True for a change of the shelves or their names. */
export const isAboutShelves = (change: Change): boolean => carries(change, SHELVES);

/** Marks that shelves changed: what is shown of them, and the goods in their listings. */
export function markShelves(
  tx: Tx,
  { shown = [], moved = [], areWords = false }: { shown?: string[]; moved?: string[]; areWords?: boolean },
): void {
  const lists = moved.length > 0 ? [...new Set([ALL, ...moved])] : [];
  markChanged(
    tx,
    CATALOGUE,
    SHELVES,
    ...(moved.length > 0 ? [SHELVES_SHOWN] : []),
    ...shown.map(shelf),
    ...lists.flatMap((value) => [
      goods(value),
      soldOut(value),
      pictured(value),
      ...BY.map((by) => order(by, value)),
    ]),
    ...(areWords ? [SHELF_WORDS] : []),
  );
}

const BY = ['popular', 'price', 'rating'] as const;
/**
 * Marks that a product's label or its words in another language changed: what shows it, and the words that it is found by.
 */
export const markDetails = (tx: Tx, id: string): void =>
  markChanged(tx, CATALOGUE, ...wholeProduct(id), WORDS, WRITTEN);

/** Marks that the order of the most popular goods changed. */
export const markPopularity = (tx: Tx, products: readonly { id: string; category: string }[]): void =>
  markChanged(
    tx,
    CATALOGUE,
    order('popular', ALL),
    ...products.flatMap(({ id, category }) => [row(id), order('popular', category)]),
  );

const live = (product: Tagged | undefined): Tagged | undefined =>
  product?.deactivated_at === null ? product : undefined;

function tagsOf(before: Tagged | undefined, after: Tagged | undefined, id: string): string[] {
  if (!before && !after) return [row(id), NOT_SHOWN];
  if (!before || !after)
    return [
      ...wholeProduct(id),
      ...bothLists([before, after], [goods, soldOut]),
      ...familiesOf(before, after),
      WORDS,
      WRITTEN,
    ];
  const isOther = (...columns: (keyof Tagged)[]): boolean =>
    columns.some((column) => before[column] !== after[column]);
  const inLists = (tagFor: (category: string) => string): string[] => bothLists([before, after], [tagFor]);
  const mayBeAny = isOther('sold');
  const mayBeFew = mayBeAny || fewLeft(before) !== fewLeft(after);
  const showsOther = (shown: (goods: Stocked) => number | boolean): boolean =>
    mayBeAny || shown(toSell(before)) !== shown(toSell(after));
  return [
    ...(isOther(...PAGE, 'stock', 'leads', 'family_position') ? [row(id)] : []),
    ...(isOther(...PAGE) || showsOther(stockOnPage) || mayBeFew ? [page(id)] : []),
    ...(isOther(...TILE) || showsOther(stockOnTile) || mayBeFew ? [tile(id)] : []),
    ...(isOther('updated_at') ? [row(id), WRITTEN] : []),
    ...(isOther('category', 'leads') ? inLists(goods) : []),
    ...(isOther('family_id', 'family_position') ? familiesOf(before, after) : []),
    ...(isOther('category') || showsOther(isSoldOut) ? inLists(soldOut) : []),
    ...(hasPicture(before) === hasPicture(after) ? [] : inLists(pictured)),
    ...(isOther('price_paise') ? inLists((category) => order('price', category)) : []),
    ...(isOther('rating_hundredths') ? inLists((category) => order('rating', category)) : []),
    ...(isOther(...FOUND_BY) ? [WORDS] : []),
  ];
}

/** Goods with the stock that can be bought of them. */
const toSell = (goods: Tagged): Stocked => ({ stock: stockToSell(goods), least: goods.least });

const hasPicture = ({ thumbnail }: Tagged): boolean => thumbnail !== '';

const familiesOf = (...products: readonly (ProductRow | undefined)[]): string[] =>
  products.flatMap((product) => (product?.family_id ? [family(product.family_id)] : []));

const wholeProduct = (id: string): string[] => [row(id), page(id), tile(id)];

/** The tags of the lists that a product stood in and stands in: of its category, and of all goods. */
const bothLists = (
  products: readonly (ProductRow | undefined)[],
  tagFors: readonly ((category: string) => string)[],
): string[] => {
  const categories = new Set([ALL, ...products.flatMap((product) => (product ? [product.category] : []))]);
  return tagFors.flatMap((tagFor) => [...categories].map(tagFor));
};

const TILE = [
  'title',
  'thumbnail',
  'price_paise',
  'cut_price_paise',
  'category',
  'unit',
  'pack',
  'sold_by',
  'least',
  'step',
  'family_id',
  'mark',
  'most_per_order',
  'sold_out',
  'back_on',
] as const;
const PAGE = [
  ...TILE,
  'sku',
  'description',
  'brand',
  'color',
  'rating_hundredths',
  'barcode',
  'origin',
] as const;
const FOUND_BY = [
  'title',
  'brand',
  'description',
  'category',
  'also_called',
  'family_id',
  'barcode',
  'sku',
] as const;
