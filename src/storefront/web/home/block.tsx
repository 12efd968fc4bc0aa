import type { ReactNode } from 'react';
import type { Tile } from '#storefront/listing.ts';
import { ProductCard } from '#storefront/web/product-card.tsx';
import { SectionHead } from './section-head.tsx';

/** The goods of a block, their heading, and where it leads. */
export type Goods = { title: string; tiles: Tile[]; link?: ReactNode };

/** Six goods at most, under their heading. */
export function Block({ id, title, tiles, link }: Goods & { id: string }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {link}
      </SectionHead>
      <ul className="today" data-below="">
        {tiles.map((tile, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the places stay, and other goods come into them
          <li key={index}>
            <ProductCard key={tile._id} tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
