import { useLoaderData, useRouteError, type MetaArgs } from 'react-router';
import { callApi } from '#browser/api-client.ts';
import type { Quote } from '#cart/cart.ts';
import { fetchCart } from '#cart/web/public.ts';
import { refreshUser, restoreSession, useSession } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { unfinishedOrder } from '#orders/web/placing/placing-store.ts';
import { UnfinishedOrder } from '#orders/web/placing/unfinished-order.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { headOf } from '#ui/page-head.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Checkout } from './checkout.tsx';

export const meta = ({ matches }: MetaArgs) => headOf(matches, { title: 'Checkout' });

/** An order that a reload interrupted comes first; else what the cart costs now, and where the last order went. */
export async function clientLoader() {
  restoreSession();
  const unfinished = unfinishedOrder(useSession.getState().user?._id ?? '');
  if (unfinished) return { unfinished };
  const [quote, { orders }] = await Promise.all([
    callApi<Quote>('/cart/quote'),
    callApi<{ orders: Order[] }>('/orders?limit=1'),
    fetchCart(),
    // The address book may have been changed on another device.
    refreshUser(),
  ]);
  return { quote, last: orders[0]?.selectedAddress };
}
clientLoader.hydrate = true as const;

/** The specification's spinner, until the cart is here. */
export const HydrateFallback = () => <Spinner label="Fetching your cart…" />;

/** Checkout, on one screen. */
export default function CheckoutPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <>
      {loaded.unfinished ? (
        <UnfinishedOrder attempt={loaded.unfinished} />
      ) : (
        <Checkout quote={loaded.quote} last={loaded.last} user={user} />
      )}
    </>
  );
}

/** Without an answer there is nothing to order; the cart waits on the server. */
export const ErrorBoundary = () => (
  <LoadProblem title="Your cart could not be fetched" error={useRouteError()} />
);
