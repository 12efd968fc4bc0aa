import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { type Sort, isNarrow } from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';
import { goToSearch, SEARCH_BOX } from '#search/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { type Asked, type Step, addressOf } from '#storefront/listing.ts';
import OfferedGoods from '#storefront/web/offered-goods.tsx';
import { GOODS_GRID, ProductCard } from '#storefront/web/product-card.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useGoBack } from '#ui/page/go-back.ts';
import { partLater } from '#ui/page/part-later.ts';

const AskShop = partLater(async () => (await import('#wishes/web/public.ts')).AskShop);

/** Explains a search: how it was understood, or why nothing was found. */
export const SearchAnswer = ({ asked, found }: { asked: Asked; found: Step }) =>
  found.tiles.length > 0 ? (
    <SearchSummary asked={asked} found={found} />
  ) : (
    <NothingFound asked={asked} found={found} />
  );

/**
 * Number and order of a search's results; below it how the words were understood, with links to narrow, widen or
 * correct the search.
 */
function SearchSummary({ asked, found }: { asked: Asked; found: Step }) {
  const { i18n } = useLingui();
  const choices = choicesFor(i18n, asked.q, found.understood);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-3 text-sm text-muted">
      <p>
        {i18n._('shop.search.order', {
          count: found.total,
          order: asked.sort ? ORDERS[asked.sort] : 'other',
        })}
      </p>
      {choices.length > 0 && (
        <ul
          aria-label={i18n._('shop.search.others')}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:px-0"
        >
          {choices.map(({ text, q }) => (
            <li key={text}>
              <Link
                to={addressOf({ ...asked, q, page: 1 })}
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-white px-4 text-ink ring-1 ring-inset ring-line hover:bg-leaf-soft"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Choice = { text: string; q: string };
const WORDS_AT_MOST = 4;

/** Other searches near this one: by what a word means, without a word, and for just what was typed. */
function choicesFor(i18n: I18n, q: string, understood: Understood | undefined): Choice[] {
  const quoted = /^["“”](.+)["“”]$/.exec(q)?.[1];
  if (quoted) return [{ text: i18n._('shop.search.meanings', { quoted }), q: quoted }];
  if (!understood) return [];
  const { words: all, exactly } = understood;
  const words = all.slice(0, WORDS_AT_MOST);
  const withInstead = (at: number, word: string): string =>
    all
      .map(({ typed }, place) => (place === at ? word : typed))
      .filter(Boolean)
      .join(' ');
  return [
    ...words.flatMap(({ typed, means }, at) =>
      means === undefined ? [] : [{ text: `${typed} = ${means}`, q: withInstead(at, means) }],
    ),
    ...(all.length > 1
      ? words.map(({ typed }, at) => ({
          text: i18n._('shop.search.without', { typed }),
          q: withInstead(at, ''),
        }))
      : []),
    ...(exactly > 0 ? [{ text: i18n._('shop.search.exactly', { q }), q: `"${q}"` }] : []),
  ];
}

/** The order of the goods found, as the message about it names it. */
const ORDERS: Record<Sort, string> = {
  popular: 'popular',
  rating: 'rating',
  newest: 'newest',
  'price-asc': 'up',
  'price-desc': 'down',
};

/** An empty listing: the reason, the next steps, and after a search the nearest goods. A shop without goods opens soon. */
function NothingFound({ asked, found: { near = [], total } }: { asked: Asked; found: Step }) {
  const { i18n } = useLingui();
  const q = asked.q.replaceAll('"', '');
  const mayAsk = q !== '' && !isNarrow(asked.filter);
  const Title = mayAsk ? 'h1' : 'p';
  const isAll = !q && asked.active.length === 0 && !isNarrow(asked.filter);
  if (isAll && total === 0) return <p className="py-8 text-lg font-bold">{i18n._('shop.none.soon')}</p>;
  return (
    <>
      {mayAsk && <OwnHead q={q} />}
      <div className={mayAsk ? 'rounded-tile bg-marigold-soft p-4' : ''}>
        <output className="block">
          {/* On a phone the listing's own heading is not shown. */}
          <Title className="text-lg font-bold">
            {q ? i18n._('shop.none.noSuch', { q }) : i18n._('shop.none.empty')}
          </Title>
          <p className={mayAsk ? 'text-sm' : 'max-w-prose text-muted'}>{reason(i18n, asked)}</p>
        </output>
        {mayAsk && (
          <Suspense>
            <AskShop words={q} />
          </Suspense>
        )}
      </div>
      {near.length === 0 && <OfferedGoods />}
      {near.length > 0 && (
        <section aria-labelledby="near" className="pt-4">
          <h2 id="near" className="pb-3 text-lg font-bold">
            {i18n._('shop.none.near')}
          </h2>
          <ul className={GOODS_GRID}>
            {near.map((tile) => (
              <li key={tile._id}>
                <ProductCard tile={tile} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex flex-wrap gap-3 pt-6">
        {mayAsk && <AskTheShop q={q} />}
        {q && (
          <Link to={pageAddress('list')} className={buttonClass('secondary')}>
            {i18n._('shop.search.list')}
          </Link>
        )}
        <Link to="?" className={buttonClass('secondary')} preventScrollReset>
          {i18n._('shop.none.showAll')}
        </Link>
      </p>
    </>
  );
}

const ROUND = 'grid size-11 shrink-0 place-items-center';

/**
 * On a phone in place of the shop's head, its categories and the order of goods (ui/look/frame.css): back, the words, and another
 * search.
 */
function OwnHead({ q }: { q: string }) {
  const { i18n } = useLingui();
  const goBack = useGoBack();
  return (
    <nav aria-label={i18n._('shop.product.way')} className="own-head asking mb-2">
      <Link
        to={pageAddress('home')}
        onClick={goBack}
        aria-label={i18n._('shop.product.back')}
        className={ROUND}
      >
        <Icon name="left" />
      </Link>
      <div className="flex min-w-0 flex-1 items-center rounded-control border border-muted/60 bg-white">
        <a
          href={`#${SEARCH_BOX}`}
          onClick={goToSearch}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 pl-2.5"
        >
          <Icon name="search" className="size-5 shrink-0 text-muted" />
          <span className="sr-only">{i18n._('shop.nav.search')} </span>
          <span className="truncate">{q}</span>
        </a>
        <Link to={pageAddress('shop')} aria-label={i18n._('shop.nav.shop')} className={ROUND}>
          <Icon name="close" className="size-5" />
        </Link>
      </div>
    </nav>
  );
}

function reason(i18n: I18n, { q, filter }: Asked): string {
  if (isNarrow(filter)) return i18n._('shop.none.filtered');
  return q ? i18n._('shop.none.noted') : i18n._('shop.none.category');
}

/**
 * A link that asks for the goods in a chat, with the question already written; only if the shop has a number for it.
 */
function AskTheShop({ q }: { q: string }) {
  const { i18n } = useLingui();
  const { whatsapp } = useShop();
  if (!whatsapp) return null;
  return (
    <a
      href={whatsAppLink(whatsapp, i18n._('shop.none.ask', { q }))}
      target="_blank"
      rel="noopener"
      className={buttonClass('secondary')}
    >
      <Icon name="chat" className="size-5" />
      {i18n._('shop.none.whatsapp')}
    </a>
  );
}
