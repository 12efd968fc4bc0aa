import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatPaise } from '#base/figures/money.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { CartItem } from '#cart/cart.ts';
import { subtotalOf } from '#cart/figures.ts';
import { wordsOnCard } from '#cart/web/adds/add-button.tsx';
import { addProduct } from '#cart/web/adds/add-product.ts';
import { CartItemStepper } from '#cart/web/amount/quantity-stepper.tsx';
import { LineProblemNote } from '#cart/web/problem/line-problem-note.tsx';
import { PriceNote } from '#cart/web/problem/price-note.tsx';
import { isSoldOutLine, pricedLinesOf } from '#cart/web/store/cart-lines.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { packText, perUnit, isSoldOut, type Product, usualQuantity } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

type Props = { item: CartItem; remove: () => void; onClose: () => void };

/** A line of the cart: goods, cost, changes, and the quantity. */
export function DrawerLine({ item, remove, onClose }: Props) {
  const { i18n } = useLingui();
  const { product } = item;
  const isOut = isSoldOutLine(item);
  return (
    <li className="drawer-line grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 py-2.5">
      <span className={`drawer-picture grid size-14 place-items-center rounded-tile bg-${product.art}`}>
        <GoodsTilePicture
          art={product.art}
          thumbnail={product.thumbnail}
          size="small"
          className="size-12 object-contain"
        />
      </span>
      <div className="grid grid-cols-1">
        <div className="flex items-start justify-between gap-3">
          <h3>
            <Link
              to={pageAddress('product', { productId: product._id })}
              onClick={onClose}
              className="font-semibold hover:text-leaf"
            >
              <OwnWords text={product.title} />
            </Link>
          </h3>
          {!isOut && (
            <span className="font-bold tabular-nums">{formatPaise(subtotalOf(pricedLinesOf([item])))}</span>
          )}
        </div>
        <p className="text-sm text-muted">
          <Money rupees={product.price} /> {perUnit(i18n, product.unit)}
          {product.pack && ` · ${packText(i18n, product.pack)}`}
          {product.color && ` · ${i18n._('shop.label.colour')}: ${product.color}`}
        </p>
        <LineProblemNote item={item} />
        <PriceNote item={item} inDrawer />
        <div className="flex flex-wrap items-center justify-between gap-2">
          {!isOut && (
            <div className="w-fit min-w-32">
              <CartItemStepper item={item} />
            </div>
          )}
          <button
            type="button"
            onClick={remove}
            aria-label={i18n._('shop.line.remove', { title: product.title })}
            className="min-h-11 font-semibold text-leaf hover:underline"
          >
            {i18n._('account.line.remove')}
          </button>
        </div>
      </div>
      {isOut && <AlikeGoods to={product._id} onClose={onClose} />}
    </li>
  );
}

const OFFERED = 2;

/** Under a line that is sold out: goods that are alike and can be had, to be put in its place. */
function AlikeGoods({ to: product, onClose }: { to: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const [alike, setAlike] = useState<Product[]>([]);
  const inCart = useCart(({ items }) => items);
  useEffect(() => {
    const asking = new AbortController();
    // Without an answer the line stands as it is.
    void callApi<Product[]>(inPageLanguage(`/products/${product}/related?packs=one`), {
      signal: asking.signal,
    })
      .then(setAlike)
      .catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, [product]);
  const offered = alike
    .filter((one) => !isSoldOut(one) && !inCart.some((item) => item.product._id === one._id))
    .slice(0, OFFERED);
  if (offered.length === 0) return null;
  return (
    <div className="col-span-full mt-2 rounded-control bg-shelf px-3 py-2">
      <p className="text-sm font-semibold">{i18n._('account.cart.alike')}</p>
      <ul>
        {offered.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <Link
              to={pageAddress('product', { productId: one._id })}
              onClick={onClose}
              className="min-w-28 flex-1 leading-tight hover:text-leaf"
            >
              <OwnWords text={one.title} />
              <span className="block text-sm text-muted">
                <Money rupees={one.price} /> {perUnit(i18n, one.unit)}
              </span>
            </Link>
            <Button
              look="secondary"
              className="px-3"
              onClick={() => void addProduct(one, usualQuantity(one))}
            >
              {wordsOnCard(i18n, one, usualQuantity(one))}
              <span className="sr-only"> {one.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
