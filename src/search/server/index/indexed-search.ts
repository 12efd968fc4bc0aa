import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import type { Change } from '#platform/cache/changes.ts';
import { foundInDatabase } from './found-in-database.ts';
import type { Found, Search } from './found.ts';
import { answerFrom, nearestOf } from './index-answer.ts';
import { keepUp } from './index-updates.ts';
import { openIndex } from './product-index.ts';
import { openVocabulary } from './words/vocabulary.ts';

/** An index of the shop's products that follows changes. */
export type IndexedSearch = {
  note(change: Change): void;
  find(search: Search): Promise<Found>;
  /** Resolves when all changes known so far have been read, or reading failed. */
  ready(): Promise<void>;
};

/**
 * The time that a search waits for an index under update, for example after an edit. It does not wait for a longer
 * backlog.
 */
const WAIT_FOR_EDITS_MS = 20;
const SHORT_BACKLOG = 500;
/**
 * After the start, searches wait so long for the whole index before they ask the database instead. A search that finds
 * nothing there waits longer: only the whole index knows that there is nothing.
 */
const WAIT_FOR_ALL_MS = 1500;
const WAIT_FOR_NOTHING_MS = 3000;

/**
 * Opens an index; nothing is read before the first search. `onError` is called for failed reads; the next search tries
 * again.
 */
export function openIndexedSearch(db: Db, onError: (error: unknown) => void): IndexedSearch {
  // What every shop knows is read a few milliseconds at a time.
  const index = openIndex(openVocabulary([]));
  const updates = keepUp(db, index);
  let working: Promise<void> | undefined;
  let begun: number | undefined;

  const catchUp = (): Promise<void> =>
    (working ??= updates
      .work()
      .catch(onError)
      .finally(() => (working = undefined)));
  const isCurrent = (): boolean => !working && !updates.isDue();

  const catchUpWithin = async (longestMs: number): Promise<void> => {
    await Promise.race([catchUp(), wait(Math.max(0, longestMs), undefined, { ref: false })]);
  };

  const foundEarly = async (search: Search): Promise<Found> => {
    begun ??= performance.now();
    await catchUpWithin(WAIT_FOR_ALL_MS - (performance.now() - begun));
    if (updates.isWhole()) return answerOfAll(search);
    await Promise.race([updates.knowsWords, catchUp()]);
    const { isNone, ...found } = await foundInDatabase(db, index.vocabulary(), search);
    const early = { ...found, near: [], isInVain: false, isCurrent: false };
    if (!isNone) return early;
    await catchUpWithin(WAIT_FOR_NOTHING_MS);
    return updates.isWhole() ? answerOfAll(search) : { ...early, isUnknown: true };
  };

  const answerOfAll = async (search: Search): Promise<Found> => {
    const known = answerFrom(index, search);
    // The goods may be new, and not read yet.
    const { isNone, ...found } =
      known.isNone && !isCurrent() ? await foundInDatabase(db, index.vocabulary(), search) : known;
    return {
      ...found,
      near: isNone ? nearestOf(index, search) : [],
      isInVain: isNone && isCurrent(),
      isCurrent: isCurrent(),
    };
  };

  return {
    note: (change) => {
      updates.note(change);
      if (updates.isDue()) void catchUp();
    },
    ready: catchUp,
    find: async (search) => {
      if (!updates.isWhole()) return foundEarly(search);
      if (!isCurrent()) await catchUpWithin(updates.backlog() <= SHORT_BACKLOG ? WAIT_FOR_EDITS_MS : 0);
      return answerOfAll(search);
    },
  };
}
