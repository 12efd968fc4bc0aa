import { useLingui } from '@lingui/react';
import { Suspense, use, useState, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Tile } from '#storefront/listing.ts';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import { ProductCard, ProductCardSkeleton } from '#storefront/web/product-card.tsx';
import { useNear } from '#storefront/web/use-near.ts';
import { Icon } from '#ui/icon.tsx';
import { HEAD_LINK, SectionHead } from './block.tsx';

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
      <ul {...row} aria-busy={!tiles} data-below={isFirst ? undefined : ''} className="carousel-row">
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

/** Tiles whose pictures a row loads: two on phones, four where there is room, all once the shopper scrolls it. */
const WIDE = 600;

/**
 * A row of tiles that is wider than its place: its scroll position, and how many of its pictures to load. Pictures out
 * of sight are loaded only once the row is touched, and a row that is not shown `atOnce` only when it comes near.
 */
function useRow<Row extends HTMLElement>(narrow: number, wide: number, atOnce = true) {
  const ref = useRef<Row>(null);
  const isNear = useNear(ref, atOnce);
  const [wanted, setWanted] = useState(narrow);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = ref.current ?? {};
    const start = scrollLeft < 2;
    const end = scrollLeft + clientWidth > scrollWidth - 2;
    setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    if (clientWidth >= WIDE) setWanted((old) => Math.max(old, wide));
    if (!start) setWanted(Number.POSITIVE_INFINITY);
  }, [wide]);
  const wake = () => setWanted(Number.POSITIVE_INFINITY);
  useEffect(() => {
    // How many fit is known only after layout, and again when the width changes.
    const watch = new ResizeObserver(look);
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, [look]);
  return {
    ends,
    wanted: isNear ? wanted : 0,
    row: { ref, onScroll: look, onPointerEnter: wake, onFocus: wake, onTouchStart: wake },
  };
}

/** Goods of one carousel. */
const AT_MOST = 8;

/** Fetches a carousel. If the call fails there are no goods, and only this carousel says so. */
export const fetchCarousel = (category: string): Promise<Tile[] | undefined> =>
  callApi<Product[]>(inPageLanguage(`/products/category/${category}?limit=${AT_MOST}&packs=one`))
    .then((products) => products.slice(0, AT_MOST))
    .catch(ifCallFailed(undefined));
