import { useLingui } from '@lingui/react';
import { useContext } from 'react';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { packText } from '#catalogue/products/label/label-words.ts';
import { shelfOf, useStaffShelves } from '#catalogue/web/admin/shelves/staff-shelves.tsx';
import {
  GoodsName,
  StockNote,
  shownTitle,
  Thumb,
  WaitersContext,
} from '#catalogue/web/admin/shown-goods.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { ProductActions, type ProductListProps, Tick } from './product-actions.tsx';
/** The products as a table. */
export const ProductTable = ({ products, ticked, onTick, ...actions }: ProductListProps) => {
  const { i18n } = useLingui();
  const { shelves } = useStaffShelves();
  const Waiters = useContext(WaitersContext);
  return (
    <div className="overflow-x-auto rounded-tile border border-line bg-white">
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-line bg-paper">
          <tr className="[&>th]:px-3 [&>th]:py-3 [&>th]:font-semibold">
            <td className="w-11">
              <span className="sr-only">{i18n._('office.products.tick')}</span>
            </td>
            <th scope="col">{i18n._('office.product')}</th>
            <th scope="col" className="text-right">
              {i18n._('office.price')}
            </th>
            <th scope="col">{i18n._('office.products.image')}</th>
            <th scope="col">{i18n._('office.products.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id} className="border-b border-line last:border-0 hover:bg-shelf/60">
              <td className="pl-1">
                <Tick product={product} ticked={ticked} onTick={onTick} />
              </td>
              <th scope="row" aria-label={shownTitle(product)} className="px-3 py-2 font-normal">
                <span className="flex items-center gap-3">
                  <Thumb of={product} className="size-11" />
                  <span className="min-w-0">
                    <span className="line-clamp-2 font-semibold">
                      <GoodsName of={product} />
                    </span>
                    <span className="text-muted">
                      <OwnWords text={shelfOf(product, shelves)} /> ·{' '}
                      {product.pack && `${packText(i18n, product.pack)} · `}
                      <StockNote product={product} />
                      <Waiters product={product._id} />
                    </span>
                  </span>
                </span>
              </th>
              <td className="px-3 py-2 text-right whitespace-nowrap">
                <Money rupees={product.price} className="block font-semibold" />
                {product.cuttedprice > product.price && (
                  <s className="text-muted">
                    <Money rupees={product.cuttedprice} />
                  </s>
                )}
              </td>
              <td className="px-3 py-2">
                <a
                  href={inLanguage(
                    pageAddress('product', { productId: product._id }),
                    i18n.locale as Language,
                  )}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={i18n._('office.products.inShop', { title: shownTitle(product) })}
                  className="inline-block"
                >
                  <Thumb of={product} className="size-16" />
                </a>
              </td>
              <td className="px-3 py-2">
                <ProductActions product={product} {...actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The products as cards, where a table has no room. */
export const ProductTiles = ({ products, ticked, onTick, ...actions }: ProductListProps) => {
  const { i18n } = useLingui();
  const { shelves } = useStaffShelves();
  const Waiters = useContext(WaitersContext);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {products.map((product) => (
        <li
          key={product._id}
          className="flex flex-wrap gap-x-3 gap-y-1 rounded-tile border border-line bg-white p-3"
        >
          <a
            href={inLanguage(pageAddress('product', { productId: product._id }), i18n.locale as Language)}
            target="_blank"
            rel="noreferrer"
            aria-label={i18n._('office.products.inShop', { title: shownTitle(product) })}
          >
            <Thumb of={product} className="size-20" />
          </a>
          <div className="min-w-[min(100%,10rem)] flex-1">
            <div className="-mt-2.5 flex items-center gap-1">
              <h2 className="line-clamp-2 flex-1 text-base font-semibold">
                <GoodsName of={product} />
              </h2>
              <span className="-mr-3 self-start">
                <Tick product={product} ticked={ticked} onTick={onTick} />
              </span>
            </div>
            <p className="text-muted">
              <OwnWords text={shelfOf(product, shelves)} /> ·{' '}
              {product.pack && `${packText(i18n, product.pack)} · `}
              <StockNote product={product} />
              <Waiters product={product._id} />
            </p>
            <p>
              <Money rupees={product.price} className="text-base font-semibold" />{' '}
              {product.cuttedprice > product.price && (
                <s className="text-muted">
                  <Money rupees={product.cuttedprice} />
                </s>
              )}
            </p>
          </div>
          <span className="-mx-2 -mb-2 w-full">
            <ProductActions product={product} {...actions} />
          </span>
        </li>
      ))}
    </ul>
  );
};
