import { useLingui } from '@lingui/react';
import { createElement, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatPaise, plus } from '#base/figures/money.ts';
import { loadWords } from '#browser/language/words.ts';
import type { CartItem } from '#cart/cart.ts';
import { subtotalOf } from '#cart/figures.ts';
import { setWaiting, useWaitingAdds } from '#cart/web/adds/waiting-adds.ts';
import { OffersContext } from '#cart/web/drawer/cart-drawer-store.ts';
import { hearPrices } from '#cart/web/problem/price-note.tsx';
import { isSoldOutLine, pricedLinesOf } from '#cart/web/store/cart-lines.ts';
import { sayOfCart, useCartNotice } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { dismissRemoved, loadCart, removeItem } from '#cart/web/store/cart-store.ts';
import { startAtKnownPlace, DeliveryLine, feesText, useDelivery } from '#delivery/web/public.ts';
import { useSession } from '#identity/web/public.ts';
import { missingToFreeShipping, shippingFor } from '#settings/settings.ts';
import { Button, buttonClass, classNames } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { wayToFreeShipping, wayToMinimum } from './cart-way.ts';
import { DrawerLine } from './drawer-line.tsx';

// It is loaded when somebody comes near a cart button, on pages that may load no other messages than the shop's.
await loadWords('account');

/** The cart: its lines, its sums, and the links onward. A modal dialog from the right. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const offers = use(OffersContext);
  const { items, cartLoaded, removed } = useCart();
  const isGuest = useSession(({ token }) => token === undefined);
  const [problem, setProblem] = useState<string>();
  const lines = items.filter(({ product }) => product._id);
  const refetch = () =>
    loadCart().then(
      () => setProblem(undefined),
      (error: unknown) => setProblem((error as Error).message),
    );
  useEffect(() => {
    if (isGuest) return;
    void refetch();
    void startAtKnownPlace();
  }, [isGuest]);
  const remove = async (item: CartItem) => {
    try {
      await removeItem(item);
      sayOfCart('success', i18n._('shop.cart.removed'));
    } catch (error) {
      const why = (error as Error).message;
      return setProblem(i18n._('account.cart.stillThere', { title: item.product.title, why }));
    }
    await refetch();
  };
  // A tap on goods that an empty cart offers leads to their page.
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedOn) onClose();
  }, [pathname, openedOn, onClose]);
  const isWaiting = !isGuest && !cartLoaded;
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._('account.cart.title')}
      place="right"
      footer={lines.length > 0 && <DrawerFoot lines={lines} onClose={onClose} />}
    >
      <Notice />
      {problem && (
        <p role="alert" className="mb-3 rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {problem}
        </p>
      )}
      {removed.map(({ product, title }) => (
        <p
          key={product}
          role="alert"
          className="mb-3 flex items-center gap-2 rounded-control bg-marigold-soft py-1 pr-1 pl-3"
        >
          <span className="mr-auto">{i18n._('account.cart.removed', { title })}</span>
          <Button look="plain" onClick={() => dismissRemoved(product)}>
            {i18n._('account.notice.ok')}
          </Button>
        </p>
      ))}
      <WaitingAdds />
      {isWaiting && <Waiting />}
      {!isWaiting && lines.length === 0 && (
        <Empty onClose={onClose} isGuest={isGuest}>
          <Suspense>{createElement(offers)}</Suspense>
        </Empty>
      )}
      <ul className="divide-y divide-line">
        {soldOutFirst(lines).map((item) => (
          <DrawerLine key={item._id} item={item} remove={() => void remove(item)} onClose={onClose} />
        ))}
      </ul>
      {lines.length > 0 && <DrawerSums lines={lines} onClose={onClose} />}
    </Dialog>
  );
}

/** Puts sold-out lines, about which the shopper has to decide, on top. */
const soldOutFirst = (lines: readonly CartItem[]): CartItem[] =>
  lines.toSorted((one, other) => Number(isSoldOutLine(other)) - Number(isSoldOutLine(one)));

/** The last change of the cart, shown here while the drawer is open. */
function Notice() {
  const notice = useCartNotice((state) => state.notice);
  return (
    <output
      className={classNames(
        'mb-3 block rounded-control px-3 py-2 font-semibold empty:hidden',
        notice?.kind === 'error' ? 'bg-chilli-soft text-chilli' : 'bg-leaf-soft text-leaf-dark',
      )}
    >
      {notice?.text}
    </output>
  );
}

/** Adds made without a network, which can still be withdrawn. */
function WaitingAdds() {
  const { i18n } = useLingui();
  const adds = useWaitingAdds((state) => state.adds);
  return adds.map(({ product, title, quantity, unit }) => (
    <p key={product} className="mb-3 flex items-center gap-2 rounded-control bg-marigold-soft py-1 pr-1 pl-3">
      <span className="mr-auto">
        {Number.isInteger(quantity)
          ? i18n._('account.cart.waitsCounted', { count: quantity, title })
          : i18n._('account.cart.waits', { amount: formatQuantity(i18n, quantity, unit), title })}
      </span>
      <Button
        look="plain"
        aria-label={i18n._('shop.line.remove', { title })}
        onClick={() => setWaiting(product, 0)}
      >
        {i18n._('account.line.remove')}
      </Button>
    </p>
  ));
}

type EmptyProps = { onClose: () => void; isGuest: boolean; children: ReactNode };

function Empty({ onClose, isGuest, children }: EmptyProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 py-6 text-center">
      <p className="text-lg font-bold">{i18n._('account.cart.empty')}</p>
      <Link to={pageAddress('shop')} onClick={onClose} className={buttonClass('primary')}>
        {i18n._('account.shopNow')}
      </Link>
      {isGuest && (
        <Link to={pageAddress('login')} onClick={onClose} className={buttonClass('plain')}>
          {i18n._('account.cart.login')}
        </Link>
      )}
      {children}
    </div>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 pt-2">
    {[1, 2, 3].map((key) => (
      <Skeleton key={key} className="h-20" />
    ))}
  </div>
);

type Props = { lines: readonly CartItem[]; onClose: () => void };

/** Below the lines of the cart: subtotal, shipping, and its conditions. */
function DrawerSums({ lines, onClose }: Props) {
  const { i18n } = useLingui();
  const { rule, isKnown, fees, delivery } = useDelivery();
  const village = (delivery?.kind === 'goes' && !delivery.collected && delivery.village) || '';
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
          <span>{village ? i18n._('account.cart.shippingTo', { village }) : i18n._('account.shipping')}</span>
          <span className="text-right tabular-nums">
            {isKnown
              ? shipping === 0
                ? i18n._('account.free')
                : formatPaise(shipping)
              : feesText(i18n, fees)}
          </span>
        </p>
      )}
      <p className="text-sm text-muted">{i18n._('account.cart.calculated')}</p>
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
function DrawerFoot({ lines, onClose }: Props) {
  const { i18n } = useLingui();
  const delivery = useDelivery();
  const { rule, isKnown } = delivery;
  const subtotal = subtotalOf(pricedLinesOf(lines));
  const toOrder = wayToMinimum(i18n, subtotal, delivery);
  const toFree =
    isKnown && subtotal > 0 ? wayToFreeShipping(i18n, missingToFreeShipping(subtotal, rule)) : '';
  return (
    <div className="grid gap-1">
      {isKnown && (
        <progress
          aria-hidden="true"
          value={subtotal}
          max={subtotal + missingToFreeShipping(subtotal, rule)}
          className="cart-way absolute inset-x-0 top-0 h-1 w-full"
        />
      )}
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
