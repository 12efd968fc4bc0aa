import type { Entry } from '#search/server/index/entry.ts';
import { byDemand } from './ranking.ts';

/** The entries by demand, sorted lazily after changes. */
export function orderedByDemand(entries: ReadonlyMap<string, Entry>) {
  let ordered: Entry[] = [];
  let isSorted = true;
  let hasGone = false;
  return {
    added: (entry: Entry): void => {
      ordered.push(entry);
      isSorted = false;
    },
    changed: (): void => void (isSorted = false),
    removed: (): void => void (hasGone = true),
    inOrder: (): readonly Entry[] => {
      if (hasGone) ordered = ordered.filter((entry) => entries.get(entry.id) === entry);
      if (!isSorted) ordered.sort(byDemand);
      [isSorted, hasGone] = [true, false];
      return ordered;
    },
  };
}
