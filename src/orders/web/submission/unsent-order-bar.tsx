import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { loadWords } from '#browser/language/words.ts';
import { loginFor, storageOfSession, useSession } from '#identity/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import type { Attempt, Phase, PlacedOrder } from './attempt.ts';
import {
  dismissPlaced,
  takeBackAttempt,
  isOldAttempt,
  readSubmission,
  resumeOrder,
  useSubmission,
} from './submission-store.ts';

export { learnFromBackground } from './submission-store.ts';

// It stands on every page of the shop, most of which load no other messages than the shop's.
await loadWords('account');

/** Sends the order that waits on this device, and shows its progress until the shopper knows the outcome. */
export function UnsentOrderBar() {
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const { waiting, placed, phase } = useSubmission();
  const own = waiting?.order.user === user?._id ? waiting : undefined;
  useEffect(() => {
    readSubmission();
    window.addEventListener('storage', readSubmission);
    return () => window.removeEventListener('storage', readSubmission);
  }, []);
  // The checkout sends and shows it in its own place.
  const isCheckout = pathname === pageAddress('checkout');
  useEffect(() => {
    if (own && !isCheckout && !own.refusal && !isOldAttempt(own)) void resumeOrder(own);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt and person
  }, [own?.key, isCheckout]);
  if (isCheckout) return null;
  if (placed && placed.user === user?._id) return <Placed {...placed} />;
  if (waiting && !user) return <LoggedOut returnTo={pathname} />;
  if (!own) return null;
  return <Waiting attempt={own} phase={phase} />;
}

function Bar({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section
      aria-label={i18n._('account.unsent.label')}
      className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-tile bg-marigold-soft px-4 py-2 shadow-float lg:mr-6 lg:mb-6 lg:ml-auto lg:w-fit lg:max-w-lg lg:rounded-tile"
    >
      <output className="min-w-28 flex-1">
        <strong className="block">{title}</strong>
        <span className="text-sm">{text}</span>
      </output>
      {children}
    </section>
  );
}

/** Text and buttons while the outcome is unknown. */
function Waiting({ attempt, phase }: { attempt: Attempt; phase: Phase | 'idle' }) {
  const { i18n } = useLingui();
  const { refusal, order } = attempt;
  if (refusal)
    return (
      <Bar title={i18n._('account.unsent.needsAnswer')} text={refusal.message}>
        <Link to={pageAddress('checkout')} className={buttonClass()}>
          {i18n._('account.unsent.seeWhatChanged')}
        </Link>
      </Bar>
    );
  if (phase === 'idle' && isOldAttempt(attempt))
    return (
      <Bar title={i18n._('account.unsent.orderWaits')} text={i18n._('account.unsent.noConnection')}>
        <Button onClick={() => void resumeOrder(attempt)}>{i18n._('account.unsent.sendNow')}</Button>
        <Button look="plain" onClick={() => takeBackAttempt(attempt)}>
          {i18n._('account.unsent.doNotSend')}
        </Button>
      </Bar>
    );
  return (
    <Bar title={i18n._('account.unsent.orderWaits')} text={whatHappens(i18n, phase)}>
      <Link to={pageAddress('checkout')} className={buttonClass()}>
        <Money rupees={order.totalAmount} />
        <span className="sr-only">{i18n._('account.unsent.seeWaiting')}</span>
        <Icon name="right" className="size-5" />
      </Link>
    </Bar>
  );
}

function whatHappens(i18n: I18n, phase: Phase | 'idle'): string {
  if (phase === 'sending') return i18n._('account.unsent.beingSent');
  // A session that ends with the tab ends the waiting order, too.
  const isInTab = storageOfSession() === 'session';
  if (phase === 'waiting') {
    return isInTab ? i18n._('account.unsent.noAnswerInTab') : i18n._('account.unsent.noAnswer');
  }
  return isInTab ? i18n._('account.unsent.bySelfInTab') : i18n._('account.unsent.bySelf');
}

function Placed({ order, isAdded = false }: { order: PlacedOrder; isAdded?: boolean | undefined }) {
  const { i18n } = useLingui();
  return (
    <Bar
      title={isAdded ? i18n._('account.adding.done') : i18n._('account.order.placed')}
      text={i18n._('account.order.number', { number: order.orderId })}
    >
      <Link to={pageAddress(isAdded ? 'order' : 'orderSuccess', { id: order._id })} className={buttonClass()}>
        {i18n._('account.unsent.seeOrder')}
      </Link>
      <button
        type="button"
        aria-label={i18n._('account.unsent.close')}
        onClick={() => dismissPlaced(order._id)}
        className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-white"
      >
        <Icon name="close" className="size-5" />
      </button>
    </Bar>
  );
}

function LoggedOut({ returnTo }: { returnTo: string }) {
  const { i18n } = useLingui();
  return (
    <Bar title={i18n._('account.unsent.orderWaits')} text={i18n._('account.unsent.logIn')}>
      <Link to={loginFor(returnTo)} className={buttonClass()}>
        {i18n._('account.unsent.login')}
      </Link>
    </Bar>
  );
}
