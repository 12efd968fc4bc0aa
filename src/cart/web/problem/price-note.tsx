import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { Button } from '#ui/button.tsx';
import { hearPrices, priceBefore, useHeardPrices } from './heard-prices.ts';

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
