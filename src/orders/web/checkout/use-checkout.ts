import { i18n } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatPaise, toRupees } from '#base/figures/money.ts';
import type { PostalAddress } from '#base/postal-address.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import type { CartItem, Quote } from '#cart/cart.ts';
import { changeLine, dismissRemoved, fetchCart, useCart } from '#cart/web/public.ts';
import { missingToMinimum, type RoundGone } from '#delivery/delivery.ts';
import {
  askPlaces,
  collect,
  offerInstead,
  useDelivery,
  useDestination,
  useRounds,
  wantAnyRound,
} from '#delivery/web/public.ts';
import type { User } from '#identity/identity.ts';
import type { Running } from '#orders/adding/adding.ts';
import { afterOrder } from '#orders/web/submission/after-order.ts';
import type { Attempt, SentOrder } from '#orders/web/submission/attempt.ts';
import {
  forgetAttempt,
  placeOrder,
  unfinishedOrder,
  useSubmission,
} from '#orders/web/submission/submission-store.ts';
import { sumsWith, useAdding } from './adding/use-adding.ts';
import type { Wishes } from './address/address-form.tsx';
import { forgetDraft } from './address/prefill.ts';
import {
  isAboutLine,
  joinNotices,
  nameOf,
  type Notice,
  noticesOfPrices,
  noticesOfQuote,
  noticesOfRefusal,
} from './notices/notices.ts';
import { inPaise } from './reckon-here.ts';
import { isSold, useQuote } from './use-quote.ts';

/** The shopper's decision about a notice: accept it, or remove the product. */
export type Decision = 'accept' | 'remove';

/**
 * The state of a checkout: the cart, what it costs, what has to be decided, and placing the order. `refused` is an
 * order that was refused while the shopper was on another page; it is shown here.
 */
