import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatMoment } from '#base/time.ts';
import { loadWords } from '#browser/language/words.ts';
import { isNarrow, artOf } from '#catalogue/catalogue.ts';
import type { Asked, Shelf, Tile } from '#storefront/listing.ts';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import { GOODS_GRID, ProductCard } from '#storefront/web/product-card.tsx';
import { type LoadedShelves, useShelves } from '#storefront/web/shelves.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { readSeen } from './kept-listing.ts';

await loadWords('offline');

/** Without a network: the goods that this device saw last for this listing, and how old they are. */
export function SeenListing({ asked, shelves }: { asked: Asked; shelves: LoadedShelves }) {
  const { i18n } = useLingui();
  const seen = goodsSeen(asked, useShelves(shelves) ?? []);
  if (!seen) return null;
  return (
    <section aria-label={i18n._('offline.listing.seenLabel')} className="grid gap-4">
      <p className="flex items-center gap-3 rounded-control bg-marigold-soft px-4 py-3">
        <Icon name="clock" className="size-5 shrink-0" />
        <span>
          {i18n._('offline.listing.seen', {
            count: seen.tiles.length,
            moment: formatMoment(i18n, new Date(seen.at).toISOString()),
          })}
        </span>
      </p>
      <ul className={GOODS_GRID}>
        {seen.tiles.map((tile) => (
          <li key={tile._id}>
            <ProductCard tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SeenSearchProps = {
  asked: Asked;
  shelves: LoadedShelves;
  /** Shown where kept goods cannot answer: a search with filters. */
  failed: ReactNode;
  retry: () => void;
  busy: boolean;
};

/** Answers a search without a network from the goods that this device keeps. */
export function SeenSearch({ asked, shelves, failed, retry, busy }: SeenSearchProps) {
  const { i18n } = useLingui();
  const isFound = goodsSeen(asked, useShelves(shelves) ?? []) !== undefined;
  if (isNarrow(asked.filter)) return failed;
  const q = asked.q.replaceAll('"', '');
  if (!isFound)
    return <LoadFailed text={i18n._('offline.listing.seenNone', { q })} retry={retry} busy={busy} />;
  return (
    <div className="grid justify-items-start gap-4">
      <SeenListing asked={asked} shelves={shelves} />
      <Button look="secondary" onClick={retry} busy={busy}>
        {i18n._('shop.again')}
      </Button>
    </div>
  );
}

/** Goods as this device last saw them, and when. */
export type SeenGoods = { at: number; tiles: Tile[] };

/**
 * The goods of a listing that this device has seen: all words that are searched for are in their names. `at` is when the oldest
 * of them was seen.
 */
export function goodsSeen(asked: Asked, shelves: readonly Shelf[]): SeenGoods | undefined {
  const active = new Set(asked.active);
  const around = new Map(shelves.map(({ value, parent }) => [value, parent]));
  const isActive = (category: string): boolean =>
    active.size === 0 || active.has(category) || active.has(around.get(category) ?? '');
  const words = asked.q.toLowerCase().replaceAll(/["“”]/g, '').trim().split(/\s+/);
  // A filtered listing is not guessed, because prices and brands may have changed since.
  if (isNarrow(asked.filter)) return undefined;
  const tiles = readSeen()
    .filter(({ category, title, names = title }) => {
      const said = names.toLowerCase();
      return isActive(category) && words.every((word) => said.includes(word));
    })
    // Goods kept by an old page name no drawing.
    .map((tile) => ({ ...tile, art: artOf(tile.art ?? tile.category) }));
  return tiles.length > 0 ? { tiles, at: Math.min(...tiles.map(({ at }) => at)) } : undefined;
}
