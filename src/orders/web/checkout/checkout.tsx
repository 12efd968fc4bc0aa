import { useLingui } from '@lingui/react';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Quote } from '#cart/cart.ts';
import { OffersContext } from '#cart/web/public.ts';
import { DeliveryLine } from '#delivery/web/public.ts';
import type { User } from '#identity/identity.ts';
import type { Running } from '#orders/adding/adding.ts';
import type { Attempt } from '#orders/web/submission/attempt.ts';
import { ClosedNote, RulesLink } from '#settings/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { AddChoice } from './adding/add-choice.tsx';
import { AddToOrder } from './adding/add-to-order.tsx';
import { AddressForm, type LastAnswers } from './address/address-form.tsx';
import { NoticeList } from './notices/notice-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { RoundChoice } from './round-choice.tsx';
import { useCheckout } from './use-checkout.ts';

/** The form that the Place Order button beside it sends. */
export const FORM = 'checkout';

/** Everything that an order needs, on one screen: address, payment, goods and price. */
export function Checkout({
  quote,
  last,
  refused,
  running,
  user,
}: {
  /** Undefined without a network: then what the device has seen counts. */
  quote: Quote | undefined;
  /** Answers of the shopper's last order, if there is one. */
  last: LastAnswers | undefined;
  /** An order that the shop refused while the shopper was elsewhere. */
  refused: Attempt | undefined;
  /** The order under way that the cart could go with. */
  running: Running | null;
  user: User;
}) {
  const checkout = useCheckout(quote, user, { refused, running });
  const { items, notices, calls, decide, problem } = checkout;
  const list = <NoticeList notices={notices} calls={calls} onDecide={decide} items={items} />;
  if (items.length === 0 && !checkout.isPlacing) return <EmptyCart problem={problem}>{list}</EmptyCart>;
  const { adding } = checkout;
  if (adding.isAdding && adding.running)
    return (
      <div className="page flex max-w-xl flex-col gap-2 pt-1 lg:py-6">
        {notices.length > 0 && list}
        <AddChoice checkout={checkout} />
        <AddToOrder checkout={checkout} running={adding.running} />
      </div>
    );
  return (
    // On phones one column; the Place Order bar sticks to the bottom of the screen until its own place is reached.
    <div className="page flex max-w-[68rem] flex-col gap-3 pt-1 lg:grid lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-6 lg:py-6">
      {notices.length > 0 && list}
      {adding.running && (
        <div className="lg:col-start-1">
          <AddChoice checkout={checkout} />
        </div>
      )}
      <DeliveryLine className="col-span-full" />
      <ClosedNote className="col-span-full" orders />
      <AddressForm id={FORM} user={user} last={last} place={checkout.place} total={checkout.quote.total}>
        <RoundChoice checkout={checkout} />
      </AddressForm>
      <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-3">
        <OrderSummary checkout={checkout} isFolded={last !== undefined} />
        <RulesLink />
        <PlaceOrderBar form={FORM} checkout={checkout} />
      </div>
    </div>
  );
}

/** Shown when the cart is empty, with goods to put in; `problem` is the reason if it was ordered or emptied a moment ago. */
function EmptyCart({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  const { i18n } = useLingui();
  const offers = use(OffersContext);
  return (
    <section className="page grid max-w-[68rem] grid-cols-1 justify-items-center gap-6 py-10 text-center lg:py-16">
      <h1 className="text-xl font-bold">{i18n._('account.checkout.empty')}</h1>
      <Problem text={problem} />
      <Link to={pageAddress('home')} className={buttonClass('primary', 'w-full max-w-80')}>
        {i18n._('account.continueShopping')}
      </Link>
      {problem && (
        <Link to={pageAddress('myOrders')} className={buttonClass('secondary', 'w-full max-w-80')}>
          {i18n._('account.myOrders')}
        </Link>
      )}
      {children}
      <Suspense>{createElement(offers)}</Suspense>
    </section>
  );
}
