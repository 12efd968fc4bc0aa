import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/page-language.ts';
import { wordsOnCard } from '#cart/web/adds/add-button.tsx';
import { addProduct } from '#cart/web/adds/add-product.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { isSoldOut, perUnit, type Product, usualQuantity } from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const OFFERED = 2;

/** Under a line that is sold out: goods that are alike and can be had, to be put in its place. */
export function AlikeGoods({ to: product, onClose }: { to: string; onClose: () => void }) {
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
