import { setTimeout as wait } from 'node:timers/promises';
import { isLoose, mostOf } from '#base/figures/amount.ts';
import { type OnShelves, shownShelves } from '#catalogue/catalogue.ts';
import {
  type ProductRow,
  productsByIds,
  rowsByIds,
  shelvesOf,
  withPacks,
  hasLiveProducts,
  mostToSell,
} from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { takingTurns } from '#platform/taking-turns.ts';
import { GUESTS_LIST_AT_MOST } from '#search/list-limits.ts';
import { type ReadLine, readLine } from '#search/reading/read-line.ts';
import type { Wanted } from '#search/reading/units.ts';
import type { ListLine } from '#search/search.ts';
import {
  type CatalogueSearch,
  openSearch,
  expectRead,
  WORTH_A_THREAD,
} from '#search/server/index/catalogue-search.ts';
import type { Weight } from '#search/server/index/found.ts';
import { openInWorker } from '#search/server/index/worker/search-in-worker.ts';
import type { CutLine } from './cut-list.ts';
import { type Fit, fitTo, isAsAsked, otherAmount } from './fit.ts';

/** A line, how it was read, and what it means. */
export type MatchedLine = { typed: string; read: ReadLine } & Judged;

/** So long a list waits for an index that is being built; titles alone are searched then, and nothing is sure. */
const READY_WITHIN_MS = 5000;
/** So many goods are looked at for a line: far more than are offered. */
const LOOKED_AT = 8;

/**
 * Finds the goods of each line of a list; the lines stay in their order, and none is left out. A list that is longer than
 * guests may send is searched outside of the main thread.
 */
export const matchList = (platform: Platform, list: readonly CutLine[]): Promise<MatchedLine[]> =>
  list.length > GUESTS_LIST_AT_MOST.lines
    ? withListSearch(platform, (search) => matchIn(platform, search, list))
    : matchIn(platform, openSearch(platform), list);

async function matchIn(
  platform: Platform,
  search: CatalogueSearch,
  list: readonly CutLine[],
): Promise<MatchedLine[]> {
  const lines = list.map(({ typed, said }) => ({ typed, read: readLine(said) }));
  const shown = shownShelves(await shelvesOf(platform), []);
  // After a start the index is built first: without it nothing could be sure.
  await Promise.race([search.ready(), wait(READY_WITHIN_MS, undefined, { ref: false })]);
  const yourTurn = takingTurns();
  const found: Found[] = [];
  for (const { read } of lines) {
    found.push(await findName(search, read.name, shown));
    await yourTurn();
  }
  const packs = await packsOf(
    platform,
    found.flatMap(({ ids }) => ids),
  );
  return lines.map((line, at) => {
    const { ids, weights, isPart } = found[at]!;
    const candidates = ids.flatMap((id, place): Candidate[] => {
      const goods = packs.get(id);
      return goods ? [{ packs: goods, ...(weights[place] ?? UNWEIGHED) }] : [];
    });
    return { ...line, ...judge(line.read.wanted, candidates, isPart) };
  });
}

type Found = { ids: string[]; weights: Weight[]; isPart: boolean };
const UNWEIGHED: Weight = { weight: 0, isWhole: false };

/** The goods that have every word of a name; where there are none, those that have some of them. */
async function findName(search: CatalogueSearch, q: string, on: OnShelves): Promise<Found> {
  if (q === '') return { ids: [], weights: [], isPart: true };
  const asked = { q, on, isOnePerFamily: true, skip: 0, limit: LOOKED_AT } as const;
  const { ids, weights = [] } = await search.find({ ...asked, isWeighed: true });
  if (ids.length > 0) return { ids, weights, isPart: false };
  return { ids: (await search.find(asked)).ids, weights: [], isPart: true };
}

/** The packs in which goods are sold, by the id under which they were found; those that were found come first. */
async function packsOf({ db }: Platform, ids: readonly string[]): Promise<Map<string, ProductRow[]>> {
  const found = [...(await productsByIds(db, [...new Set(ids)])).values()];
  const listed = await withPacks(db, found);
  const packIds = listed.map(({ packs = [] }) => packs.map(({ _id }) => _id));
  const rows = await rowsByIds(db, [...found.map(({ _id }) => _id), ...packIds.flat()]);
  return new Map(
    found.map(({ _id }, at) => [
      _id,
      [...new Set([_id, ...packIds[at]!])].flatMap((id) => rows.get(id) ?? []),
    ]),
  );
}

/** The thread stays for the next long list, and then gives back its memory (some 40 MB). */
const LINGERS_MS = 60_000;

type Thread = { search: CatalogueSearch; users: number; end: () => void; ending?: NodeJS.Timeout };

const threads = new WeakMap<Platform, Thread>();

/**
 * Has a long list worked off by a search outside of the main thread: by the shop's own where that runs in a thread, else by
 * one that is opened for long lists and closed when none came for a minute.
 */
async function withListSearch<T>(
  platform: Platform,
  work: (search: CatalogueSearch) => Promise<T>,
): Promise<T> {
  if (await hasLiveProducts(platform.db, WORTH_A_THREAD)) return work(openSearch(platform));
  const thread = threads.get(platform) ?? openThread(platform);
  clearTimeout(thread.ending);
  thread.users += 1;
  try {
    return await work(thread.search);
  } finally {
    thread.users -= 1;
    if (thread.users === 0) thread.ending = setTimeout(thread.end, LINGERS_MS).unref();
  }
}

