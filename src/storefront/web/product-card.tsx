import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { costOf, formatQuantity, isLoose } from '#base/amount.ts';
import { formatPaise, fromRupees } from '#base/money.ts';
import { AddToCart } from '#cart/web/public.ts';
import { perUnit, usualQuantity } from '#catalogue/catalogue.ts';
import { FoodMark, GoodsTilePicture } from '#catalogue/web/public.ts';
import type { Tile } from '#storefront/listing.ts';
import { Money } from '#ui/money.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PackChoiceProps } from './pack-choice.tsx';

export type { Tile } from '#storefront/listing.ts';

type PackChoiceComponent = ComponentType<PackChoiceProps>;

// Loaded where a card has packs to choose from. If that fails, the card keeps the pack that it shows.
const PackChoice = lazy((): Promise<{ default: PackChoiceComponent }> =>
  import('./pack-choice.tsx').then(
    (module) => ({ default: module.PackChoice }),
    () => ({ default: () => null }),
  ),
);

/** The id of the text that says what a tile's link does with a mouse; the layout contains it once. */
export const NEW_TAB = 'new-tab';

/** A price, the struck-through one beside it where it is higher. */
export function Price({
  price,
  cuttedprice,
  className = 'text-lg',
}: Pick<Tile, 'price' | 'cuttedprice'> & { className?: string }) {
  return (
    <>
      <Money rupees={price} className={`font-bold ${className}`} />
      {cuttedprice > price && (
        <s className="text-sm text-muted">
          <span className="sr-only">instead of </span>
          <Money rupees={cuttedprice} />
        </s>
      )}
    </>
  );
}

/** A tile, and when its picture is loaded: at once, when it comes near, or only when its row is moved. */
type CardProps = { tile: Tile; eager?: boolean | undefined; waits?: boolean | undefined };

/** A product in a row of goods: one link to its page, its other packs, and the control that adds it. */
export function ProductCard({ tile: given, eager, waits }: CardProps) {
  const { i18n } = useLingui();
  const [chosen, choose] = useState<string>();
  const tile = tileWith(given, chosen);
  return (
    <article className="group relative flex h-full flex-col">
      <span className={`grid aspect-square place-items-center rounded-tile bg-${tile.art}`}>
        <GoodsTilePicture
          art={tile.art}
          thumbnail={tile.thumbnail}
          eager={eager}
          waits={waits}
          className="size-4/5 object-contain"
        />
      </span>
      {tile.discount > 0 && (
        <p className="absolute top-2 left-2 rounded-full bg-white px-2 py-0.5 text-sm font-semibold text-chilli">
          Save <Money rupees={tile.discount} />
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <Price {...tile} />
      </p>
      <h3 className="line-clamp-2 leading-snug">
        <FoodMark mark={tile.mark} />
        <ProductLink id={tile._id}>{tile.title}</ProductLink>
      </h3>
      <p className="mb-2 text-sm text-muted">
        {perUnit(i18n, tile.unit)}
        {isLoose(tile.soldBy) ? ` · ${usualText(i18n, tile)}` : tile.pack && ` · ${tile.pack}`}
      </p>
      {tile.packs && (
        <Suspense fallback={null}>
          <PackChoice tile={tile} choose={choose} />
        </Suspense>
      )}
      <div className="relative mt-auto">
        <AddToCart key={tile._id} product={tile} />
      </div>
    </article>
  );
}

/** The tile with this pack in place of the one it shows. */
function tileWith(tile: Tile, id: string | undefined): Tile {
  const pack = id === tile._id ? undefined : tile.packs?.find(({ _id }) => _id === id);
  if (!pack) return tile;
  const none = { mostPerOrder: null, soldOut: false, backOn: '' };
  return { ...tile, ...none, ...pack, discount: Math.max(0, pack.cuttedprice - pack.price) };
}

/** What a tap adds of loose goods, and for how much: `500 g for ₹12`. */
function usualText(i18n: I18n, tile: Tile): string {
  const usual = usualQuantity(tile);
  return `${formatQuantity(i18n, usual, tile.unit)} for ${formatPaise(costOf(fromRupees(tile.price), usual))}`;
}

/**
 * To a product's page: with a mouse in a new tab, as the specification says; on a touch screen in this one, where Back
 * works. Until scripts come, `late-start.ts` sees to that.
 */
function ProductLink({ id, children }: { id: string; children: string }) {
  const navigate = useNavigate();
  const stayOnTouch = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !isTouchScreen()) return;
    event.preventDefault();
    void navigate(pageAddress('product', { productId: id }));
  };
  return (
    <a
      href={pageAddress('product', { productId: id })}
      target="_blank"
      // A session in this tab's storage must be known in the new tab.
      rel="opener"
      aria-describedby={NEW_TAB}
      onClick={stayOnTouch}
      className="no-underline after:absolute after:inset-0 after:rounded-tile group-hover:text-leaf"
    >
      {children}
    </a>
  );
}

/** Whether the device has no mouse. */
export const isTouchScreen = (): boolean => window.matchMedia('(hover: none)').matches;

/** The placeholder of a product card. */
export const ProductCardSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="aspect-square" />
    <Skeleton className="mt-2 h-6 w-1/2" />
    <Skeleton className="mt-2 h-5" />
    <Skeleton className="mt-2 mb-2 h-4 w-1/3" />
    <Skeleton className="h-11" />
  </div>
);

/** The grid of goods: two beside each other on small screens, four on large ones. */
export const GOODS_GRID = 'goods-grid';
