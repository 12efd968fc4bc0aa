import {
  type ClientLoaderFunctionArgs,
  Link,
  redirect,
  useLoaderData,
  useRouteError,
  type MetaArgs,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { fetchCart } from '#cart/web/public.ts';
import { restoreSession, useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { PAYMENT_WORDS } from '#orders/web/checkout/payment-choice.tsx';
import { DeliveryAddress } from '#orders/web/delivery-address.tsx';
import { dismissPlaced, justPlaced } from '#orders/web/submission/submission-store.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { Money } from '#ui/money.tsx';
import { headOf } from '#ui/page-head.ts';
import { Spinner } from '#ui/spinner.tsx';

export const meta = ({ matches }: MetaArgs) => headOf(matches, { title: 'Order Successful!' });

/**
 * The order that was just placed, or, after a reload, read from the server. An order of somebody else redirects home.
 */
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
    const order = await callApi<Order>(`/orders/${encodeURIComponent(id)}`);
    // Staff may read anybody's order; this page is only for the one who placed it.
    return order.user === useSession.getState().user?._id ? order : undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}

export const HydrateFallback = () => <Spinner label="Fetching your order…" />;

/** The thanks of the shop, and the delivery address. */
export default function OrderSuccessPage() {
  const order = useLoaderData<typeof clientLoader>();
  return (
    <section className="page grid max-w-xl justify-items-center gap-6 py-10 text-center md:py-16">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" className="size-9" />
      </span>
      <h1 className="text-2xl font-bold text-balance">Order Successful! Thank you for your order!</h1>
      <dl className="grid w-full grid-cols-2 gap-x-4 gap-y-2 rounded-tile bg-shelf p-5 text-left">
        <dt className="text-muted">Order number</dt>
        <dd className="text-right font-semibold">{order.orderId}</dd>
        <dt className="text-muted">To pay at the door</dt>
        <dd className="text-right font-semibold">
          <Money rupees={order.due} />
        </dd>
        <dt className="text-muted">How</dt>
        <dd className="text-right">{PAYMENT_WORDS[order.paymentMethod].title}</dd>
        <dt className="col-span-2 mt-2 text-muted">Delivery address</dt>
        <dd className="col-span-2">
          <DeliveryAddress of={order.selectedAddress} />
        </dd>
      </dl>
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <Link to={pageAddress('home')} className={buttonClass()}>
          Continue Shopping
        </Link>
        <Link to={pageAddress('myOrders')} className={buttonClass('secondary')}>
          My Orders
        </Link>
      </div>
    </section>
  );
}

/** The order was placed; only this page could not be fetched. */
export const ErrorBoundary = () => (
  <LoadProblem
    title="Your order could not be fetched"
    error={useRouteError()}
    back={{ to: pageAddress('myOrders'), label: 'My Orders' }}
  />
);
