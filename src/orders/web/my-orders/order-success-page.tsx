import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  redirect,
  useLoaderData,
  useRouteError,
  type MetaArgs,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { fetchCart } from '#cart/web/public.ts';
import { restoreSession, useSession } from '#identity/web/public.ts';
import { isOpen, type Order } from '#orders/order.ts';
import { dismissPlaced, justPlaced } from '#orders/web/submission/submission-store.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { InstallOffer } from './install-offer.tsx';
import { OrderAddress } from './order/order-address.tsx';
import { OrderState } from './order/order-state.tsx';
import { OrderSteps } from './order/order-steps.tsx';
import { ShopContact } from './shop-contact.tsx';
import { useFollowedOrders } from './use-followed-orders.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.order.successful') }));

/** The order that was just placed, or, after a reload, read from the server. The order of another shopper redirects home. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  restoreSession();
  const id = params['id'] ?? '';
  dismissPlaced(id);
  const placed = justPlaced(id);
  if (placed) return placed;
  const order = await ownOrder(id);
  if (!order) return redirect(pageAddress('home'));
  // The order emptied the cart on the server; what is in it now was added later.
  await Promise.allSettled([fetchCart()]);
  return order;
}
clientLoader.hydrate = true as const;

async function ownOrder(id: string): Promise<Order | undefined> {
  try {
    const order = await callApi<Order>(inPageLanguage(`/orders/${encodeURIComponent(id)}`));
    // Staff may read anybody's order; this page is only for the one who placed it.
    return order.user === useSession.getState().user?._id ? order : undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}

export function HydrateFallback() {
  const { i18n } = useLingui();
  return <Spinner label={i18n._('account.order.fetching')} />;
}

/** The thanks of the shop, what happens next, whom to call, and the delivery address. */
export default function OrderSuccessPage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [fresh, setFresh] = useState<Order>();
  const order = fresh?._id === loaded._id ? fresh : loaded;
  useFollowedOrders([order], setFresh);
  return (
    <div className="page grid max-w-xl gap-3 py-4 md:py-8">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf text-white">
          <Icon name="check" className="size-7" />
        </span>
        <h1 className="min-w-[min(100%,12rem)] flex-1 text-xl font-bold text-balance">
          {i18n._('account.order.thanks')}
        </h1>
      </div>
      <OrderState order={order} />
      <ShopContact order={order} />
      {isOpen(order) && <OrderSteps order={order} />}
      <OrderAddress order={order} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Link to={pageAddress('home')} className={buttonClass()}>
          {i18n._('account.continueShopping')}
        </Link>
        <Link to={pageAddress('myOrders')} className={buttonClass('secondary')}>
          {i18n._('account.myOrders')}
        </Link>
      </div>
      <InstallOffer />
    </div>
  );
}

/** The order was placed; only this page could not be fetched. */
export function ErrorBoundary() {
  const { i18n } = useLingui();
  return (
    <LoadProblem
      title={i18n._('account.order.notFetched')}
      error={useRouteError()}
      back={{ to: pageAddress('myOrders'), label: i18n._('account.myOrders') }}
    />
  );
}
