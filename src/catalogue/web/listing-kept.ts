import { keep, readKept } from '#browser/storage.ts';
import type { Step } from '#catalogue/listing.ts';

/** How far a shopper had come in a listing: what was loaded, and where they stood. */
export type KeptListing = Step & { address: string; y: number; at: number };

const NAME = 'listing';
const FRESH_MS = 600_000;

/** Keeps the listing that is being left; only the last one. */
export const keepListing = (left: Omit<KeptListing, 'y' | 'at'>): boolean =>
  keep(NAME, { ...left, y: window.scrollY, at: Date.now() } satisfies KeptListing, 'session');

let isFirstPage = true;

/**
 * The listing that was left at this address, when the shopper now comes back to it: by the back button, or because
 * the phone had thrown the page away meanwhile. Who reloads a page wants it anew.
 */
export function listingToReturnTo(address: string): KeptListing | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const comesBack =
    !isFirstPage ||
    entry?.type === 'back_forward' ||
    ('wasDiscarded' in document && document.wasDiscarded === true);
  isFirstPage = false;
  const kept = comesBack ? (readKept(NAME, 'session') as KeptListing | undefined) : undefined;
  return kept?.address === address && Date.now() - kept.at < FRESH_MS ? kept : undefined;
}
