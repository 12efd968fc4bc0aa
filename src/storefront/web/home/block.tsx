import type { ReactNode } from 'react';
import type { Tile } from '#storefront/listing.ts';
import { ProductCard } from '#storefront/web/product-card.tsx';
import { SectionHead } from './section-head.tsx';

/** The goods of a block, their heading, and where it leads. */
export type Goods = { title: string; tiles: Tile[]; link?: ReactNode };

/** Six goods at most, under their heading; of the block at the top the first four stand on a phone's first screen. */
export function Block({ id, title, tiles, link, atTop = false }: Goods & { id: string; atTop?: boolean }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {link}
      </SectionHead>
      <ul className="today" data-below={atTop ? undefined : ''}>
        {tiles.map((tile, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the places stay, and other goods come into them
          <li key={index}>
            <ProductCard key={tile._id} tile={tile} eager={atTop && index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
