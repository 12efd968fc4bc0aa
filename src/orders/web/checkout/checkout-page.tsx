import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLoaderData, useRouteError, type MetaArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { isUnanswered } from '#base/failure.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Quote } from '#cart/cart.ts';
import { addKept, loadCart } from '#cart/web/public.ts';
import { placeAhead } from '#delivery/web/public.ts';
import { readOrSeen, refreshUser, restoreSession, useSession } from '#identity/web/public.ts';
import type { RunningOrder } from '#orders/adding/adding.ts';
import type { Order } from '#orders/order.ts';
import { learnFromBackground, unfinishedOrder } from '#orders/web/submission/submission-store.ts';
import { UnfinishedOrder } from '#orders/web/submission/unfinished-order.tsx';
import { prepareUnsentOrder } from '#orders/web/submission/unsent-order.tsx';
import { LoadProblem, Spinner } from '#ui/page/load-problem.tsx';
import { loadAhead } from '#ui/page/page-files.ts';
import { headOf } from '#ui/page/page-head.ts';
import { CheckoutHead } from './checkout-head.tsx';
import { Checkout } from './checkout.tsx';
import { keepAnswers } from './keep-answers.ts';

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.checkout.title') }));

/** The shop's head, search, newsletter and bottom bar step back for a head that leads nowhere else. */
export const handle = { Head: CheckoutHead };

/** Shows an order of unknown outcome first, else what the cart costs now, with the answers of the last order. */
export async function clientLoader() {
  restoreSession();
  // Loaded while there is a network, because an order may have to wait for one.
  void prepareUnsentOrder();
  await learnFromBackground();
  const unfinished = unfinishedOrder(useSession.getState().user?._id ?? '');
  if (unfinished && !unfinished.refusal) return { unfinished };
  if (unfinished) keepAnswers(unfinished.order);
  // Goods that a guest tapped before signing up may still be on their way.
  await addKept();
  // What delivery costs stands above the form: it is there before the form is shown.
  const placed = placeAhead();
  const [quote, orders, running] = await Promise.all([
    unlessAway(callApi<Quote>(inPageLanguage('/cart/quote'))),
    unlessAway(readOrSeen<{ orders: Order[] }>('/orders?limit=1')),
    unlessAway(readOrSeen<RunningOrder>('/orders/running')),
    loadCart(),
    // The address book may have been changed on another device; without an answer it is as this one knows it.
    unlessAway(refreshUser()),
    placed,
  ]);
  return { quote, last: orders?.orders[0], running: running?.running ?? null, refused: unfinished };
}
clientLoader.hydrate = true as const;

/** The shop's answer; undefined if it cannot be reached: the checkout then uses the copies on this device. */
async function unlessAway<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isUnanswered(error)) return undefined;
    throw error;
  }
}

/** The specification's spinner, until the cart is here. */
export function HydrateFallback() {
  const { i18n } = useLingui();
  return <Spinner label={i18n._('account.checkout.fetching')} />;
}

/** Checkout, on one screen. */
export default function CheckoutPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const user = useSession((session) => session.user);
  const isSignedIn = user !== undefined;
  // The pages that follow an order, or that are opened while one waits.
  useEffect(() => {
    if (isSignedIn) loadAhead([pageAddress('orderSuccess', { id: 'new' }), pageAddress('home')]);
  }, [isSignedIn]);
  if (!user) return null;
  return loaded.unfinished ? (
    <UnfinishedOrder attempt={loaded.unfinished} />
  ) : (
    <Checkout
      quote={loaded.quote}
      last={loaded.last}
      refused={loaded.refused}
      running={loaded.running ?? null}
      user={user}
    />
  );
}

/** Without an answer there is nothing to order; the cart is safe on the server. */
export function ErrorBoundary() {
  const { i18n } = useLingui();
  return <LoadProblem title={i18n._('account.checkout.notFetched')} error={useRouteError()} />;
}
