import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { formatPaise, formatRupees, fromRupees, plus } from '#base/figures/money.ts';
import { addressLine, fullName } from '#base/postal-address.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { collect, startAt } from '#delivery/web/public.ts';
import type { Running } from '#orders/adding/adding.ts';
import { CheckoutLines } from '#orders/web/checkout/checkout-lines.tsx';
import { Pictures } from '#orders/web/checkout/order-summary.tsx';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import type { CheckoutState } from '#orders/web/checkout/use-checkout.ts';
import { SubmissionStatus } from '#orders/web/submission/submission-status.tsx';
import { Button, classNames } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { sumsWith } from './use-adding.ts';

/** The cart goes with the order under way: what that comes to then, the goods, where it goes, and the one tap. */
export function AddToOrder({ checkout, running }: { checkout: CheckoutState; running: Running }) {
  const { order } = running;
  const [problem, setProblem] = useState<string>();
  // What an order of its own would cost stands beside: it would go to the same place.
  useEffect(() => {
    collect(order.delivery?.collected ?? false);
    void startAt(order.selectedAddress);
  }, [order]);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await checkout.add(running);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="contents">
      <NewSums checkout={checkout} running={running} />
      <Goods checkout={checkout} />
      <Address running={running} />
      <AddBar checkout={checkout} running={running} problem={problem ?? checkout.problem} />
    </form>
  );
}

/** Sums of the order with these goods; the former total, struck through, stands beside. */
function NewSums({ checkout, running }: { checkout: CheckoutState; running: Running }) {
  const { i18n } = useLingui();
  const { order, freeAbove } = running;
  const { quote, isReckoning } = checkout;
  const sums = sumsWith(running, quote);
  const isFreeNow = sums.shipping === 0 && order.shipping > 0;
  const cash = plus(fromRupees(order.due), sums.more);
  return (
    <section aria-labelledby="new-sums" className={CARD}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="new-sums" className="text-lg font-bold">
          {i18n._('account.adding.newSums')}
        </h2>
        <span className="text-sm text-muted">
          {i18n._('account.order.number', { number: order.orderId })}
        </span>
      </div>
      <dl
        aria-live="polite"
        aria-busy={isReckoning}
        className={classNames('grid grid-cols-[1fr_auto] gap-y-1 pt-1', isReckoning && 'text-muted')}
      >
        <dt>{i18n._('account.adding.before')}</dt>
        <dd className="pl-3 text-right tabular-nums">{formatRupees(order.subtotal)}</dd>
        <dt>{i18n._('account.adding.these', { count: quote.lines.length })}</dt>
        <dd className="pl-3 text-right tabular-nums">{formatRupees(quote.subtotal)}</dd>
        <dt>
          {i18n._('account.shipping')}{' '}
          {isFreeNow && freeAbove !== null && (
            <span className="text-sm text-muted">
              {i18n._('account.adding.aboveFree', { above: formatRupees(freeAbove) })}
            </span>
          )}
        </dt>
        <dd className="pl-3 text-right tabular-nums">
          {isFreeNow && <s className="mr-1.5 text-muted">{formatRupees(order.shipping)}</s>}
          {sums.shipping === 0 ? i18n._('account.free') : formatPaise(sums.shipping)}
        </dd>
        <dt className="mt-1 border-t border-line pt-2 text-lg font-bold">{i18n._('account.total')}</dt>
        <dd className="mt-1 border-t border-line pt-2 pl-3 text-right text-lg font-bold tabular-nums">
          <s className="mr-1.5 text-base font-normal text-muted">{formatRupees(order.totalAmount)}</s>
          {formatPaise(sums.total)}
        </dd>
      </dl>
      <p className="mt-0.5 text-sm text-muted">{cash > 0 && toPay(i18n, running, formatPaise(cash))}</p>
    </section>
  );
}

/** The sum that is left to pay, and how, when the order comes or is collected. */
const toPay = (i18n: I18n, { order }: Running, due: string): string =>
  order.paymentMethod === 'cash'
    ? i18n._('account.adding.payCash', { due })
    : i18n._('account.adding.payByCard', { due });

/** The goods of the cart, folded into their pictures. */
function Goods({ checkout }: { checkout: CheckoutState }) {
  const { i18n } = useLingui();
  const { items, quote } = checkout;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${CARD} grid gap-2`}>
      <div className="flex items-center justify-between gap-3">
        <Pictures items={items} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="lines"
          onClick={() => setOpen(!isOpen)}
          className="-my-2 -mr-2 ml-auto flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-leaf hover:bg-leaf-soft"
        >
          {i18n._('account.cart.items', { count: quote.lines.length })}
          <Icon name="down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id="lines" hidden={!isOpen}>
        <CheckoutLines
          items={items}
          quote={quote}
          onQuantity={checkout.setQuantity}
          onRemove={checkout.remove}
        />
      </div>
    </section>
  );
}

/** Where it goes, and that nothing else of the order changes. */
function Address({ running: { order } }: { running: Running }) {
  const { i18n } = useLingui();
  const { selectedAddress: to } = order;
  return (
    <section className={CARD}>
      <p className="wrap-anywhere">
        <b>
          <OwnWords text={fullName(to)} />
        </b>{' '}
        · <OwnWords text={addressLine(to)} />
      </p>
      <p className="text-sm text-muted">{i18n._('account.adding.sameAs', { number: order.orderId })}</p>
    </section>
  );
}

/** The sum that is to be paid besides, and the tap that adds. */
function AddBar({
  checkout,
  running,
  problem,
}: {
  checkout: CheckoutState;
  running: Running;
  problem: string | undefined;
}) {
  const { i18n } = useLingui();
  const { isPlacing, isStale, reckon, quote } = checkout;
  const { more, total } = sumsWith(running, quote);
  const isMore = more > 0;
  return (
    <div className="sticky bottom-0 z-40 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
      <SubmissionStatus />
      <Problem text={problem} />
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <p className="grid leading-tight">
          <span className="text-sm text-muted">
            {isMore ? i18n._('account.adding.more') : i18n._('account.total')}
          </span>
          <b className="text-xl tabular-nums">{formatPaise(isMore ? more : total)}</b>
        </p>
        {isStale ? (
          <Button className="min-h-13 flex-1" onClick={() => void reckon()}>
            {i18n._('account.tryAgain')}
          </Button>
        ) : (
          <Button type="submit" busy={isPlacing} className="min-h-13 flex-1 text-lg">
            {isPlacing ? i18n._('account.checkout.processing') : i18n._('account.adding.submit')}
          </Button>
        )}
      </div>
    </div>
  );
}
