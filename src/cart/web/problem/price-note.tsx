import { useLingui } from '@lingui/react';
import { create } from 'zustand';
import { formatRupees } from '#base/figures/money.ts';
import { forget, keep, readAnywhere } from '#browser/storage.ts';
import type { CartItem } from '#cart/cart.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { storageOfSession } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';

/** Under a line of the cart whose price changed since the shopper saw it; in the drawer with a button that ends it. */
export function PriceNote({ item, inDrawer = false }: { item: CartItem; inDrawer?: boolean }) {
  const { i18n } = useLingui();
  const { product } = item;
  const was = useHeardPrices(({ prices }) => priceBefore(item, prices));
  if (was === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="font-semibold">
        {i18n._('shop.line.price', { was: formatRupees(was), now: formatRupees(product.price) })}
      </span>
      {inDrawer && (
        <Button
          look="secondary"
          aria-label={`${i18n._('account.notice.ok')}: ${product.title}`}
          className="px-3"
          onClick={() => hearPrices([product])}
        >
          {i18n._('account.notice.ok')}
        </Button>
      )}
    </div>
  );
}

type Prices = Readonly<Record<string, number>>;

const NAME = 'heardPrices';

const readHeard = (): Prices => readAnywhere<Prices>(NAME) ?? {};

/** Prices of the goods in the cart that the shopper was last shown, by id; this device keeps them. */
export const useHeardPrices = create<{ prices: Prices }>(() => ({ prices: readHeard() }));

function write(prices: Prices): void {
  if (Object.keys(prices).length === 0) forget(NAME);
  else keep(NAME, prices, storageOfSession());
  useHeardPrices.setState({ prices });
}

/** The shopper saw these goods at their prices. */
export const hearPrices = (goods: readonly Pick<CartItem['product'], '_id' | 'price'>[]): void =>
  write({ ...readHeard(), ...Object.fromEntries(goods.map(({ _id, price }) => [_id, price])) });

/** A line's price before it changed; undefined if the shopper was shown the current price. */
export function priceBefore({ product }: CartItem, prices: Prices): number | undefined {
  const heard = prices[product._id];
  return heard === product.price ? undefined : heard;
}

// What comes into the cart was seen at the price that it has then; of what leaves it nothing is kept.
useCart.subscribe(({ items }, { items: before }) => {
  if (items === before) return;
  const goods = new Map(items.map(({ product }) => [product._id, product.price]));
  const prices: Record<string, number> = { ...readHeard() };
  for (const { product } of before) if (!goods.has(product._id)) delete prices[product._id];
  for (const [id, price] of goods) if (id) prices[id] ??= price;
  write(prices);
});
