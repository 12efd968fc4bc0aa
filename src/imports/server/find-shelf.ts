import { shelfNamed, type ShelfTree } from '#catalogue/catalogue.ts';
import type { Shelf } from '#catalogue/server/public.ts';
import { RowRefused } from './layouts/draft.ts';

/** The shelf that a cell means: by its value, also of a shelf that was merged since, or by its title in any language. */
export type FindShelf = (cell: string) => string;

/** Reads cells that name shelves. A name that no shelf has is refused with those that there are. */
export function shelfFinder(tree: ShelfTree<Shelf>): FindShelf {
  const byTitle = new Map(
    tree.shelves.flatMap(({ value, titles }) =>
      Object.values(titles)
        .filter(Boolean)
        .map((title): [string, string] => [folded(title), value]),
    ),
  );
  return (cell) => {
    const name = folded(cell);
    const found = shelfNamed(tree, name)?.value ?? byTitle.get(name);
    if (found !== undefined) return found;
    const known = tree.shelves.map(({ value }) => value).slice(0, SHOWN);
    const more = tree.shelves.length > SHOWN ? ' …' : '';
    throw new RowRefused(`the category ${cell || '(empty)'} is none of ${known.join(', ')}${more}`);
  };
}

const SHOWN = 20;
const folded = (cell: string): string => cell.trim().normalize('NFC').toLowerCase();
