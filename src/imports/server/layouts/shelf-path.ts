import { tidy } from '#imports/server/values/texts.ts';
import type { KnownLayout } from './known-layout.ts';
import type { Said } from './said.ts';

/** Where a product stands in the file: nowhere, on a shelf, or on one inside another. */
export type ShelfPath = readonly [] | readonly [string] | readonly [string, string];

const LONGEST = 60;
/** What other shops call the root of all their shelves. */
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