export function useCheckout(
  loaded: Quote | undefined,
  user: User,
  { refused, running }: { refused: Attempt | undefined; running: Running | null },
) {
  const navigate = useNavigate();
  const { items: all, status, removed } = useCart();
  const inCart = all.filter(({ product }) => product._id !== undefined);
  const figures = useQuote(loaded, inCart, status);
  const { rule } = useDelivery();
  const rounds = useRounds();
  const adding = useAdding(running, refused);
  const { items, quote, reckon } = figures;
  const [isSettling, setSettling] = useState(false);
  const isPlacing = useSubmission(({ phase }) => phase !== 'idle') || isSettling;
  const [told, setTold] = useState<Notice[]>(() => noticesOfAttempt(refused, quote));
  const isRoundGone = refused?.refusal?.code === 'round_gone';
  const [problem, setProblem] = useState(isRoundGone ? undefined : refused?.refusal?.message);
  const [calls, setCalls] = useState(0);
  const [roundProblem, setRoundProblem] = useState(isRoundGone ? refused?.refusal?.message : undefined);
  const [roundCalls, setRoundCalls] = useState(isRoundGone ? 1 : 0);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    if (refused) forgetAttempt(refused);
    return () => {
      isHere.current = false;
    };
  }, [refused]);

  const gone = removed.map((line): Notice => ({ kind: 'gone', ...line }));
  const notices = joinNotices(joinNotices(gone, told), noticesOfQuote(quote)).filter(
    (notice) => !isAboutLine(notice) || items.some(({ product }) => product._id === notice.product),
  );

  /** Changes the cart; a refusal is shown beside it. */
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    }
  };
  const setQuantity = (item: CartItem, quantity: number) => change(() => changeLine(item, quantity));
  const remove = (item: CartItem) => setQuantity(item, 0);

  const decide = async (notice: Notice, decision: Decision): Promise<void> => {
    setProblem(undefined);
    const item = items.find(({ product }) => notice.kind !== 'total' && product._id === notice.product);
    if (item && decision === 'remove') await remove(item);
    if (item && decision === 'accept' && notice.kind === 'short') await setQuantity(item, notice.left);
    if (item && decision === 'accept' && notice.kind === 'step') await setQuantity(item, notice.take);
    if (notice.kind === 'gone') dismissRemoved(notice.product);
    setTold((others) => others.filter((other) => nameOf(other) !== nameOf(notice)));
  };

  /** Shows a problem with the cart and its notices; nothing was ordered. */
  const call = (said: string, found: readonly Notice[]): void => {
    setTold((others) => joinNotices(others, found));
    setProblem(said);
    setCalls((times) => times + 1);
  };

  /** Asks for another round; nothing was ordered. */
  const askRound = (said: string): void => {
    setRoundProblem(said);
    setRoundCalls((times) => times + 1);
  };

  /** The figures that the shopper agreed to; undefined if something is to be decided first, which is then shown. */
  const agreed = async (): Promise<Quote | undefined> => {
    setProblem(undefined);
    // A tap right after a change waits for the figures of the change.
    setSettling(true);
    const current = await figures.settled().finally(() => setSettling(false));
    if (!current) return undefined;
    const moved = noticesOfPrices(quote, current);
    if (moved.length > 0) call(i18n._('account.checkout.priceChanged'), moved);
    else if (noticesOfQuote(current).length > 0) call(i18n._('account.checkout.decideFirst'), []);
    else return current;
    return undefined;
  };

  /** Sends what the shopper sees; a refusal that is about the cart becomes notices, any other is thrown to the form. */
  const place = async (selectedAddress: PostalAddress, wishes: Wishes): Promise<void> => {
    const current = await agreed();
    if (!current) return;
    const missing = missingToMinimum(inPaise(current).subtotal, rule);
    if (missing > 0) {
      const said = { minimum: formatPaise(rule.minimum), missing: formatPaise(missing) };
      return call(i18n._('account.delivery.below', said), []);
    }
    const round = rounds.chosen?.id;
    if (rounds.offered.length > 0 && !round)
      return askRound(rounds.isLapsed ? i18n._('account.round.chooseFirst') : i18n._('account.round.none'));
    const sent = orderOf(current, {
      selectedAddress,
      ...wishes,
      user: user._id,
      ...(round && { round }),
    });
    await send(sent);
  };

  /** Sends the cart to the order under way, for the total that the shopper sees. */
  const add = async (to: Running): Promise<void> => {
    const current = await agreed();
    if (!current) return;
    const { selectedAddress, paymentMethod, _id } = to.order;
    const totalAmount = toRupees(sumsWith(to, current).total);
    const sent = orderOf(current, { selectedAddress, paymentMethod, user: user._id });
    await send({ ...sent, totalAmount, addTo: _id });
  };

  const send = async (sent: SentOrder): Promise<void> => {
    const outcome = await placeOrder(sent);
    if (outcome.kind === 'refused') return refuse(outcome.failure, sent);
    if (outcome.kind === 'withdrawn') return;
    forgetDraft();
    // The next order is asked about anew.
    collect(false);
    wantAnyRound();
    // On another page, that page reports the outcome.
    if (!isHere.current) return;
    await navigate(...afterOrder(i18n, outcome.order, sent));
  };

  const refuse = async (failure: CallFailed, sent: SentOrder): Promise<void> => {
    if (!isHere.current) return;
    const answered = unfinishedOrder(user._id);
    if (answered?.refusal) forgetAttempt(answered);
    const found = noticesOfRefusal(failure, sent, titlesOf(quote));
    // The shop may deliver by another rule now.
    await askPlaces();
    if (failure.code === 'order_closed') {
      adding.close(failure);
      return call(failure.message, []);
    }
    if (failure.code === 'round_gone') {
      offerInstead(failure.detail as RoundGone, rounds);
      return askRound(failure.message);
    }
    if (found.length === 0) throw atOurFields(failure);
    await change(async () => {
      await fetchCart();
      await reckon();
      if (sent.addTo) await adding.renew();
    });
    call(failure.message, withoutShort(found));
  };

  return {
    ...figures,
    rounds,
    adding,
    notices,
    calls,
    roundProblem,
    roundCalls,
    problem: problem ?? figures.problem,
    isPlacing,
    setQuantity,
    remove,
    decide,
    place,
    add,
  };
}

/** The type of a checkout, for its parts. */
export type CheckoutState = ReturnType<typeof useCheckout>;

const orderOf = (
  quote: Quote,
  more: Pick<SentOrder, 'selectedAddress' | 'paymentMethod' | 'ifMissing' | 'note' | 'round' | 'user'>,
): SentOrder => ({
  items: quote.lines.filter(isSold).map(({ _id, product, price, quantity }) => ({
    _id,
    product: { _id: product, price },
    quantity,
  })),
  totalAmount: quote.total,
  totalItems: quote.totalItems,
  status: 'pending',
  ...(useDestination.getState().collected && { collected: true }),
  ...more,
});

const titlesOf = ({ lines }: Quote): Map<string, string> =>
  new Map(lines.map(({ product, title }) => [product, title]));

/** Short lines show in the figures, which were fetched again. */
const withoutShort = (notices: readonly Notice[]): Notice[] => notices.filter(({ kind }) => kind !== 'short');

const noticesOfAttempt = (attempt: Attempt | undefined, quote: Quote): Notice[] =>
  attempt?.refusal ? withoutShort(noticesOfRefusal(attempt.refusal, attempt.order, titlesOf(quote))) : [];

/** The server names fields of the whole order; the form knows those of its address. */
function atOurFields({ status, code, message, fields, detail }: CallFailed): CallFailed {
  const ours: typeof fields = {};
  for (const [name, said] of Object.entries(fields)) ours[name.replace('selectedAddress.', '')] = said;
  return new CallFailed(status, code, message, ours, detail);
}
