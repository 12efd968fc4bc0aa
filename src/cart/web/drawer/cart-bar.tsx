import { useLingui } from '@lingui/react';
import { subtotalOf } from '#cart/figures.ts';
import { useWaitingAdds } from '#cart/web/adds/waiting-adds.ts';
import { useCartNotice } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { missingToFreeShipping, shippingRuleOf } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { useCartDrawer } from './cart-drawer-store.ts';
import { pricedLinesOf, wayToFreeShipping } from './cart-figures.ts';

/** On phones, above the bottom bar: what just happened to the cart, or how far it is to free shipping. */
export function CartBar() {
  const { i18n } = useLingui();
  const rule = shippingRuleOf(useShop());
  const items = useCart((cart) => cart.items);
  const isDrawerOpen = useCartDrawer(({ isOpen }) => isOpen);
  const notice = useCartNotice((state) => state.notice);
  const said = isDrawerOpen ? undefined : notice?.text;
  const way =
    items.length > 0 &&
    wayToFreeShipping(i18n, missingToFreeShipping(subtotalOf(pricedLinesOf(items)), rule));
  return (
    <output className="col-span-4 block text-center text-sm empty:hidden">
      {said ? (
        <span className="flex min-h-11 items-center justify-center gap-2 bg-leaf px-4 font-semibold text-white">
          <Icon name="check" className="size-5 shrink-0" />
          {said}
        </span>
      ) : (
        way && <span className="block bg-leaf-soft px-4 py-1 text-leaf-dark">{way}</span>
      )}
    </output>
  );
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
        <b>{adds.length === 1 ? first.title : `${adds.length} products`}</b>{' '}
        {adds.length === 1 ? 'waits' : 'wait'} for the network, to be added to your cart.
      </span>
    </output>
  );
}
