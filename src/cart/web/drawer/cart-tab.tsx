import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatPaise, formatRupees } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { countOf, subtotalOf } from '#cart/figures.ts';
import { priceBefore, useHeardPrices } from '#cart/web/problem/price-note.tsx';
import { isSoldOutLine, pricedLinesOf, problemOfItem } from '#cart/web/store/cart-lines.ts';
import { useCartNotice } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { useDelivery } from '#delivery/web/public.ts';
import { missingToFreeShipping } from '#settings/settings.ts';
import { Icon } from '#ui/icon.tsx';
import { BarCartButton, OPENS_DRAWER } from './bar-cart-button.tsx';
import { useCartDrawer } from './cart-drawer-store.ts';
import { wayOf } from './cart-way.ts';

/**
 * The Cart tab of phones: the cart's sum, the amount missing to an order or to free shipping, the last change, or a
 * line that can no longer be ordered as it is.
 */
export function CartTab() {
  const { i18n } = useLingui();
  const delivery = useDelivery();
  const items = useCart((cart) => cart.items);
  const isDrawerOpen = useCartDrawer(({ isOpen }) => isOpen);
  const notice = useCartNotice((state) => state.notice);
  const prices = useHeardPrices((state) => state.prices);
  const lines = pricedLinesOf(items);
  const things = countOf(lines);
  const subtotal = subtotalOf(lines);
  const isAny = things > 0 || items.some(isSoldOutLine);
  // Between the bars stands what the tab has no room for.
  const sum = isAny
    ? i18n._('shop.cart.sum', { count: things, amount: formatPaise(subtotal) }).split('|')
    : [];
  const said =
    (notice && !isDrawerOpen ? notice.text : whatChanged(i18n, items, prices)) ??
    (things > 0 ? wayOf(i18n, subtotal, delivery) : '');
  const { rule, isKnown } = delivery;
  return (
    <>
      {isAny ? <span /> : <BarCartButton />}
      {/* Always there and in its place: nothing moves when the cart comes, and a region that comes together with its text is silent in most screen readers. */}
      <div className={isAny ? 'cart-tab' : 'cart-tab pointer-events-none'}>
        {isAny && <Icon name="cart" className="cart-tab-icon" />}
        <div>
          {isAny && (
            <b className="block truncate text-base leading-tight tabular-nums">
              {sum[0]}
              <span className="sr-only">{sum[1]}</span>
              {sum[2]}
            </b>
          )}
          <output className={isAny ? 'truncate' : 'sr-only'}>{said}</output>
        </div>
        {isAny && isKnown && (
          <progress
            aria-hidden="true"
            value={subtotal}
            max={subtotal + missingToFreeShipping(subtotal, rule)}
            className="cart-way absolute inset-x-0 bottom-0 h-1 w-full"
          />
        )}
        {isAny && (
          <button type="button" {...OPENS_DRAWER} className="absolute inset-0 rounded-control">
            <span className="sr-only">
              {i18n._('shop.cart.cart')}, {sum.join('')}. {i18n._('shop.cart.view')}
            </span>
          </button>
        )}
      </div>
    </>
  );
}

/** A line that can no longer be ordered as it is, or else one whose price changed since the shopper saw it. */
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

/** Within the cart button of the navigation bar: how many things are in the cart and, where there is room, their sum. */
export function NavCart() {
  const { i18n } = useLingui();
  const items = useCart((cart) => cart.items);
  const lines = pricedLinesOf(items);
  const things = countOf(lines);
  return (
    <>
      <span className="relative">
        <Icon name="cart" />
        {things > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 text-sm font-bold text-white tabular-nums"
          >
            {things}
          </span>
        )}
      </span>
      <span className="sr-only">
        {things > 0 ? i18n._('shop.cart.things', { count: things }) : i18n._('shop.cart.none')}
      </span>
      {things > 0 && <b className="hidden tabular-nums lg:block">{formatPaise(subtotalOf(lines))}</b>}
    </>
  );
}
