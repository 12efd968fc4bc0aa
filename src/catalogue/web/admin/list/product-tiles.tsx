import { pageAddress } from '#base/addresses.ts';
import { Money } from '#ui/money.tsx';
import { ProductActions, type ProductListProps } from './product-actions.tsx';
import { StockNote } from './stock-note.tsx';
import { Thumb } from './thumb.tsx';

/** The products as cards, where a table has no room. */
export const ProductTiles = ({ products, ...actions }: ProductListProps) => (
  <ul className="grid grid-cols-1 gap-3">
    {products.map((product) => (
      <li key={product._id} className="flex flex-wrap gap-3 rounded-tile border border-line bg-white p-3">
        <a
          href={pageAddress('product', { productId: product._id })}
          target="_blank"
          rel="noreferrer"
          aria-label={`${product.title} in the shop`}
        >
          <Thumb thumbnail={product.thumbnail} className="size-20" />
        </a>
        <div className="min-w-[min(100%,10rem)] flex-1">
          <h2 className="line-clamp-2 text-base font-semibold">{product.title}</h2>
          <p className="text-muted">
            {product.shelf} · <StockNote product={product} />
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <p>
              <Money rupees={product.price} className="text-base font-semibold" />{' '}
              {product.cuttedprice > product.price && (
                <s className="text-muted">
                  <Money rupees={product.cuttedprice} />
                </s>
              )}
            </p>
            <span className="-mr-2">
              <ProductActions product={product} {...actions} />
            </span>
          </div>
        </div>
      </li>
    ))}
  </ul>
);
