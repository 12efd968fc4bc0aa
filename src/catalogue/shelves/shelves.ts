// What both sides know of shelves, without schemas: a shopper's first page needs it.

/** The drawings that a shelf can have, by their names in the sprite. */
export const SHELF_ART = [
  'vegetables',
  'fruits',
  'meat',
  'localitems',
  'grocery',
  'electronics',
  'food',
  'cosmetics',
  'fragrances',
] as const;
/** The name of a drawing. */
export type ShelfArt = (typeof SHELF_ART)[number];

/** A drawing by its name; goods that an old page kept may have none. */
export const artOf = (name: string | undefined): ShelfArt =>
  SHELF_ART.find((art) => art === name) ?? 'grocery';

/** Where a shelf stands: on its own, or inside another. There are two levels. */
type ShelfPlace = { value: string; parent: string | null; hidden?: boolean };

/**
 * The shop's shelves in their order, each followed by those inside it; and the values of shelves that were merged into
 * another, with that one's value.
 */
export type ShelfTree<Shelf extends ShelfPlace = ShelfPlace> = {
  shelves: readonly Shelf[];
  former: Readonly<Record<string, string>>;
};

/** The shelf that a value means today; undefined when there is none. */
export function shelfNamed<Shelf extends ShelfPlace>(
  { shelves, former }: ShelfTree<Shelf>,
  name: string,
): Shelf | undefined {
  const value = Object.hasOwn(former, name) ? former[name] : name;
  return shelves.find((shelf) => shelf.value === value);
}

/** The shelves inside a shelf. */
export const inside = <Shelf extends ShelfPlace>({ shelves }: ShelfTree<Shelf>, value: string): Shelf[] =>
  shelves.filter(({ parent }) => parent === value);

/** True if shoppers see a shelf: neither it nor the one around it is hidden. */
export const isShown = (tree: ShelfTree, { hidden, parent }: ShelfPlace): boolean =>
  !hidden && (parent === null || !shelfNamed(tree, parent)?.hidden);

/**
 * The chosen shelves, in the shop's order. Unknown ones are ignored, and a merged one means the other shelf. A shelf is
 * ignored if one of its inner shelves is chosen, too, as 'All' is beside a shelf.
 */
export function chosenShelves<Shelf extends ShelfPlace>(
  tree: ShelfTree<Shelf>,
  names: readonly string[],
): Shelf[] {
  const chosen = new Set(names.map((name) => shelfNamed(tree, name)));
  const narrowed = new Set([...chosen].map((shelf) => shelf?.parent));
  return tree.shelves.filter((shelf) => chosen.has(shelf) && !narrowed.has(shelf.value));
}

/** Shelves by value, or all that there are. */
export type OnShelves = readonly string[] | 'any';

/** The shelves whose goods a listing of these shelves shows: with those inside them, without hidden ones. */
export function shownShelves(tree: ShelfTree, names: readonly string[]): OnShelves {
  const chosen = chosenShelves(tree, names);
  const values = new Set(chosen.map(({ value }) => value));
  const isChosen = ({ value, parent }: ShelfPlace): boolean =>
    chosen.length === 0 || values.has(value) || values.has(parent ?? '');
  const shown = tree.shelves.filter((shelf) => isChosen(shelf) && isShown(tree, shelf));
  return shown.length === tree.shelves.length ? 'any' : shown.map(({ value }) => value);
}

/** A shelf with all shelves inside it, hidden ones too, as staff use it. */
export const wholeShelf = (tree: ShelfTree, name: string): string[] => {
  const shelf = shelfNamed(tree, name);
  return shelf ? [shelf.value, ...inside(tree, shelf.value).map(({ value }) => value)] : [];
};
