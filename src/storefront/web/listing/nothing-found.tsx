import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { loadWords } from '#browser/language/words.ts';
import { isNarrow } from '#catalogue/catalogue.ts';
import { goToSearch, SEARCH_BOX } from '#search/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import type { Asked, Step } from '#storefront/listing.ts';
import OfferedGoods from '#storefront/web/offered-goods.tsx';
import { GOODS_GRID, ProductCard } from '#storefront/web/product-card.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useGoBack } from '#ui/page/go-back.ts';
import { partLater } from '#ui/page/part-later.ts';
import { OtherSearch } from './other-search.tsx';

const AskShop = partLater(async () => (await import('#wishes/web/public.ts')).AskShop);

await loadWords('offline');

/** An empty listing: the reason, the next steps, and after a search the nearest goods. A shop without goods opens soon. */
export function NothingFound({
  asked,
  found: { near = [], others = [], total },
}: {
  asked: Asked;
  found: Step;
}) {
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
            {q ? i18n._('offline.none.noSuch', { q }) : i18n._('offline.none.empty')}
          </Title>
          <p className={mayAsk ? 'text-sm' : 'max-w-prose text-muted'}>{reason(i18n, asked)}</p>
        </output>
        {mayAsk && (
          <Suspense>
            <AskShop words={q} />
          </Suspense>
        )}
      </div>
      {near.length > 0 && (
        <Nearby id="near" title={i18n._('offline.none.near')} className={GOODS_GRID}>
          {near.map((tile) => (
            <li key={tile._id}>
              <ProductCard tile={tile} />
            </li>
          ))}
        </Nearby>
      )}
      {others.length > 0 && (
        <Nearby id="others" title={i18n._('offline.none.others')} className="flex flex-wrap gap-2">
          {others.map((name) => (
            <OtherSearch key={name} asked={{ ...asked, active: [], filter: {} }} text={name} q={name} />
          ))}
        </Nearby>
      )}
      {near.length === 0 && <OfferedGoods />}
      <p className="flex flex-wrap gap-3 pt-6">
        {mayAsk && <AskTheShop q={q} />}
        {q && (
          <Link to={pageAddress('list')} className={buttonClass('secondary')}>
            {i18n._('shop.search.list')}
          </Link>
        )}
        <Link to="?" className={buttonClass('secondary')} preventScrollReset>
          {i18n._('offline.none.showAll')}
        </Link>
      </p>
    </>
  );
}

type NearbyProps = { id: string; title: string; className: string; children: ReactNode };

const Nearby = ({ id, title, className, children }: NearbyProps) => (
  <section aria-labelledby={id} className="pt-4">
    <h2 id={id} className="pb-3 text-lg font-bold">
      {title}
    </h2>
    <ul className={className}>{children}</ul>
  </section>
);

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
  if (isNarrow(filter)) return i18n._('offline.none.filtered');
  return q ? i18n._('offline.none.noted') : i18n._('offline.none.category');
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
      href={whatsAppLink(whatsapp, i18n._('offline.none.ask', { q }))}
      target="_blank"
      rel="noopener"
      className={buttonClass('secondary')}
    >
      <Icon name="chat" className="size-5" />
      {i18n._('offline.none.whatsapp')}
    </a>
  );
}
