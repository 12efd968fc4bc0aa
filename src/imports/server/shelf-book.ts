import { tidy } from '#imports/server/values/texts.ts';
import type { KnownLayout, Said } from './layouts/layout.ts';

/** A shelf of the shop as this feature needs it. */
export type KnownShelf = { value: string; parent: string | null; titles: readonly string[] };

/** Where goods without a shelf are put. */
export const NO_SHELF = 'grocery';

/** The owner's choices for the shelves of a file, by `pathKey`: one of the shop's shelves, or a new one. */
export type ShelfChoices = Readonly<Record<string, { value: string } | 'new'>>;

/** Which shelf of the shop each shelf of a file is. */
export type ShelfBook = {
  /** The shop's shelf for a path; undefined while it has to be made. */
  find(path: ShelfPath): string | undefined;
  /** Notes that a shelf was made. */
  add(shelf: KnownShelf): void;
  /** True if a shelf of the shop has this title. */
  isTitle(title: string): boolean;
};

/** Input for opening a book: the owner's choices, and the number of shelves that the shop still has room for. */
type Opening = { choices?: ShelfChoices | undefined; room: number };

/**
 * The shelves of the shop under the names that a file has for them: what the owner chose, else a shelf with the same
 * title in any language. Nothing is guessed from words. In a shop that has room for no more shelves, goods stand on the
 * outer one.
 */
export function openShelfBook(known: readonly KnownShelf[], { choices = {}, room }: Opening): ShelfBook {
  const shelves = known.map(withNames);
  // A file names the same shelves again and again.
  const found = new Map<string, string | undefined>();
  let left = room;
  const titled = (name: string, parent?: string | null): string | undefined => {
    const wanted = compared(name);
    const isCalled = ({ value, names }: NamedShelf): boolean =>
      value === name.trim() || names.includes(wanted);
    return shelves.find((shelf) => (parent === undefined || shelf.parent === parent) && isCalled(shelf))
      ?.value;
  };
  const isTop = (value: string): boolean => shelves.some((one) => one.value === value && one.parent === null);
  const outerShelf = (outer: string): string | undefined =>
    titled(outer, null) ?? titled(outer) ?? (left > 0 ? undefined : NO_SHELF);
  const innerShelf = (outer: string, inner: string): string | undefined => {
    const parent = find([outer]);
    if (parent === undefined || !isTop(parent)) return parent;
    return (
      titled(inner, parent) ?? titled(innerTitle(outer, inner), parent) ?? (left > 0 ? undefined : parent)
    );
  };
  const find = (path: ShelfPath): string | undefined => {
    const key = pathKey(path);
    if (!found.has(key)) found.set(key, look(path));
    return found.get(key);
  };
  const look = (path: ShelfPath): string | undefined => {
    const choice = choices[pathKey(path)];
    if (choice !== undefined && choice !== 'new') return choice.value;
    const [outer, inner] = path;
    if (outer === undefined) return NO_SHELF;
    return inner === undefined ? outerShelf(outer) : innerShelf(outer, inner);
  };
  return {
    find,
    add: (shelf) => {
      shelves.push(withNames(shelf));
      found.clear();
      left -= 1;
    },
    isTitle: (title) =>
      shelves.some(({ titles }) => titles.some((one) => one.toLowerCase() === title.toLowerCase())),
  };
}

type NamedShelf = KnownShelf & { names: readonly string[] };

const withNames = (shelf: KnownShelf): NamedShelf => ({ ...shelf, names: shelf.titles.map(compared) });

/** The title of an inner shelf where another shelf has its own. */
export const innerTitle = (outer: string, inner: string): string => `${inner} (${outer})`.slice(0, 60);

/** `Fruits & Vegetables`, `fruits-vegetables` and `Fruits and vegetable` are the same. */
const compared = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== 'and' && word !== '')
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

/** Where a product stands in the file: nowhere, on a shelf, or on one inside another. */
export type ShelfPath = readonly [] | readonly [string] | readonly [string, string];

const LONGEST = 60;
/** Names that other shops use for the root of all shelves. */
const ROOTS =
  /^(home|root|root catalog|default category|all|all products|shop|uncategori[sz]ed|primary|general)$/i;

/** The shelf that a row names, with at most one inside it. Of several, the first counts. */
export function shelfPath({ shelf = '', innerShelf = '' }: Said, layout: KnownLayout): ShelfPath {
  const { several, inside = '>' } = layout.shelves ?? {};
  const first = several === undefined ? shelf : (shelf.split(several).find((one) => !isRoot(one)) ?? '');
  const levels = first
    .split(inside)
    .map(named)
    .filter((level) => level !== '' && !isRoot(level));
  const [outer, inner = named(innerShelf)] = levels;
  if (outer === undefined) return [];
  return inner === '' || inner === outer ? [outer] : [outer, inner];
}

const named = (level: string): string => tidy(level).slice(0, LONGEST).trim();
const isRoot = (level: string): boolean => ROOTS.test(level.trim());

/** A path as a text, as shelves are chosen by. */
export const pathKey = (path: ShelfPath): string => path.join(' > ');
