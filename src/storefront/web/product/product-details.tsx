import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { formatDay } from '#base/time.ts';
import { AddOnPage } from '#cart/web/public.ts';
import {
  isSoldOut,
  mostText,
  packText,
  perUnit,
  type Product,
  stockText,
  eachText,
  unitPrice,
  type ProductFacts,
  ruleText,
  spanText,
} from '#catalogue/catalogue.ts';
import { FoodMark, GoodsPicture, SoldOut } from '#catalogue/web/public.ts';
import { feesText, useShown } from '#delivery/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import type { ProductShown } from '#storefront/server/queries.ts';
import { Place } from '#storefront/web/frame/banner.tsx';
import { Price } from '#storefront/web/price.tsx';
import { Icon } from '#ui/icon.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { OwnWords, languageOfText } from '#ui/words/own-words.tsx';

// Most goods come in one pack.
const PackList = partLater(async () => (await import('#storefront/web/pack-choice.tsx')).PackList);

/** Everything one asks of a product before buying it. */
export function ProductDetails({
  product,
  extras,
}: {
  product: Product;
  extras: ProductShown['extras'] | undefined;
}) {
  const { i18n } = useLingui();
  const { packs = [] } = extras ?? {};
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-10">
      <span className={`product-picture relative grid place-items-center md:aspect-square bg-${product.art}`}>
        <GoodsPicture
          art={product.art}
          thumbnail={product.thumbnail}
          sizes="(width < 48rem) 60vw, 30rem"
          className="absolute inset-[10%] size-4/5 object-contain"
        />
      </span>
      <div className="grid content-start gap-3 md:gap-4">
        <div>
          {product.brand && (
            <p translate="no" className="text-muted">
              {product.brand}
            </p>
          )}
          <h1 className="text-xl font-bold md:text-2xl">
            <FoodMark mark={product.mark} />
            <OwnWords text={product.title} />
          </h1>
          {product.pack && <p className="text-muted">{packText(i18n, product.pack)}</p>}
        </div>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2 md:gap-x-3">
            <Price {...product} className="text-2xl" />
            <span className="text-muted">{perUnit(i18n, product.unit)}</span>
            {product.discount > 0 && (
              <strong className="text-chilli">
                {i18n._('shop.card.save', { amount: formatRupees(product.discount) })}
              </strong>
            )}
          </p>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            {product.each && <span>{eachText(i18n, product.each)}</span>}
            {product.pack
              ? i18n._('shop.product.mrp', { amount: formatRupees(product.cuttedprice) })
              : i18n._('shop.product.taxes')}
            <Stock product={product} />
          </p>
          <p className="text-sm text-muted empty:hidden">{mostText(i18n, product)}</p>
        </div>
        {packs.length > 1 && (
          <Suspense>
            <PackList packs={packs} shown={product._id} />
          </Suspense>
        )}
        <AddOnPage key={product._id} product={product} />
        <Promises product={product} />
        <p className="max-w-prose whitespace-pre-line">
          <OwnWords text={product.description} />
        </p>
        <LabelTable product={product} facts={extras?.facts} />
      </div>
    </div>
  );
}

/** The stock; a small number is named only when it is true. */
function Stock({ product }: { product: Product }) {
  const { i18n } = useLingui();
  return (
    <b className={`ml-auto ${isSoldOut(product) ? 'text-chilli' : 'text-leaf'}`}>
      {isSoldOut(product) ? <SoldOut goods={product} /> : stockText(i18n, product)}
    </b>
  );
}

/** When it comes, what that costs, how it is weighed and paid, and whom to ask. */
function Promises({ product: { soldBy, title } }: { product: Product }) {
  const { i18n } = useLingui();
  const { fees, promises, whatsapp } = useShop();
  const terms = useShown((shown) => shown.terms);
  return (
    <ul className="grid gap-1 text-sm md:gap-2 md:rounded-tile md:bg-shelf md:p-4">
      {isLoose(soldBy) && <li className="text-muted">{i18n._('shop.product.weighed')}</li>}
      {promises && (
        <li className="lg:hidden">
          <Place className="w-full gap-3" />
        </li>
      )}
      <li className={`flex gap-3 ${promises ? 'max-lg:hidden' : ''}`}>
        <Icon name="truck" className="size-5 shrink-0 text-leaf" />
        {terms ??
          (fees.freeAbove === null
            ? i18n._('shop.fee.shipping', { fee: feesText(i18n, fees) })
            : i18n._('shop.product.shipping', {
                fee: formatRupees(fees.to),
                amount: formatRupees(fees.freeAbove),
              }))}
      </li>
      <li className="flex gap-3">
        <Icon name="check" className="size-5 shrink-0 text-leaf" />
        {i18n._('shop.product.cash')}
      </li>
      {whatsapp && (
        <li>
          <a
            href={whatsAppLink(whatsapp, i18n._('shop.product.askText', { title }))}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 flex-wrap items-center gap-x-3 no-underline md:-my-2"
          >
            <Icon name="chat" className="size-5 shrink-0 text-leaf" />
            {i18n._('shop.product.ask')}
            <b className="ml-auto text-leaf md:ml-0">WhatsApp</b>
          </a>
        </li>
      )}
    </ul>
  );
}

/** Facts printed on a pack, which by law must be readable before buying; unknown ones are left out. */
function LabelTable({ product, facts }: { product: Product; facts: Partial<ProductFacts> | undefined }) {
  const { i18n } = useLingui();
  const rows = [
    [i18n._('shop.label.category'), product.shelf],
    [i18n._('shop.label.net'), packText(i18n, product.pack)],
    [i18n._('shop.label.unitPrice'), unitPrice(i18n, product.price, product.pack)],
    [
      i18n._('shop.label.sold'),
      isLoose(product.soldBy) ? i18n._('shop.label.loose', { rule: ruleText(i18n, product) }) : '',
    ],
    [i18n._('shop.label.bestBefore'), bestBefore(i18n, facts?.bestBefore)],
    [i18n._('shop.label.maker'), facts?.maker],
    [i18n._('shop.label.packer'), facts?.packer],
    [i18n._('shop.label.importer'), facts?.importer],
    [i18n._('shop.filter.origin'), facts?.country],
    [i18n._('shop.label.fssai'), facts?.fssai],
    [i18n._('shop.label.care'), facts?.care],
    [i18n._('shop.label.colour'), product.color],
    [
      i18n._('shop.label.rating'),
      product.rating > 0 ? i18n._('shop.label.ofFive', { rating: product.rating }) : '',
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd lang={languageOfText(i18n, value)} className="min-w-0 wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A day in words; a time from packing stays as it is. */
function bestBefore(i18n: I18n, written = ''): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return formatDay(i18n, written);
  return written && i18n._('shop.label.fromPacking', { time: spanText(i18n, written) });
}
