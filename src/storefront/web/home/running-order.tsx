import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { loadWords } from '#browser/language/words.ts';
import type { Order } from '#orders/orders.ts';
import { useRunningOrder, useRunningTexts } from '#orders/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Place } from '#storefront/web/frame/banner.tsx';
import { buttonClass } from '#ui/button.tsx';

// Home loads no other messages than the shop's.
await loadWords('account');

/** For signed-in shoppers: shows the order that comes next in the hero's place, as high. A guest's visit does not load it. */
export default function RunningOrder({ show }: { show: (running: ReactNode) => void }) {
  const order = useRunningOrder();
  useEffect(() => {
    if (!order) return undefined;
    show(<Running order={order} />);
    return () => show(undefined);
  }, [order, show]);
  return null;
}

function Running({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { name, promises } = useShop();
  const [first, second] = useRunningTexts(order);
  const shop = (
    <Link to={pageAddress('shop')} className={buttonClass('plain', 'px-2')}>
      {i18n._('shop.nav.shop')}
    </Link>
  );
  return (
    <>
      <div className="hero-row">
        <b translate="no" className="max-w-1/3">
          {name}
        </b>
        {promises && <Place className="running-place flex-1" />}
        {shop}
      </div>
      <div className="hero-slot">
        <output className="min-w-0 flex-1 leading-tight">
          <b className="line-clamp-2 lg:text-xl">{first}</b>
          <span className="line-clamp-2 text-sm leading-tight">{second}</span>
        </output>
        <span className="max-sm:hidden">{shop}</span>
        <Link to={pageAddress('order', { id: order._id })} className={buttonClass('secondary')}>
          {i18n._('account.running.see')}
          <span className="sr-only"> {i18n._('account.order.number', { number: order.orderId })}</span>
        </Link>
      </div>
    </>
  );
}
