import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatPaise, plus } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { subtotalOf } from '#cart/figures.ts';
import { hearPrices } from '#cart/web/problem/heard-prices.ts';
import { DeliveryLine, feesText, useDelivery } from '#delivery/web/public.ts';
import { missingToFreeShipping, shippingFor } from '#settings/settings.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { pricedLinesOf } from './cart-figures.ts';
import { wayToFreeShipping, wayToMinimum } from './cart-way.ts';

type Props = { lines: readonly CartItem[]; onClose: () => void };

/** Below the lines of the cart: subtotal, shipping, and its conditions. */
export function DrawerSums({ lines, onClose }: Props) {
  const { i18n } = useLingui();
  const { rule, isKnown, fees, delivery } = useDelivery();
  const subtotal = subtotalOf(pricedLinesOf(lines));
  const shipping = shippingFor(subtotal, rule);
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <p className="flex justify-between gap-3">
        <span>{i18n._('account.subtotal')}</span>
        <span className="tabular-nums">{formatPaise(subtotal)}</span>
      </p>
      {delivery?.kind !== 'no' && (
        <p className="flex justify-between gap-3">
          <span>{i18n._('account.shipping')}</span>
          <span className="text-right tabular-nums">
            {isKnown
              ? shipping === 0
                ? i18n._('account.free')
                : formatPaise(shipping)
              : feesText(i18n, fees)}
          </span>
        </p>
      )}
      <p className="text-sm text-muted">
        {isKnown ? i18n._('account.cart.taxes') : i18n._('account.cart.calculated')}
      </p>
      <DeliveryLine className="mt-2" />
      <Button look="plain" onClick={onClose} className="-mx-4 justify-self-start">
        {i18n._('account.continueShopping')}
      </Button>
    </div>
  );
}

/**
 * At the foot of the cart: the total and the order button. Where shipping is not known yet, the total is without it.
 */
export function DrawerFoot({ lines, onClose }: Props) {
  const { i18n } = useLingui();
  const delivery = useDelivery();
  const { rule, isKnown } = delivery;
  const subtotal = subtotalOf(pricedLinesOf(lines));
  const toOrder = wayToMinimum(i18n, subtotal, delivery);
  const toFree =
    isKnown && subtotal > 0 ? wayToFreeShipping(i18n, missingToFreeShipping(subtotal, rule)) : '';
  return (
    <div className="grid gap-1">
      <output className={toOrder ? 'text-sm font-semibold' : 'drawer-way text-sm empty:hidden'}>
        {toOrder || toFree}
      </output>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="drawer-total grow leading-tight">
          <span className="block text-sm text-muted">
            {isKnown ? i18n._('account.cart.total') : i18n._('account.subtotal')}
          </span>
          <output aria-live="polite" className="text-xl font-bold tabular-nums">
            {formatPaise(isKnown ? plus(subtotal, shippingFor(subtotal, rule)) : subtotal)}
          </output>
        </p>
        <Link
          to={pageAddress('checkout')}
          onClick={() => {
            hearPrices(lines.map(({ product }) => product));
            onClose();
          }}
          className={buttonClass('primary', 'min-h-12 min-w-40 flex-1')}
        >
          {i18n._('account.cart.checkout')}
        </Link>
      </div>
    </div>
  );
}
