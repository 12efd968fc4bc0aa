import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import type { Asked } from '#storefront/listing.ts';
import { GOODS_GRID, ProductCard } from '#storefront/web/product-card.tsx';
import { type LoadedShelves, useShelves } from '#storefront/web/shelves.ts';
import { Icon } from '#ui/icon.tsx';
import { goodsSeen } from './goods-seen.ts';

/** Without a network: the goods that this device saw last for this listing, and how old they are. */
export function SeenListing({ asked, shelves }: { asked: Asked; shelves: LoadedShelves }) {
  const { i18n } = useLingui();
  const seen = goodsSeen(asked, useShelves(shelves) ?? []);
  if (!seen) return null;
  return (
    <section aria-label={i18n._('shop.listing.seenLabel')} className="grid gap-4">
      <p className="flex items-center gap-3 rounded-control bg-marigold-soft px-4 py-3">
        <Icon name="clock" className="size-5 shrink-0" />
        <span>
          {i18n._('shop.listing.seen', {
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
