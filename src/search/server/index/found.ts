import type { Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';

/** The words and filters of a search, and the step to return. Without a sort, the best match comes first. */
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
/** The weight of a match; `isWhole` if the query was the whole name of the goods. */
export type Weight = { weight: number; isWhole: boolean };
/** The step that was asked for, and how many there are in all. */
export type Found = {
  ids: string[];
  total: number;
  /** The weight of each match, if the caller asked for it and the index is ready. */
  weights?: Weight[];
  /** Where the words find nothing: the goods that come nearest. */
  near: string[];
  /** The reading of the words, if it goes beyond what was typed. */
  understood: Understood | undefined;
  /** True if the words find nothing in any category, in a complete index. */
  isInVain: boolean;
  /** True if the index was up to date. */
  isCurrent: boolean;
  /** Nothing was found, but the goods are not all read yet: such an answer must not be shown as "nothing found". */
  isUnknown?: boolean;
};
