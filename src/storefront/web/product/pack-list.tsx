import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { isSoldOut, type Pack, packName, unitPrice } from '#catalogue/catalogue.ts';
import { SoldOut } from '#catalogue/web/public.ts';
import { Price } from '#storefront/web/product-card.tsx';

/** The packs of one thing on the page of one of them: each leads to its own page. */
export function PackList({ packs, shown }: { packs: readonly Pack[]; shown: string }) {
  const { i18n } = useLingui();
  if (packs.length < 2) return null;
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
  const each = unitPrice(i18n, pack.price, pack.pack);
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
