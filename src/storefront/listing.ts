import {
  type CategoryCount,
  type Product,
  CATEGORIES,
  type Category,
  LISTING_STEP,
  type Sort,
  SORTS,
  stockOnTile,
} from '#catalogue/catalogue.ts';

/** What can be active in the listing: a category, or all of them. */
export type Active = 'All' | Category;

/** Which goods a listing shows, as its address says. */
export type Asked = { active: Active[]; q: string; sort: Sort | ''; page: number };

/** What a tile shows of a product, and no more: a page carries dozens of them. */
export type Tile = Pick<
  Product,
  | '_id'
  | 'title'
  | 'thumbnail'
  | 'price'
  | 'cuttedprice'
  | 'discount'
  | 'category'
  | 'unit'
  | 'pack'
  | 'soldBy'
  | 'least'
  | 'step'
  | 'stock'
>;

/** The tile of a product. */
export function tileOf(product: Product): Tile {
  const { _id, title, thumbnail, price, cuttedprice, discount, category, unit, pack } = product;
  const { soldBy, least, step } = product;
  const shown = { _id, title, thumbnail, price, cuttedprice, discount, category, unit, pack };
  return { ...shown, soldBy, least, step, stock: stockOnTile(product) };
}

/** A category that has goods, and a picture that stands for it. */
export type StockedCategory = Pick<CategoryCount, 'category' | 'thumbnail'>;

/** The categories that have goods, in the order given. */
export const stockedCategories = (categories: readonly CategoryCount[]): StockedCategory[] =>
  categories.filter(({ count }) => count > 0).map(({ category, thumbnail }) => ({ category, thumbnail }));

/** A step of the listing: its tiles, and how many goods there are in all. */
export type Step = { tiles: Tile[]; total: number };

const EVERYTHING: Active[] = ['All'];

/**
 * Reads a listing's address. Nothing said of categories is 'All'; what is unknown is passed over. Beside a category
 * 'All' counts for nothing: it is what a form without scripts still sends when somebody has ticked a category.
 */
export function askedIn(search: URLSearchParams): Asked {
  const given = search.getAll('category').flatMap((names) => names.split(','));
  const page = Number(search.get('page'));
  const sort = search.get('sort') ?? '';
  const categories = CATEGORIES.filter((name) => given.includes(name));
  return {
    active: categories.length > 0 ? categories : EVERYTHING,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    sort: sort in SORTS ? (sort as Sort) : '',
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 100_000) : 1,
  };
}

/** Writes a listing's address: the question mark and what follows, or nothing for the plain listing. */
export function addressOf({ active, q, sort, page }: Asked): string {
  const search = new URLSearchParams();
  if (active.join() !== 'All') search.set('category', active.join());
  if (q) search.set('q', q);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/**
 * The active list after a tap, from its first page on. A category takes 'All' off; 'All', or the last category tapped
 * again, brings everything back.
 */
export function toggled(asked: Asked, name: Active): Asked {
  const categories = CATEGORIES.filter((other) => asked.active.includes(other) !== (other === name));
  return { ...asked, active: name === 'All' || categories.length === 0 ? EVERYTHING : categories, page: 1 };
}

/** The categories that goods must be of; none named means any. */
export const wantedCategories = ({ active }: Asked): Category[] =>
  active.filter((name): name is Category => name !== 'All');

/** The call that answers with a step of the listing. */
export function listingCall(asked: Asked, skip: number): string {
  const search = new URLSearchParams({ skip: String(skip), limit: String(LISTING_STEP) });
  const categories = wantedCategories(asked);
  if (asked.q) search.set('q', asked.q);
  if (categories.length > 0) search.set('category', categories.join());
  if (asked.sort) search.set('sort', asked.sort);
  return `/products?${search}`;
}