function openThread(platform: Platform): Thread {
  const { config, changes, log } = platform;
  const worker = openInWorker(config.database, (error) => log.error('search.list_failed', error));
  const forget = changes.follow((change) => worker.note(change));
  const thread: Thread = {
    search: { ready: () => worker.ready(), find: async (search) => expectRead(await worker.find(search)) },
    users: 0,
    end: () => {
      forget();
      threads.delete(platform);
      void worker.close();
    },
  };
  threads.set(platform, thread);
  return thread;
}

/** Goods that a line may mean, in all their packs, and how well their name matches it. */
type Candidate = { packs: readonly ProductRow[] } & Weight;
/** One of them, and how much of it. */
export type Offered = { goods: ProductRow } & Fit;
/** The reading of a line: see `ListLine`. */
export type Judged = { state: ListLine['state']; offers: Offered[] };

/**
 * A match is sure from this weight on, if no other goods weigh more than this share of it. Measured on the lines of
 * test/pasted-lists, which were written before this was.
 */
const SURE_FROM = 1;
const SURE_BESIDE = 0.66;
/**
 * Factors for other goods: on another shelf; not available as asked; with only a part of the asked name; and sold in
 * packs of which several make up the weight of the best.
 */
const ELSEWHERE = 0.8;
const NOT_AS_ASKED = 0.8;
const IN_PART = 0.75;
const IN_PACKS = 0.9;
/** Goods in packs come first where a packet was asked for, if they match nearly as well. */
const NEARLY_AS_WELL = 0.65;
const OFFERS = { sure: 3, choose: 2, none: 2 } as const;

/** Judges a line among the goods that have its name; `isPart` if they have only some of its words. */
export function judge(wanted: Wanted, candidates: readonly Candidate[], isPart: boolean): Judged {
  const ordered = asPacked(wanted, candidates);
  const offers = ordered.map(({ packs }) => bestPack(packs, wanted));
  const [first, ...others] = ordered.map((candidate, at) => ({ ...candidate, offer: offers[at]! }));
  if (!first || isPart) return { state: 'none', offers: offers.slice(0, OFFERS.none) };
  const best = first.offer;
  const nearest = Math.max(0, ...others.map((other) => shareOf(other, first)));
  const isClear = first.weight >= SURE_FROM && nearest <= SURE_BESIDE;
  if (isClear && isAsAsked(best)) return { state: 'sure', offers: offers.slice(0, OFFERS.sure) };
  return { state: 'choose', offers: choices(offers, isClear).slice(0, OFFERS.choose) };
}

type Weighed = Candidate & { offer: Offered };

/** The nearness of other goods to the best ones. */
function shareOf(other: Weighed, best: Weighed): number {
  const isElsewhere = other.offer.goods.category !== best.offer.goods.category;
  const isLess = isAsAsked(best.offer) && !isAsAsked(other.offer);
  const isPart = best.isWhole && !other.isWhole;
  const isMadeUp =
    isLoose(best.offer.goods.sold_by) && !isLoose(other.offer.goods.sold_by) && other.offer.amount > 1;
  return [
    other.weight / best.weight,
    isElsewhere ? ELSEWHERE : 1,
    isLess ? NOT_AS_ASKED : 1,
    isPart ? IN_PART : 1,
    isMadeUp ? IN_PACKS : 1,
  ].reduce((share, factor) => share * factor);
}

/** Where a packet was asked for, only the goods in packs, if some of them match nearly as well. */
function asPacked(wanted: Wanted, candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates[0]?.weight ?? 0;
  if (wanted.count?.of !== 'pack') return candidates;
  const packed = candidates.filter(
    ({ packs, weight }) => weight >= best * NEARLY_AS_WELL && !isLoose(packs[0]?.sold_by),
  );
  return packed.length > 0 ? packed : candidates;
}

/** The pack that comes nearest to what was asked: as asked, then the one that was found. */
function bestPack(packs: readonly ProductRow[], wanted: Wanted): Offered {
  const offers = packs.map((goods) => inStock({ goods, ...fitTo(goods, wanted) }));
  const asAsked = offers.filter(isAsAsked);
  const fewest = asAsked.toSorted((a, b) => a.amount - b.amount)[0];
  return fewest ?? offers.find(({ note }) => note !== 'soldOut') ?? offers[0]!;
}

/** Notes on an offer that it is out of stock, or that less is left. */
function inStock(offer: Offered): Offered {
  const most = mostOf(mostToSell(offer.goods), offer.goods);
  if (most === 0) return { ...offer, note: 'soldOut' };
  return offer.amount > most ? { ...offer, amount: most, note: 'nearest' } : offer;
}

/** Where the goods are clear and only the amount is not, two amounts of them. */
function choices(offers: readonly Offered[], isClear: boolean): Offered[] {
  const [best, ...others] = offers;
  if (!best || !isClear || best.note !== 'amount') return [...offers];
  const other = inStock({ ...best, amount: otherAmount(best.goods, best.amount) });
  return other.amount === best.amount ? [...offers] : [best, other, ...others];
}
