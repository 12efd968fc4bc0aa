import { useLingui } from '@lingui/react';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Tile } from '#storefront/listing.ts';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import { ProductCard, ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { useRow } from '#storefront/web/use-scroll-row.ts';
import { Icon } from '#ui/icon.tsx';
import { HEAD_LINK, SectionHead } from './block.tsx';
import { fetchCarousel } from './fetch-goods.ts';

type CarouselProps = {
  category: string;
  title: string;
  /** The tiles that came with the page; without them the carousel fetches its own. */
  goods: Tile[] | undefined;
  /** It stands on the first screen, so its pictures load at once. */
  isFirst?: boolean;
};

/** A category's goods in a row: two at a time below 640 px, else four; by arrows, swipe and keyboard. */
export function Carousel({ category, title, goods, isFirst = false }: CarouselProps) {
  const [shown, setShown] = useState(() => goods ?? fetchCarousel(category));
  const rowProps = { category, title, isFirst };
  return (
    <section aria-label={title} className={isFirst ? undefined : 'row-below drawn-later'}>
      <Suspense fallback={<CarouselRow {...rowProps} tiles={undefined} />}>
        <Arrived {...rowProps} goods={shown} retry={() => setShown(fetchCarousel(category))} />
      </Suspense>
    </section>
  );
}

type RowProps = { category: string; title: string; isFirst: boolean };

function Arrived({
  goods,
  retry,
  ...rowProps
}: RowProps & { goods: Tile[] | Promise<Tile[] | undefined>; retry: () => void }) {
  const { i18n } = useLingui();
  const tiles = goods instanceof Promise ? use(goods) : goods;
  if (tiles) return <CarouselRow {...rowProps} tiles={tiles} />;
  return <LoadFailed text={i18n._('shop.home.failed')} retry={retry} />;
}

const ARROW =
  '-my-1 grid size-11 place-items-center rounded-full text-leaf hover:bg-leaf-soft disabled:text-muted/50 disabled:hover:bg-transparent';
const PLACEHOLDERS = [1, 2, 3, 4];

/** The row itself with its arrows; placeholders while its tiles are not there. */
function CarouselRow({ title, category, isFirst, tiles }: RowProps & { tiles: Tile[] | undefined }) {
  const { i18n } = useLingui();
  const { row, ends, wanted } = useRow<HTMLUListElement>(2, 4, isFirst);
  const turn = (pages: number) => {
    const list = row.ref.current;
    list?.scrollBy({ left: pages * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <>
      <SectionHead title={title}>
        <Link
          to={pageAddress('shop', { category })}
          aria-label={i18n._('shop.home.seeAllOf', { title })}
          className={HEAD_LINK}
        >
          {i18n._('shop.home.seeAll')}
        </Link>
        <button
          type="button"
          aria-label={i18n._('shop.home.previous', { title })}
          disabled={ends.start}
          onClick={() => turn(-1)}
          className={ARROW}
        >
          <Icon name="left" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={i18n._('shop.home.next', { title })}
          disabled={ends.end}
          onClick={() => turn(1)}
          className={ARROW}
        >
          <Icon name="right" className="size-5" />
        </button>
      </SectionHead>
      <ul
        {...row}
        aria-busy={!tiles}
        data-below={isFirst ? undefined : ''}
        className="grid snap-x snap-mandatory auto-cols-[min(100%,max(8.5rem,(100%-0.625rem)/2))] grid-flow-col gap-x-2.5 overflow-x-auto overscroll-x-contain pb-1 [scrollbar-width:none] sm:auto-cols-[max(8.5rem,(100%-3rem)/4)] sm:gap-x-4"
      >
        {tiles
          ? tiles.map((tile, index) => (
              <li key={tile._id} className="snap-start">
                <ProductCard tile={tile} eager={isFirst && index < 2} waits={index >= wanted} />
              </li>
            ))
          : PLACEHOLDERS.map((key) => (
              <li key={key}>
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </>
  );
}
