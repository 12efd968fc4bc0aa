import { useLingui } from '@lingui/react';
import { createElement, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { loadWords } from '#browser/language/words.ts';
import type { CartItem } from '#cart/cart.ts';
import { setWaiting, useWaitingAdds } from '#cart/web/adds/waiting-adds.ts';
import { OffersContext } from '#cart/web/drawer/cart-drawer-store.ts';
import { sayOfCart, useCartNotice } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { dismissRemoved, loadCart, removeItem } from '#cart/web/store/cart-store.ts';
import { startAtKnownPlace } from '#delivery/web/public.ts';
import { useSession } from '#identity/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { isSoldOutLine } from './cart-figures.ts';
import { DrawerLine } from './drawer-line.tsx';
import { DrawerFoot, DrawerSums } from './drawer-sums.tsx';

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
