import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { whatsAppLink } from '#base/phone.ts';
import { isNarrow } from '#catalogue/catalogue.ts';
import { useShop } from '#settings/web/public.ts';
import type { Asked, Tile } from '#storefront/listing.ts';
import OfferedGoods from '#storefront/web/offered-goods.tsx';
import { GOODS_GRID, ProductCard } from '#storefront/web/product-card.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** An empty listing: the reason, the next steps, and after a search the nearest goods. */
export function NothingFound({ asked, near = [] }: { asked: Asked; near?: readonly Tile[] | undefined }) {
  const { i18n } = useLingui();
  const q = asked.q.replaceAll('"', '');
  return (
    <>
      <output className="block">
        <p className="text-lg font-bold">
          {q ? i18n._('shop.none.noSuch', { q }) : i18n._('shop.none.empty')}
        </p>
        <p className="max-w-prose text-muted">{reason(i18n, asked)}</p>
      </output>
      <p className="flex flex-wrap gap-3 py-4">
        {q && !isNarrow(asked.filter) && <AskTheShop q={q} />}
        {q && (
          <Link to={pageAddress('list')} className={buttonClass('secondary')}>
            {i18n._('shop.search.list')}
          </Link>
        )}
        <Link to="?" className={buttonClass('secondary')} preventScrollReset>
          {i18n._('shop.none.showAll')}
        </Link>
      </p>
      {near.length === 0 && <OfferedGoods />}
      {near.length > 0 && (
        <section aria-labelledby="near">
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
    </>
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
