import type { ReactNode } from 'react';
import type { Tile } from '#storefront/listing.ts';
import { ProductCard } from '#storefront/web/product-card.tsx';

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

/** The heading of a row of goods, and what stands at its other end. */
export const SectionHead = ({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
}) => (
  <div className="flex min-h-9 flex-wrap items-center gap-x-2">
    <h2 id={id} className="mr-auto text-lg leading-tight font-bold">
      {title}
    </h2>
    {children}
  </div>
);

/** The classes of a link in such a heading: as high as a thumb, in a row that is lower. */
export const HEAD_LINK = '-my-1 flex min-h-11 items-center px-1 font-semibold whitespace-nowrap text-leaf';
