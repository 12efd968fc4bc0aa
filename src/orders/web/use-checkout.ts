import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#accounts/accounts.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { CartItem, Quote } from '#cart/cart.ts';
import { dismissRemoved, fetchCart, removeItem, updateItem, useCart } from '#cart/web/cart-store.ts';
import type { PaymentMethod, SelectedAddress } from '#orders/orders.ts';
import {
  isAboutLine,
  joinNotices,
  nameOf,
  type Notice,
  noticesOfQuote,
  noticesOfRefusal,
} from './notices.ts';
import type { SentOrder } from './place-order.ts';
import { placeOrder, usePlacing } from './placing-store.ts';
import { forgetDraft } from './prefill.ts';

/** What the shopper decides about a notice: leave it at what it says, or take the product out. */
export type Decision = 'accept' | 'remove';

/** The state of one checkout: the cart, what it costs, what has to be decided, and placing. */
export function useCheckout(loaded: Quote, user: User) {
  const navigate = useNavigate();
  const { items: all, status, removed } = useCart();
  const items = all.filter(({ product }) => product._id !== undefined);
  const figures = useQuote(loaded, items, status);
  const { quote, reckon } = figures;
  const isPlacing = usePlacing(({ phase }) => phase !== 'idle');
  const [told, setTold] = useState<Notice[]>([]);
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const gone = removed.map((line): Notice => ({ kind: 'gone', ...line }));
  const notices = joinNotices(joinNotices(gone, told), noticesOfQuote(quote)).filter(
    (notice) => !isAboutLine(notice) || items.some(({ product }) => product._id === notice.product),
  );

  /** Does something with the cart; what the server refuses is said beside it. */
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    }
  };
  const setQuantity = (item: CartItem, quantity: number) => change(() => updateItem(item, quantity));
  const remove = (item: CartItem) => change(() => removeItem(item));

  const decide = async (notice: Notice, decision: Decision): Promise<void> => {
    const item = items.find(({ product }) => notice.kind !== 'total' && product._id === notice.product);
    if (item && decision === 'remove') await remove(item);
    if (item && decision === 'accept' && notice.kind === 'short') await setQuantity(item, notice.left);
    if (notice.kind === 'gone') dismissRemoved(notice.product);
    setTold((others) => others.filter((other) => nameOf(other) !== nameOf(notice)));
    setProblem(undefined);
  };

  /** Sends what the shopper sees; a refusal that is about the cart becomes notices, any other is thrown to the form. */
  const place = async (selectedAddress: SelectedAddress, paymentMethod: PaymentMethod): Promise<void> => {
    setProblem(undefined);
    if (notices.some(({ kind }) => kind === 'short'))
      return setProblem('Please decide about these goods first.');
    const sent = orderOf(quote, { selectedAddress, paymentMethod, user: user._id });
    const outcome = await placeOrder(sent);
    if (outcome.kind === 'withdrawn') return;
    if (outcome.kind === 'placed') {
      forgetDraft();
      const to = `/order-success/${outcome.order._id}`;
      if (isHere.current) await navigate(to, { state: { order: outcome.order }, replace: true });
      return;
    }
    const { failure } = outcome;
    const titles = new Map(quote.lines.map(({ product, title }) => [product, title]));
    const found = noticesOfRefusal(failure, sent, titles);
    if (found.length === 0) throw atOurFields(failure);
    // What is short is seen in the figures, which are fetched anew.
    setTold((others) =>
      joinNotices(
        others,
        found.filter(({ kind }) => kind !== 'short'),
      ),
    );
    setProblem(failure.message);
    await change(async () => {
      await fetchCart();
      await reckon();
    });
  };

  return {
    items,
    ...figures,
    notices,
    problem: problem ?? figures.problem,
    isPlacing,
    setQuantity,
    remove,
    decide,
    place,
  };
}

/** How a checkout is handed to its parts. */
export type CheckoutState = ReturnType<typeof useCheckout>;

/** What the cart costs: only the server reckons it, anew whenever the cart is another than the one it reckoned. */
function useQuote(loaded: Quote, items: readonly CartItem[], status: 'idle' | 'loading') {
  const [quote, setQuote] = useState(loaded);
  const [problem, setProblem] = useState<string>();
  const turn = useRef(0);
  const wanted = signature(items);
  const isCurrent = wanted === signature(quote.lines.filter(isSold));

  const reckon = async (): Promise<void> => {
    const mine = (turn.current += 1);
    setProblem(undefined);
    try {
      const fresh = await callApi<Quote>('/cart/quote');
      if (mine === turn.current) setQuote(fresh);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (mine === turn.current) setProblem(error.message);
    }
  };

  // The cart changes here, in the cart drawer and by a refused order; the figures follow it from wherever it came.
  useEffect(() => {
    if (status === 'idle' && !isCurrent) void reckon();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each cart: a failed reckoning is repeated by hand
  }, [wanted, status]);

  return {
    quote,
    problem,
    isReckoning: (status === 'loading' || !isCurrent) && !problem,
    /** The figures are of another cart than the one that is shown, and fetching them anew failed. */
    isStale: !isCurrent && problem !== undefined,
    reckon,
  };
}

/** What the shop no longer sells is taken out of the cart as soon as the cart is read. */
const isSold = ({ problem }: Quote['lines'][number]): boolean => problem?.kind !== 'gone';

const signature = (lines: readonly { _id: string; quantity: number }[]): string =>
  lines
    .map(({ _id, quantity }) => `${_id}=${quantity}`)
    .toSorted()
    .join();

const orderOf = (
  quote: Quote,
  more: Pick<SentOrder, 'selectedAddress' | 'paymentMethod' | 'user'>,
): SentOrder => ({
  items: quote.lines.filter(isSold).map(({ _id, product, price, quantity }) => ({
    _id,
    product: { _id: product, price },
    quantity,
  })),
  totalAmount: quote.total,
  totalItems: quote.totalItems,
  status: 'pending',
  ...more,
});

/** The server names fields of the whole order; the form knows those of its address. */
function atOurFields({ status, code, message, fields, detail }: CallFailed): CallFailed {
  const ours: typeof fields = {};
  for (const [name, said] of Object.entries(fields)) ours[name.replace('selectedAddress.', '')] = said;
  return new CallFailed(status, code, message, ours, detail);
}
