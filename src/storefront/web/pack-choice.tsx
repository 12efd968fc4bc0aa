import { useLingui } from '@lingui/react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/figures/money.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { eachText, isSoldOut, type Pack, packName } from '#catalogue/catalogue.ts';
import { SoldOut } from '#catalogue/web/public.ts';
import type { Tile, TilePack } from '#storefront/listing.ts';
import { Price } from '#storefront/web/price.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';

/** The tile on a card, its brand and pack in words, and the function that shows another of its packs. */
export type PackChoiceProps = { tile: Tile; text: string; choose: (id: string) => void };

/**
 * The packs of a card, folded. Each is a link to its own page, also without scripts; with scripts a tap shows it on
 * the card, and that pack is the one added.
 */
export function PackChoice({ tile, text, choose }: PackChoiceProps) {
  const { i18n } = useLingui();
  const { packs = [] } = tile;
  // Between the bars stands what a narrow card has no room for.
  const [start, said, end] = i18n
    ._('shop.card.morePacks', { count: packs.length - 1, price: formatRupees(cheapest(packs)) })
    .split('|');
  const take = (event: MouseEvent<HTMLAnchorElement>, { _id }: TilePack): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(_id);
    const fold = event.currentTarget.closest('details');
    fold?.querySelector('summary')?.focus();
    fold?.removeAttribute('open');
  };
  return (
    <details className="card-under relative">
      {/* Its area to tap is twice as high as its line; it reaches down, because the title above leads to the product. */}
      <summary className="relative -mt-1 -mb-4 pt-1 pb-4 font-semibold text-leaf">
        {text && (
          <span lang={languageOfText(i18n, text)} className="font-normal text-muted">
            {text} ·{' '}
          </span>
        )}
        <span>
          {start}
          <span className="sr-only">{said}</span>
          {end}
        </span>
        <span className="sr-only"> {i18n._('shop.card.packsOf', { title: tile.title })}</span>
      </summary>
      <ul className="relative mt-3 grid gap-1">
        {packs.map((pack) => (
          <li key={pack._id}>
            <a
              href={inLanguage(pageAddress('product', { productId: pack._id }), i18n.locale as Language)}
              aria-current={pack._id === tile._id}
              onClick={(event) => take(event, pack)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 rounded-control px-2 no-underline ring-1 ring-muted/60 ring-inset hover:bg-leaf-soft aria-[current=true]:bg-leaf-soft aria-[current=true]:ring-2 aria-[current=true]:ring-leaf"
            >
              <span className="grid">
                <b className="font-semibold">{packName(i18n, pack)}</b>
                {pack.each && <span className="text-sm text-muted">{eachText(i18n, pack.each)}</span>}
              </span>
              {isSoldOut(pack) ? (
                <span className="text-muted">
                  <SoldOut goods={pack} />
                </span>
              ) : (
                <Money rupees={pack.price} className="font-bold" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const cheapest = (packs: readonly TilePack[]): number => Math.min(...packs.map(({ price }) => price));

/** The packs of one thing on the page of one of them: each leads to its own page. */
export function PackList({ packs, shown }: { packs: readonly Pack[]; shown: string }) {
  const { i18n } = useLingui();
  return (
    <nav aria-labelledby="packs">
      <h2 id="packs" className="pb-2 font-bold">
        {i18n._('shop.product.whichPack')}
      </h2>
      <ul className="grid gap-2">
        {packs.map((pack) => (
          <li key={pack._id}>
            <Link
              to={pageAddress('product', { productId: pack._id })}
              replace
              preventScrollReset
              aria-current={pack._id === shown ? 'page' : undefined}
              className="group flex min-h-14 items-center gap-3 rounded-control bg-white px-3 py-2 no-underline ring-1 ring-muted/60 ring-inset hover:bg-leaf-soft aria-[current=page]:bg-leaf-soft aria-[current=page]:ring-2 aria-[current=page]:ring-leaf"
            >
              <span
                aria-hidden="true"
                className="size-5 shrink-0 rounded-full bg-white ring-2 ring-muted/60 ring-inset group-aria-[current=page]:ring-[6px] group-aria-[current=page]:ring-leaf"
              />
              <PackLine pack={pack} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PackLine({ pack }: { pack: Pack }) {
  const { i18n } = useLingui();
  const each = pack.each && eachText(i18n, pack.each);
  const isOut = isSoldOut(pack);
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
      <span className="grid">
        <b>{packName(i18n, pack)}</b>
        <span className="text-sm text-muted">{isOut ? <SoldOut goods={pack} /> : each}</span>
      </span>
      <span className="flex flex-row-reverse items-baseline gap-2">
        <Price price={pack.price} cuttedprice={pack.cuttedprice} className={isOut ? 'text-muted' : ''} />
      </span>
    </span>
  );
}
