import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity, isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { AddToCart, InCartOr } from '#cart/web/public.ts';
import {
  dayInWords,
  eachText,
  isSoldOut,
  packText,
  perUnit,
  soldOutText,
  usualQuantity,
} from '#catalogue/catalogue.ts';
import { FoodMark, GoodsTilePicture, useToday } from '#catalogue/web/public.ts';
import type { Tile } from '#storefront/listing.ts';
import { Price } from '#storefront/web/price.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { languageOfText, OwnWords } from '#ui/words/own-words.tsx';
export type { Tile } from '#storefront/listing.ts';

// Loaded where a card has packs to choose from. If that fails, the card keeps the pack that it shows.
const PackChoice = partLater(async () => (await import('./pack-choice.tsx')).PackChoice);

/** The id of the text that says what a tile's link does with a mouse; the layout contains it once. */
export const NEW_TAB = 'new-tab';

/** A tile, and when its picture is loaded: at once, when it comes near, or only when its row is moved. */
type CardProps = { tile: Tile; eager?: boolean | undefined; waits?: boolean | undefined };

/** A product in a row of goods: one link to its page, its other packs, and the control that adds it. */
export function ProductCard({ tile: given, eager, waits }: CardProps) {
  const { i18n } = useLingui();
  const [chosen, choose] = useState<string>();
  const tile = tileWith(given, chosen);
  const isOut = isSoldOut(tile);
  const under = underTitle(i18n, tile, useToday());
  const plain = (
    <p lang={languageOfText(i18n, under)} className="card-under">
      <InCartOr product={tile}>{under}</InCartOr>
    </p>
  );
  return (
    <article className="card">
      <div className={`card-in ${isOut ? 'card-gone' : tile.few ? 'card-few' : ''}`}>
        <span className={`card-picture bg-${tile.art}`}>
          <GoodsTilePicture
            art={tile.art}
            brand={tile.brand}
            thumbnail={tile.thumbnail}
            eager={eager}
            waits={waits}
            className=""
          />
        </span>
        {(isOut || tile.discount > 0) && (
          <p className="card-saving text-sm">
            {isOut
              ? soldOutText(i18n, { soldOut: tile.soldOut })
              : i18n._('shop.card.save', { amount: formatRupees(tile.discount) })}
          </p>
        )}
        <p className="card-price">
          <Price {...tile} className="text-lg leading-none" />
          <span className="text-muted">{perUnit(i18n, tile.unit)}</span>
        </p>
        <h3 className="card-title line-clamp-2">
          <FoodMark mark={tile.mark} />
          <ProductLink id={tile._id}>
            <Branded title={tile.title} brand={tile.brand} />
          </ProductLink>
        </h3>
        {tile.packs ? (
          <Suspense fallback={plain}>
            <PackChoice tile={tile} text={under} choose={choose} />
          </Suspense>
        ) : (
          plain
        )}
        <div className="card-control">
          <AddToCart key={tile._id} product={tile} />
        </div>
      </div>
    </article>
  );
}

/** A title, with the brand in it in bold. */
function Branded({ title, brand }: { title: string; brand: string | undefined }) {
  const at = brand ? title.indexOf(brand) : -1;
  if (!brand || at < 0) return <OwnWords text={title} />;
  return (
    <OwnWords text={title}>
      {title.slice(0, at)}
      <b className="font-semibold">{brand}</b>
      {title.slice(at + brand.length)}
    </OwnWords>
  );
}

/**
 * Line under the title: the brand where the title lacks it, the pack or the amount that a tap adds, and the price to
 * compare by; in its place, that few are left or when sold-out goods are back. A choice of packs compares them itself.
 */
function underTitle(i18n: I18n, tile: Tile, today: string): string {
  const { brand, title, backOn, few, packs, each } = tile;
  const isOut = isSoldOut(tile);
  const comes = isOut && backOn && i18n._('shop.card.back', { day: dayInWords(i18n, backOn, today) });
  const news = comes || (few && i18n._('shop.card.few'));
  const amount = isLoose(tile.soldBy) ? !isOut && !news && usualText(i18n, tile) : packText(i18n, tile.pack);
  return [brand && !title.includes(brand) && brand, amount, news || (!packs && each && eachText(i18n, each))]
    .filter(Boolean)
    .join(' · ');
}

/** The tile with this pack in place of the one it shows. */
function tileWith(tile: Tile, id: string | undefined): Tile {
  const pack = id === tile._id ? undefined : tile.packs?.find(({ _id }) => _id === id);
  if (!pack) return tile;
  const none = { each: null, few: false, mostPerOrder: null, soldOut: false, backOn: '' };
  return { ...tile, ...none, ...pack, discount: Math.max(0, pack.cuttedprice - pack.price) };
}

/** Amount of loose goods that a tap adds, and its price: `500 g for ₹12`. */
function usualText(i18n: I18n, tile: Tile): string {
  const usual = usualQuantity(tile);
  return i18n._('shop.card.usual', {
    quantity: formatQuantity(i18n, usual, tile.unit),
    price: formatRupees(rupeesFor(tile.price, usual)),
  });
}

/**
 * To a product's page: with a mouse in a new tab, as the specification says; on a touch screen in this one, where Back
 * works. Until scripts come, `late-start.ts` sees to that.
 */
function ProductLink({ id, children }: { id: string; children: ReactNode }) {
  const navigate = useNavigate();
  const to = pageAddress('product', { productId: id });
  const stayOnTouch = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !isTouchScreen()) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a
      href={useHref(to)}
      target="_blank"
      // A session in this tab's storage must be known in the new tab.
      rel="opener"
      aria-describedby={NEW_TAB}
      onClick={stayOnTouch}
    >
      {children}
    </a>
  );
}

/** True on a device without a mouse. */
export const isTouchScreen = (): boolean => window.matchMedia('(hover: none)').matches;

/** The placeholder of a product card, as high as one with two lines of title. */
export const ProductCardSkeleton = () => (
  <div className="card" aria-hidden="true">
    <div className="card-in">
      <Skeleton className="card-picture" />
      <Skeleton className="mt-2 h-5 w-2/3" />
      <Skeleton className="mt-1.5 h-8" />
      <Skeleton className="mt-1 h-4 w-1/2" />
      <div className="card-control">
        <span className="card-place" />
      </div>
    </div>
  </div>
);

/** The grid of goods: two beside each other on small screens, four on large ones. */
export const GOODS_GRID = 'goods-grid';
