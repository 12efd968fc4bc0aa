import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { loginFor, storageOfSession, useSession } from '#identity/web/public.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';
import {
  dismissPlaced,
  takeBackAttempt,
  isOldAttempt,
  readSubmission,
  resumeOrder,
  useSubmission,
} from './submission-store.ts';
import type { Attempt, Phase, PlacedOrder } from './submit-order.ts';

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
  if (placed && placed.user === user?._id) return <Placed order={placed.order} />;
  if (waiting && !user) return <LoggedOut returnTo={pathname} />;
  if (!own) return null;
  return (
    <>
      <Waiting attempt={own} phase={phase} />
      <div className="pointer-events-auto">
        <SignOutQuestion />
      </div>
    </>
  );
}

const Bar = ({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) => (
  <section
    aria-label="Your order"
    className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-tile bg-marigold-soft px-4 py-2 shadow-float lg:mr-6 lg:mb-6 lg:ml-auto lg:w-fit lg:max-w-lg lg:rounded-tile"
  >
    <output className="min-w-28 flex-1">
      <strong className="block">{title}</strong>
      <span className="text-sm">{text}</span>
    </output>
    {children}
  </section>
);

/** What the shopper reads and can do while the outcome is unknown. */
function Waiting({ attempt, phase }: { attempt: Attempt; phase: Phase | 'idle' }) {
  const { refusal, order } = attempt;
  if (refusal)
    return (
      <Bar title="1 order needs your answer" text={refusal.message}>
        <Link to={pageAddress('checkout')} className={buttonClass()}>
          See what changed
        </Link>
      </Bar>
    );
  if (phase === 'idle' && isOldAttempt(attempt))
    return (
      <Bar title="1 order waits" text="There was no connection for a long time, so it was not sent.">
        <Button onClick={() => void resumeOrder(attempt)}>Send it now</Button>
        <Button look="plain" onClick={() => takeBackAttempt(attempt)}>
          Do not send
        </Button>
      </Bar>
    );
  return (
    <Bar title="1 order waits" text={whatHappens(phase)}>
      <Link to={pageAddress('checkout')} className={buttonClass()}>
        <Money rupees={order.totalAmount} />
        <span className="sr-only">, see the order that waits</span>
        <Icon name="right" className="size-5" />
      </Link>
    </Bar>
  );
}

function whatHappens(phase: Phase | 'idle'): string {
  if (phase === 'sending') return 'It is being sent.';
  const text =
    phase === 'waiting'
      ? 'No answer yet. It is sent again by itself, once only.'
      : 'It is sent by itself when the connection is back.';
  // A session that ends with the tab ends the waiting order, too.
  return storageOfSession() === 'session' ? `${text} Keep this tab open.` : text;
}

const Placed = ({ order }: { order: PlacedOrder }) => (
  <Bar title="Order Placed Successfully!" text={`Order ${order.orderId}`}>
    <Link to={pageAddress('orderSuccess', { id: order._id })} className={buttonClass()}>
      See the order
    </Link>
    <button
      type="button"
      aria-label="Close"
      onClick={() => dismissPlaced(order._id)}
      className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-white"
    >
      <Icon name="close" className="size-5" />
    </button>
  </Bar>
);

const LoggedOut = ({ returnTo }: { returnTo: string }) => (
  <Bar title="1 order waits" text="Log in, and it is sent.">
    <Link to={loginFor(returnTo)} className={buttonClass()}>
      Login
    </Link>
  </Bar>
);
