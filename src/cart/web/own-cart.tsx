import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { isLoose } from '#base/figures/amount.ts';
import { formatPaise } from '#base/figures/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { subtotalOf } from '#cart/figures.ts';
import { isSoldOut, offeredQuantities, usualQuantity } from '#catalogue/catalogue.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { AddButton, type AddProps, SoldOutGoods } from './adds/add-button.tsx';
import { addKept, addProduct, useKeptAdds } from './adds/add-product.ts';
import { useWaitingAdds, readWaitingAdds, setWaiting } from './adds/waiting-adds.ts';
import { AmountChoice, AmountDock } from './amount/amount-choice.tsx';
import { AmountSheetPlace } from './amount/amount-sheet-place.tsx';
import { CartItemStepper, QuantityStepper, setQuantity } from './amount/quantity-stepper.tsx';
import { OPENS_DRAWER } from './drawer/bar-cart-button.tsx';
import { CardProblem, LineProblemNote } from './problem/line-problem-note.tsx';
import { PriceNote } from './problem/price-note.tsx';
import { AskBeforeSignOut } from './sign-out/ask-before-sign-out.tsx';
import { pricedLinesOf, problemOfItem } from './store/cart-lines.ts';
import { useCartNotice } from './store/cart-notice.ts';
import { useCart } from './store/cart-state.ts';
import { loadCart } from './store/cart-store.ts';

// The part of the cart that only signed-in shoppers need. It is loaded when a session is found (cart-root.tsx).
export { addProduct } from './adds/add-product.ts';
export { CartTab, NavCart } from './drawer/cart-tab.tsx';

/** The cart and the account that it is of: each page of a signed-in shopper asks for both. */
const loadOwn = () => loadCart('/cart?user=1');

/** Loads the signed-in shopper's cart and account, keeps them fresh across tabs, and sends adds that wait for the network. */
export function OwnCart({ token }: { token: string }) {
  const isAnyWaiting = useWaitingAdds(({ adds }) => adds.length > 0);
  useEffect(() => {
    readWaitingAdds();
    // Without an answer the cart shows what it had; each change reports its own failure.
    const load = () => void Promise.allSettled([loadOwn()]);
    const start = async () => {
      await Promise.allSettled([loadOwn()]);
      await addKept();
    };
    // Products open in tabs of their own, and what was added there must show here, too.
    const look = () => {
      if (document.visibilityState === 'visible') load();
    };
    void start();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', readWaitingAdds);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', readWaitingAdds);
    };
  }, [token]);
  useEffect(() => {
    const stop = new AbortController();
    const send = async () => {
      // Loaded while there is a network; later it may be too late.
      const { sendWaitingAdds } = await import('./adds/send-waiting-adds.ts');
      if (isAnyWaiting) await sendWaitingAdds(stop.signal);
    };
    // Without a network the code does not load: the adds stay on this device, and the next page sends them.
    void Promise.allSettled([send()]);
    return () => stop.abort();
  }, [token, isAnyWaiting]);
  return (
    <>
      <AmountSheetPlace />
      <AskBeforeSignOut />
    </>
  );
}

/** − 1 + in place of the button for goods that are in the cart, or wait to be added. */
export function OwnAdd({ product, onPage = false }: AddProps & { onPage?: boolean }) {
  const { i18n } = useLingui();
  const item = useCart(({ items }) => items.find((line) => line.product._id === product._id));
  const waiting = useWaitingAdds(({ adds }) => adds.find((add) => add.product === product._id));
  const problem = item && problemOfItem(item);
  if (problem && !onPage) return <CardProblem item={item} problem={problem} />;
  if (item) {
    return (
      <div className="grid gap-1">
        {onPage ? <LineOnPage item={item} product={product} /> : <CartItemStepper item={item} removes />}
        <LineProblemNote item={item} />
        <PriceNote item={item} />
      </div>
    );
  }
  if (waiting) {
    return (
      <div className={onPage ? 'dock' : 'grid gap-1'}>
        <QuantityStepper
          goods={product}
          quantity={waiting.quantity}
          removes
          onChange={(quantity) => setWaiting(product._id, quantity)}
        />
        <p className="text-sm text-muted">{i18n._('shop.cart.waiting')}</p>
      </div>
    );
  }
  if (isSoldOut(product)) return <SoldOutGoods product={product} onPage={onPage} />;
  if (onPage) return <AddOnPage product={product} />;
  return <AddOnCard product={product} />;
}

/** On a card: what this product's line in the cart comes to; else the children. */
export function InCart({ product, children }: AddProps & { children: ReactNode }) {
  const { i18n } = useLingui();
  const item = useCart(({ items }) => items.find((line) => line.product._id === product._id));
  if (!item) return children;
  return i18n._('shop.card.inCart', { amount: formatPaise(subtotalOf(pricedLinesOf([item]))) });
}

const SHOWN_ON_WIDE_CARDS = 3;

/** The buttons of a card. A wide card has room for the amounts of loose goods (ui/look/cards.css). */
function AddOnCard({ product }: AddProps) {
  const isUnderWay = useKeptAdds(({ adds }) => adds.some((add) => add.product === product._id));
  const usual = usualQuantity(product);
  const [tapped, setTapped] = useState<number>();
  const busy = isUnderWay ? usual : tapped;
  const offered = isLoose(product.soldBy)
    ? offeredQuantities(product).slice(0, SHOWN_ON_WIDE_CARDS)
    : [usual];
  const tap = async (quantity: number): Promise<void> => {
    setTapped(quantity);
    await addProduct(product, quantity);
    setTapped(undefined);
  };
  return (
    <div className="card-amounts">
      {offered.map((quantity) => (
        <div key={quantity} className={quantity === usual ? 'grid' : 'card-more'}>
          <AddButton
            product={product}
            quantity={quantity}
            busy={busy === quantity}
            onClick={() => void tap(quantity)}
          />
        </div>
      ))}
    </div>
  );
}

/** On the product's own page with how much, or how many. */
function AddOnPage({ product }: AddProps) {
  const isByAmount = isLoose(product.soldBy);
  const [quantity, choose] = useState(() => usualQuantity(product));
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    setBusy(true);
    await addProduct(product, quantity);
    setBusy(false);
  };
  return (
    <>
      {isByAmount && <AmountChoice goods={product} quantity={quantity} choose={choose} />}
      <AmountDock goods={product} quantity={quantity}>
        {!isByAmount && (
          <span className="max-lg:hidden">
            <QuantityStepper goods={product} quantity={quantity} onChange={choose} />
          </span>
        )}
        <AddButton product={product} quantity={quantity} onPage busy={busy} onClick={() => void add()} />
      </AmountDock>
    </>
  );
}

/** The same once it is in the cart: another amount, − amount + in the place of the button, and the way to the cart. */
function LineOnPage({ item, product }: AddProps & { item: CartItem }) {
  const { i18n } = useLingui();
  const notice = useCartNotice((state) => state.notice);
  return (
    <>
      {isLoose(product.soldBy) && (
        <AmountChoice
          goods={product}
          quantity={item.quantity}
          choose={(quantity) => void setQuantity(item, quantity)}
        />
      )}
      <div className="dock docked-line">
        <CartItemStepper item={item} removes />
        <div className="text-sm">
          <output>{notice?.text}</output>
          {!notice && <InCart product={product}>{null}</InCart>}
        </div>
        <button type="button" {...OPENS_DRAWER} className={buttonClass('secondary', 'lg:hidden')}>
          {i18n._('shop.cart.view')}
        </button>
      </div>
    </>
  );
}

/** On every screen: the adds that wait for the network. */
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
