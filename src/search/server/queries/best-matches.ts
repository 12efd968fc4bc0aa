import type { OnShelves } from '#catalogue/catalogue.ts';
import type { Platform } from '#platform/platform.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';

/** For each of some words the ids of the goods that fit it best; `isCurrent` is false while the index is behind. */
export type BestMatches = { ids: string[][]; isCurrent: boolean };

/** Finds the best matches of each word among the goods of some shelves, one pack of a family. */
export async function bestMatches(
  platform: Platform,
  words: readonly string[],
  { on, limit }: { on: OnShelves; limit: number },
): Promise<BestMatches> {
  const search = openSearch(platform);
  const found = await Promise.all(
    words.map((q) => search.find({ q, on, isOnePerFamily: true, skip: 0, limit })),
  );
  return {
    ids: found.map(({ ids }) => [...ids]),
    isCurrent: found.every(({ isCurrent }) => isCurrent),
  };
}
