import type { Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';

/** What is looked for, and which step of it; without a sort the best match comes first. */
export type Search = Slice & {
  q: string;
  on?: OnShelves;
  /** All shelves that are not hidden: what comes nearest stands on one of them. */
  shown?: OnShelves;
  sort?: Sort | undefined;
  /** Only the first product found of each family. */
  isOnePerFamily?: boolean;
  /** Only goods that match every word, with how well they do: to tell a sure match from a guess. */
  isWeighed?: boolean;
};
/** How well goods match, and whether it is their whole name that was asked for. */
export type Weight = { weight: number; isWhole: boolean };
/** The step that was asked for, and how many there are in all. */
export type Found = {
  ids: string[];
  total: number;
  /** How well each of them matches, where that was asked and the index is there. */
  weights?: Weight[];
  /** Where the words find nothing: the goods that come nearest. */
  near: string[];
  /** What was understood of the words beyond what was typed. */
  understood: Understood | undefined;
  /** Whether the words find nothing in any category, in an index that is complete. */
  isInVain: boolean;
  /** Whether the index was up to date. */
  isCurrent: boolean;
  /** Nothing was found, but the goods are not all read yet: such an answer must not be shown as "nothing found". */
  isUnknown?: boolean;
};
