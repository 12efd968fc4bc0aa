import type { Change, Changes } from '#platform/cache/changes.ts';
import { notingTags } from '#platform/cache/made-from.ts';
import type { Encoding } from '#platform/cache/packing.ts';
import { type Answer, finish, type Finished, openPageCache, sentIn } from '#platform/cache/page-cache.ts';
import { openRenderQueue } from '#platform/cache/render-queue.ts';
import { startRepacking } from './repacking.ts';

// One thread renders: more at once would wait for one another and take memory. Who waits takes next to none.
const RENDERS = { atOnce: 8, waiting: 256 };

/** Where answers come from when none is kept. */
export type Maker = {
  make(address: string): Promise<Answer>;
  /** Which not-found page an address gets, when that is known without rendering it. */
  missing(address: string): Promise<string | undefined>;
};

/** The answers that are the same for everybody, kept finished until something that they show changes. */
export type FinishedPages = {
  kept(address: string): Finished | undefined;
  /** The kept answer, or one that is made now; `encoding` is what it is made ready for. Throws QueueFull. */
  get(address: string, encoding: Encoding): Promise<Finished>;
  /** Notes that an answer is kept in one more encoding. */
  weigh(address: string): void;
  readonly size: number;
  readonly bytes: number;
};

/** An answer under way, and what changed since it began to read; one that waits for its turn reads later. */
type Making = { since: Set<string>; isOutdated: boolean };

/** Opens the store of finished answers; with 0 bytes each is made anew. */
export function openFinishedPages(changes: Changes, maker: Maker, maxBytes: number): FinishedPages {
  const cache = openPageCache(maxBytes);
  const queue = openRenderQueue(RENDERS);
  const newest = new Map<string, { making: Making; answer: Promise<Finished> }>();
  const underWay = new Set<Making>();
  const repacking = cache && startRepacking(cache);

  changes.follow((change) => {
    cache?.end(change);
    for (const making of underWay) noteChange(making, change);
  });

  const make = async (
    making: Making,
    key: string,
    address: string,
    encoding: Encoding,
  ): Promise<Finished> => {
    underWay.add(making);
    const { answer, noted } = await notingTags(() => maker.make(address));
    const finished = finish(answer);
    sentIn(finished, encoding);
    const isGood = answer.status === 200 || (answer.status === 404 && key !== address);
    const isForAll = answer.headers['cache-control'] !== 'no-store' || key !== address;
    const isFresh = !making.since.has(EVERYTHING) && [...noted.tags].every((tag) => !making.since.has(tag));
    if (isGood && isForAll && isFresh && noted.mayBeKept) {
      cache?.keep(key, finished, noted.tags);
      repacking?.add(key, finished);
    }
    return finished;
  };
  /** Many who ask for the same at once wait for one rendering, unless something changed since it began. */
  const makeOnce = (key: string, address: string, encoding: Encoding): Promise<Finished> => {
    const current = newest.get(key);
    if (current && !current.making.isOutdated) return current.answer;
    const making: Making = { since: new Set(), isOutdated: false };
    const answer = queue
      .run(() => make(making, key, address, encoding))
      .finally(() => {
        underWay.delete(making);
        if (newest.get(key)?.making === making) newest.delete(key);
      });
    newest.set(key, { making, answer });
    return answer;
  };

  return {
    kept: (address) => cache?.get(address),
    get: async (address, encoding) => {
      const missing = await maker.missing(address);
      const key = missing === undefined ? address : `404 ${missing}`;
      return cache?.get(key) ?? makeOnce(key, address, encoding);
    },
    weigh: (address) => cache?.weigh(address),
    get size() {
      return cache?.size ?? 0;
    },
    get bytes() {
      return cache?.bytes ?? 0;
    },
  };
}

const EVERYTHING = 'everything';

function noteChange(making: Making, { tags }: Change): void {
  making.isOutdated = true;
  for (const tag of tags === 'everything' ? [EVERYTHING] : tags) making.since.add(tag);
}
