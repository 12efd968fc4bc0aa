import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import type { Sort } from '#catalogue/catalogue.ts';
import type { Understood } from '#search/search.ts';
import type { Asked, Step } from '#storefront/listing.ts';
import { PartFailed } from '#storefront/web/load-failed.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { OtherSearch } from './other-search.tsx';

const NothingFound = partLater(async () => (await import('./nothing-found.tsx')).NothingFound, PartFailed);

/** Explains a search: how it was understood, or why nothing was found. */
export const SearchAnswer = ({ asked, found }: { asked: Asked; found: Step }) =>
  found.tiles.length > 0 ? (
    <SearchSummary asked={asked} found={found} />
  ) : (
    <Suspense>
      <NothingFound asked={asked} found={found} />
    </Suspense>
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
          {choices.map((choice) => (
            <OtherSearch key={choice.text} asked={asked} {...choice} />
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
