import { setImmediate } from 'node:timers/promises';
import { busyShare } from '#platform/busy-share.ts';
import type { Change, Changes } from '#platform/cache/changes.ts';
import { notingTags } from '#platform/cache/kept-until-changed.ts';
import { type Encoding, packThoroughly } from '#platform/cache/packing.ts';
import {
  type Answer,
  finish,
  type Finished,
  openPageCache,
  sentIn,
  type PageCache,
} from '#platform/cache/page-cache.ts';
import { isAway } from '#platform/db/errors.ts';
import { type Asker, openFairQueue, QueueFull } from '#platform/http/limits/fair-queue.ts';
import { openLastSeen } from './last-seen.ts';

// One thread renders. While one page waits for the database, another can be made; more at once would only make everybody
// wait longer and take memory. Waiting ones take almost none.
const RENDERS = { atOnce: 2, waiting: 256 };

/** Makes the answers that are not in the cache. */
export type Maker = {
  make(address: string): Promise<Answer>;
  /** Which not-found page an address gets, if that is known without rendering it. */
  missing(address: string): Promise<string | undefined>;
};

/**
 * The answers that are the same for everybody. Each is kept, ready to be sent, until something that it shows changes.
 */
type FinishedPages = {
  kept(address: string): Finished | undefined;
  /**
   * The kept answer, or a new one, prepared in this `encoding`; its making counts as work for `by`. While the database is
   * away, a page is answered as it was seen last and says so. Throws QueueFull.
   */
  get(address: string, encoding: Encoding, by: Asker): Promise<Finished>;
  /** Updates the size of a kept answer that got one more encoding. */
  weigh(address: string): void;
  readonly size: number;
  readonly bytes: number;
};

/**
 * An answer that is being made, and what has changed since it began to read. One that waits in the queue has not read
 * yet.
 */
type Making = { since: Set<string>; isOutdated: boolean };

/** Opens the cache of finished answers; with 0 bytes nothing is kept. */
export function openFinishedPages(changes: Changes, maker: Maker, maxBytes: number): FinishedPages {
  const cache = openPageCache(maxBytes);
  const queue = openFairQueue(RENDERS);
  const newest = new Map<string, { making: Making; answer: Promise<Finished> }>();
  const underWay = new Set<Making>();
  if (cache) startRepacking(cache);

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
    // Others get their turn between making a page and packing it.
    await setImmediate();
    const finished = finish(answer);
    sentIn(finished, encoding);
    // Goods may come back between asking whether they are missing and making the page that says so.
    const isGood = answer.status === (key === address ? 200 : 404);
    const isForAll = answer.headers['cache-control'] !== 'no-store' || key !== address;
    const isFresh = !making.since.has(EVERYTHING) && [...noted.tags].every((tag) => !making.since.has(tag));
    if (isGood && isForAll && isFresh && noted.mayBeKept) cache?.keep(key, finished, noted.tags);
    if (answer.status === 404 && key === address) cache?.forget(address);
    return finished;
  };
  /** Simultaneous requests for the same address wait for one rendering, unless something changed since it began. */
  const makeOnce = (
    { key, address, encoding }: { key: string; address: string; encoding: Encoding },
    by: Asker,
  ): Promise<Finished> => {
    const current = newest.get(key);
    if (current && !current.making.isOutdated) return current.answer;
    const making: Making = { since: new Set(), isOutdated: false };
    const answer = queue
      .run(() => make(making, key, address, encoding), by)
      .finally(() => {
        underWay.delete(making);
        if (newest.get(key)?.making === making) newest.delete(key);
      });
    newest.set(key, { making, answer });
    return answer;
  };
  /** Another caller's share may have been full, for whom the same answer was to be made: then it is made for this one. */
  const makeFor = (
    wanted: { key: string; address: string; encoding: Encoding },
    by: Asker,
  ): Promise<Finished> => {
    const isOfAnother = newest.has(wanted.key);
    return makeOnce(wanted, by).catch((error: unknown) => {
      if (!isOfAnother || !(error instanceof QueueFull)) throw error;
      return makeOnce(wanted, by);
    });
  };

  const getNew = async (address: string, encoding: Encoding, by: Asker): Promise<Finished> => {
    const own = { key: address, address, encoding };
    const missing = await maker.missing(address).catch(ifAway);
    if (missing === undefined) return cache?.get(address) ?? makeFor(own, by);
    const key = `404 ${missing}`;
    const notFound = cache?.get(key) ?? (await makeFor({ ...own, key }, by));
    // Who waited for the page that another address asked for waited for nothing if that was found.
    if (notFound.status !== 404) return makeFor(own, by);
    cache?.forget(address);
    return notFound;
  };
  const lastSeen = openLastSeen((address) => cache?.last(address));

  return {
    kept: (address) => cache?.get(address),
    get: async (address, encoding, by) => {
      const last = lastSeen.isAway() ? lastSeen.of(address) : undefined;
      if (last) return last;
      const answer = await getNew(address, encoding, by);
      const seen = answer.status === AWAY ? lastSeen.of(address) : undefined;
      if (!seen) return answer;
      lastSeen.noteAway();
      return seen;
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

/** The status of what cannot be made while the database is away. */
const AWAY = 503;
const EVERYTHING = 'everything';

function noteChange(making: Making, { tags }: Change): void {
  making.isOutdated = true;
  for (const tag of tags === 'everything' ? [EVERYTHING] : tags) making.since.add(tag);
}

/** While the database is away it is not known that something is missing: the page itself says what can be said. */
function ifAway(error: unknown): undefined {
  if (!isAway(error)) throw error;
}

const LOOK_EVERY_MS = 1000;
/** The process counts as idle if it was busy for at most this part of the last second. */
const IDLE_BELOW = 0.5;
const PAGES_AT_ONCE = 20;
/** A page that was requested only once may never be requested again. */
const ASKED_AT_LEAST = 2;

/**
 * Compresses kept answers again, more thoroughly, in idle seconds from now on. It looks for them in the cache and holds none
 * itself: what the cache lets go of must not stay in memory, least of all while the process is busy.
 */
function startRepacking(cache: PageCache): void {
  const packed = new WeakSet<Finished>();
  const shareNow = busyShare();
  let isPacking = false;

  const packSome = async (): Promise<void> => {
    for (const [address, finished] of lightOnes(cache, packed)) {
      packed.add(finished);
      const br = await packThoroughly(finished.bodies);
      if (!cache.holds(address, finished)) continue;
      finished.bodies.br = br;
      delete finished.sent.br;
      sentIn(finished, 'br');
      cache.weigh(address);
    }
  };
  const look = (): void => {
    // Asked each time, so that it is always that of the last second.
    const share = shareNow();
    if (isPacking || share > IDLE_BELOW) return;
    isPacking = true;
    void packSome().finally(() => (isPacking = false));
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Some kept answers that are asked for packed, and were packed lightly. */
function lightOnes(cache: PageCache, packed: WeakSet<Finished>): [address: string, finished: Finished][] {
  const found: [string, Finished][] = [];
  for (const [address, finished] of cache.all()) {
    if (finished.asked < ASKED_AT_LEAST || !finished.sent.br || packed.has(finished)) continue;
    found.push([address, finished]);
    if (found.length === PAGES_AT_ONCE) break;
  }
  return found;
}
