import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { keep, readKept } from '#browser/storage.ts';
import type { Listing } from '#search/search.ts';
import { type Step, type Asked, listingCall, type Tile } from '#storefront/listing.ts';

/** A shopper's position in a listing: the loaded goods, and the scroll position. */
type KeptListing = Step & { address: string; y: number; at: number };

const NAME = 'listing';
const FRESH_MS = 600_000;

/** Keeps the listing that is being left; only the last one. */
export const keepListing = (left: Omit<KeptListing, 'y' | 'at'>): boolean =>
  keep(NAME, { ...left, y: window.scrollY, at: Date.now() } satisfies KeptListing, 'session');

let looked: { visit: string; kept: KeptListing | undefined } | undefined;

/**
 * The listing that was left at this address, if the shopper now comes back to it with the back button, or because the
 * phone had discarded the page. After a reload there is none. It is looked up once for each visit.
 */
export function listingToReturnTo(visit: string, address: string): KeptListing | undefined {
  if (looked?.visit !== visit) looked = { visit, kept: keptAt(address) };
  return looked.kept;
}

/** True if the browser loaded this page again on the way back, and not because of a reload. */
export function isPageOfReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || ('wasDiscarded' in document && document.wasDiscarded === true);
}

function keptAt(address: string): KeptListing | undefined {
  const kept = readKept(NAME, 'session') as KeptListing | undefined;
  return kept?.address === address && Date.now() - kept.at < FRESH_MS ? kept : undefined;
}

/** Fetches a step of a listing. */
export async function fetchStep(asked: Asked, skip: number): Promise<Step> {
  const { products, ...step } = await callApi<Listing>(inPageLanguage(listingCall(asked, skip)));
  return { ...step, tiles: products };
}

/** `names` are those under which this device has shown the goods: a page of each language brings its own. */
type SeenTile = Tile & { at: number; names?: string };

const SEEN = 'products';
const SEEN_AT_MOST = 200;

/** All goods that this device keeps, those seen last first. */
export const readSeen = (): SeenTile[] => (readKept(SEEN, 'local') ?? []) as SeenTile[];

/** Keeps the goods that a listing shows, for when there is no network; the newest ones seen, and not too many. */
export function rememberGoods(tiles: readonly Tile[]): void {
  if (tiles.length === 0) return;
  const at = Date.now();
  const older = new Map(readSeen().map((tile) => [tile._id, tile]));
  const fresh = tiles.map((tile) => {
    const { title = '', names = title } = older.get(tile._id) ?? {};
    older.delete(tile._id);
    return { ...tile, at, names: names.includes(tile.title) ? names : `${names} ${tile.title}` };
  });
  keep(SEEN, [...fresh, ...older.values()].slice(0, SEEN_AT_MOST), 'local');
}
