import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatTime, instant, shopTime } from '#base/time.ts';
import { tryUntilDone } from '#browser/until-online.ts';
import { PRICE_EDITS } from '#catalogue/web/admin/public.ts';
import { NEW_ORDERS, SEEN_MONEY } from '#counter/web/admin/public.ts';
import { DOOR_PAYMENTS, STOP_TAPS } from '#dispatch/web/admin/public.ts';
import {
  type Changeable,
  dismissWaiting,
  readWaiting,
  sendWaiting,
  storageOfSession,
  useWaiting,
  type WaitingChange,
} from '#identity/web/public.ts';
import { ORDER_TAPS } from '#orders/web/admin/public.ts';
import { CASH_CHANGES } from '#till/web/admin/public.ts';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const KINDS: readonly Changeable[] = [
  ORDER_TAPS,
  STOP_TAPS,
  DOOR_PAYMENTS,
  NEW_ORDERS,
  SEEN_MONEY,
  CASH_CHANGES,
  PRICE_EDITS,
];

/** On every screen of the back office: what waits for the network, and what the shop refused. Sends it by itself. */
export function WaitingChanges() {
  const { i18n } = useLingui();
  const changes = useWaiting((state) => state.waiting);
  const { revalidate } = useRevalidator();
  const waiting = changes.filter(({ refusal }) => !refusal);
  useEffect(() => {
    readWaiting();
    window.addEventListener('storage', readWaiting);
    return () => window.removeEventListener('storage', readWaiting);
  }, []);
  const isAnyWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isAnyWaiting) return undefined;
    const stop = new AbortController();
    const send = async (): Promise<void> => {
      await tryUntilDone(async () => {
        await sendWaiting(KINDS);
        return useWaiting.getState().waiting.every(({ refusal }) => refusal);
      }, stop.signal);
      await revalidate();
    };
    void send();
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `revalidate` is the router's own and never changes
  }, [isAnyWaiting]);
  if (changes.length === 0) return null;
  return (
    <section
      aria-label={i18n._('office.taps.label')}
      // The tabs of the orders begin at the very top of the page: they come that much higher.
      className="mb-6 grid gap-2 rounded-tile bg-marigold-soft p-3 md:mb-8"
    >
      {waiting.length > 0 && (
        <output>
          <strong>{i18n._('office.taps.waiting', { count: waiting.length })}</strong>{' '}
          {storageOfSession() === 'local'
            ? i18n._('office.taps.byItself')
            : i18n._('office.taps.byItselfInTab')}
        </output>
      )}
      <ul className="grid gap-1">
        {changes.map((one) => (
          <ChangeLine key={one.id} waiting={one} />
        ))}
      </ul>
    </section>
  );
}

function ChangeLine({ waiting }: { waiting: WaitingChange }) {
  const { i18n } = useLingui();
  const { seen, change, at, refusal } = waiting;
  const kind = KINDS.find(({ name }) => name === waiting.kind);
  if (!kind) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Link
        to={kind.addressOf(seen)}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
      >
        <OwnWords text={kind.titleOf(seen)} />
      </Link>
      <span>
        {kind.say(i18n, change)} · {formatTime(i18n, shopTime(instant(new Date(at))))}
      </span>
      {refusal && (
        <>
          <span role="alert" className="w-full text-chilli">
            {i18n._('office.taps.refused')} {refusal.message}{' '}
            {refusal.now && i18n._('office.taps.now', { now: kind.say(i18n, refusal.now) })}
          </span>
          <Button look="secondary" onClick={() => dismissWaiting(waiting.id)}>
            {i18n._('office.taps.dismiss')}
          </Button>
        </>
      )}
    </li>
  );
}
