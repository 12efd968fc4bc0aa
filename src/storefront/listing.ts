import {
  type CategoryCount,
  type CategoryName,
  type ListedProduct,
  type Pack,
  type Product,
  chosenShelves,
  filterIn,
  type GoodsFilter,
  inside,
  LISTING_STEP,
  setFilter,
  type Sort,
  SORTS,
  stockOnTile,
} from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';

/** Which goods a listing shows, as its address says. Without active shelves, the goods of all of them. */
export type Asked = { active: string[]; q: string; sort: Sort | ''; filter: GoodsFilter; page: number };

/** Fields that a tile shows, and no more, because a page contains dozens of them. */
export type Tile = Pick<
  Product,
  | '_id'
  | 'title'
  | 'thumbnail'
  | 'price'
  | 'cuttedprice'
  | 'discount'
  | 'category'
  | 'art'
  | 'unit'
  | 'pack'
  | 'soldBy'
  | 'least'
  | 'step'
  | 'stock'
> &
  Partial<Pick<Product, 'mark' | 'brand' | 'each' | 'few' | 'mostPerOrder' | 'soldOut' | 'backOn'>> & {
    /** The packs to choose between, where there are several; the tile shows one of them. */
    packs?: TilePack[] | undefined;
  };

/** A pack in a tile's choice; empty fields are left out. */
export type TilePack = Omit<Pack, Unsaid> & Partial<Pick<Pack, Unsaid>>;
type Unsaid = 'color' | 'each' | 'few' | 'mostPerOrder' | 'soldOut' | 'backOn';

/** The tile of a product. */
export function tileOf(product: ListedProduct): Tile {
  const { _id, title, thumbnail, price, cuttedprice, discount, category, art, unit, pack } = product;
  const { soldBy, least, step, mark, brand, packs } = product;
  const shown = { _id, title, thumbnail, price, cuttedprice, discount, category, art, unit, pack };
  return {
    ...shown,
    soldBy,
    least,
    step,
    stock: stockOnTile(product),
    ...(mark && { mark }),
    ...(brand && { brand }),
    ...limitsOf(product),
    ...(packs && { packs: packs.map(tilePackOf) }),
  };
}

/** Fields that most goods leave at their default, and that are sent only where they differ. */
const limitsOf = ({
  each,
  few,
  mostPerOrder,
  soldOut,
  backOn,
}: Pick<Product, 'each' | 'few' | 'mostPerOrder' | 'soldOut' | 'backOn'>) => ({
  ...(each && { each }),
  ...(few && { few }),
  ...(mostPerOrder !== null && { mostPerOrder }),
  ...(soldOut && { soldOut, backOn }),
});

const tilePackOf = ({ color, each, few, mostPerOrder, soldOut, backOn, ...pack }: Pack): TilePack => ({
  ...pack,
  ...(color && { color }),
  ...limitsOf({ each, few, mostPerOrder, soldOut, backOn }),
});

/** A shelf in a page's data; empty fields are left out. */
export type Shelf = {
  value: string;
  title: string;
  parent: string | null;
  /** Its drawing, where its name is not the shelf's value. */
  art?: string;
  /** The owner's photo of it, where she chose one. */
  photo?: string;
  isEmpty?: true;
  /** The place of its carousel on the home page, and the carousel's heading where it is not the title. */
  carousel?: number;
  heading?: string;
};

/** The shelves for a page. */
export const shelvesFrom = (
  categories: readonly (CategoryName & Partial<Pick<CategoryCount, 'count'>>)[],
): Shelf[] =>
  categories.map(({ category, label, art, parent, photo, count, carousel, heading }) => ({
    value: category,
    title: label,
    parent,
    ...(art !== category && { art }),
    ...(photo && { photo }),
    ...(count === 0 && { isEmpty: true }),
    ...(carousel !== null && { carousel, ...(heading !== label && { heading }) }),
  }));

/** The shelves that have a carousel on the home page, in its order; one without goods shows none. */
export const withCarousel = (shelves: readonly Shelf[]): Shelf[] =>
  shelves
    .filter(({ carousel, isEmpty }) => carousel !== undefined && !isEmpty)
    .toSorted((one, other) => (one.carousel ?? 0) - (other.carousel ?? 0));

/** A step of the listing: its tiles, and how many goods there are in all. */
export type Step = {
  tiles: Tile[];
  total: number;
  near?: Tile[];
  others?: string[];
  understood?: Understood;
};

/** More shelves than anybody chooses. */
const ACTIVE_AT_MOST = 40;

/**
 * Reads a listing's address. Without categories it is 'All'. Unknown categories are kept. 'All' beside a category is
 * ignored, because a form without scripts still sends it when a shopper ticks a category.
 */
export function askedIn(search: URLSearchParams): Asked {
  const given = search.getAll('category').flatMap((names) => names.split(','));
  const page = Number(search.get('page'));
  const sort = search.get('sort') ?? '';
  const named = given.filter((name) => /^[a-z0-9-]{1,60}$/.test(name));
  return {
    active: [...new Set(named)].slice(0, ACTIVE_AT_MOST),
    q: (search.get('q') ?? '').trim().slice(0, 100),
    sort: SORTS.find((known) => known === sort) ?? '',
    filter: filterIn(search),
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 100_000) : 1,
  };
}

/** Writes a listing's address: the question mark and what follows, or nothing for the plain listing. */
export function addressOf({ active, q, sort, filter, page }: Asked): string {
  const search = new URLSearchParams();
  if (active.length > 0) search.set('category', active.join());
  if (q) search.set('q', q);
  if (sort) search.set('sort', sort);
  setFilter(search, filter);
  if (page > 1) search.set('page', String(page));
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The active shelves among those that the shop has. */
export const activeShelves = ({ active }: Asked, shelves: readonly Shelf[]): Shelf[] =>
  chosenShelves({ shelves, former: {} }, active);

/**
 * The active list after a tap, from its first page on. A shelf takes 'All' off; 'All', or the last shelf tapped again,
 * brings everything back. A shelf inside another takes that one's place, and gives it back when it was the last there.
 */
export function toggled(asked: Asked, name: string, shelves: readonly Shelf[]): Asked {
  const active = new Set(activeShelves(asked, shelves).map(({ value }) => value));
  const around = shelves.find(({ value }) => value === name)?.parent ?? name;
  const family = [around, ...inside({ shelves, former: {} }, around).map(({ value }) => value)];
  const before = family.filter((value) => active.has(value));
  for (const value of family) active.delete(value);
  if (name === 'All') active.clear();
  else for (const value of afterTap(before, name, around)) active.add(value);
  return {
    ...asked,
    active: shelves.map(({ value }) => value).filter((value) => active.has(value)),
    page: 1,
  };
}

/** The active shelves among one and those inside it, after a tap on one of them. */
function afterTap(before: readonly string[], name: string, around: string): readonly string[] {
  if (name === around) return before.length > 0 ? [] : [around];
  const within = before.filter((value) => value !== around && value !== name);
  if (!before.includes(name)) return [...within, name];
  return within.length > 0 ? within : [around];
}

/** The call that answers with a step of the listing. */
export function listingCall(asked: Asked, skip: number): string {
  const search = new URLSearchParams({ skip: String(skip), limit: String(LISTING_STEP), packs: 'one' });
  if (asked.q) search.set('q', asked.q);
  if (asked.active.length > 0) search.set('category', asked.active.join());
  if (asked.sort) search.set('sort', asked.sort);
  setFilter(search, asked.filter);
  return `/products?${search}`;
}
