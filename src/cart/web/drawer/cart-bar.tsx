import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatPaise, formatRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { countOf, subtotalOf } from '#cart/figures.ts';
import { useWaitingAdds } from '#cart/web/adds/waiting-adds.ts';
import { priceBefore, useHeardPrices } from '#cart/web/problem/heard-prices.ts';
import { problemOfItem } from '#cart/web/problem/problem-of-item.ts';
import { useCartNotice } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { useDelivery } from '#delivery/web/public.ts';
import { missingToFreeShipping } from '#settings/settings.ts';
import { Icon } from '#ui/icon.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { useCartDrawer } from './cart-drawer-store.ts';
import { pricedLinesOf, wayToFreeShipping } from './cart-figures.ts';
import { openCartDrawer } from './open-cart-drawer.ts';

/**
 * On phones, above the bottom bar: what is in the cart, the way to it, and how far it is to free shipping, what just
 * happened, or which line can no longer be ordered as it is. It stands over the page, so that nothing moves when it comes.
 */
export function CartBar() {
  const { i18n } = useLingui();
  const { rule } = useDelivery();
  const items = useCart((cart) => cart.items);
  const lines = pricedLinesOf(items);
  const isDrawerOpen = useCartDrawer(({ isOpen }) => isOpen);
  const notice = useCartNotice((state) => state.notice);
  const prices = useHeardPrices((state) => state.prices);
  const said = notice && !isDrawerOpen ? notice.text : whatChanged(i18n, items, prices);
  const things = countOf(lines);
  const subtotal = subtotalOf(lines);
  const missing = missingToFreeShipping(subtotal, rule);
  return (
    <div className="cart-bar pointer-events-auto relative flex min-h-14 flex-wrap items-center gap-x-3 overflow-hidden rounded-t-tile bg-leaf-dark py-1.5 pr-1.5 pl-4 text-white lg:hidden">
      {things > 0 && (
        <progress
          aria-hidden="true"
          value={subtotal}
          max={subtotal + missing}
          className="cart-way absolute inset-x-0 top-0 h-1 w-full"
        />
      )}
      <output className="min-w-0 flex-1 basis-36 text-xs">
        {things > 0 && (
          <b className="block text-lg leading-tight tabular-nums">
            {i18n._('shop.cart.sum', { count: things, amount: formatPaise(subtotal) })}
          </b>
        )}
        {said ?? (things > 0 && wayToFreeShipping(i18n, missing))}
      </output>
      {things > 0 && (
        <button
          type="button"
          onClick={openCartDrawer}
          className="min-h-11 rounded-control bg-white px-3 font-bold whitespace-nowrap text-leaf-dark"
        >
          {i18n._('shop.cart.view')}
        </button>
      )}
    </div>
  );
}

/** Which line can no longer be ordered as it is, or else which has another price than the shopper heard of. */
function whatChanged(
  i18n: I18n,
  items: readonly CartItem[],
  prices: Record<string, number>,
): string | undefined {
  const changed = items.find((item) => item.product._id && problemOfItem(item));
  if (changed) return i18n._('shop.cart.look', { title: changed.product.title });
  for (const item of items) {
    const { title, price } = item.product;
    const was = priceBefore(item, prices);
    if (was !== undefined)
      return i18n._('shop.cart.price', { title, was: formatRupees(was), now: formatRupees(price) });
  }
  return undefined;
}

/** On every screen: what was added without a network waits, and for what. */
export function WaitingAddsBar() {
  const adds = useWaitingAdds((state) => state.adds);
  const [first] = adds;
  if (!first) return null;
  return (
    <output className="pointer-events-auto flex min-h-11 items-center gap-3 bg-marigold-soft px-4 py-2 text-sm lg:mr-6 lg:mb-3 lg:ml-auto lg:w-fit lg:max-w-lg lg:rounded-tile lg:shadow-float">
      <Icon name="clock" className="size-5 shrink-0" />
      <span>
        {adds.length === 1 ? (
          <Trans id="shop.cart.waitsOne" values={{ title: first.title }} components={{ b: <b /> }} />
        ) : (
          <Trans id="shop.cart.waitsMany" values={{ count: adds.length }} components={{ b: <b /> }} />
        )}
      </span>
    </output>
  );
}
