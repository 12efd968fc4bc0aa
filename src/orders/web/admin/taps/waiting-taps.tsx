import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatTime, instant, shopTime } from '#base/time.ts';
import { untilOnline } from '#browser/until-online.ts';
import { paymentText, statusText } from '#orders/web/admin/status-words.ts';
import { Button } from '#ui/button.tsx';
import { dismissTap, readTaps, sendTaps, type Tap, useTaps } from './taps.ts';

const RETRY_MS = 15_000;

/** On every screen of the back office: which taps wait for the network, and which the shop refused. Sends them by itself. */
export function WaitingTaps() {
  const { i18n } = useLingui();
  const taps = useTaps((state) => state.taps);
  const { revalidate } = useRevalidator();
  const waiting = taps.filter(({ refusal }) => !refusal);
  useEffect(() => {
    readTaps();
    window.addEventListener('storage', readTaps);
    return () => window.removeEventListener('storage', readTaps);
  }, []);
  const isAnyWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isAnyWaiting) return undefined;
    const stop = new AbortController();
    const send = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        await sendTaps();
        if (useTaps.getState().taps.every(({ refusal }) => refusal)) break;
        await untilOnline(RETRY_MS, stop.signal);
      }
      await revalidate();
    };
    void send();
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `revalidate` is the router's own and never changes
  }, [isAnyWaiting]);
  if (taps.length === 0) return null;
  return (
    <section
      aria-label={i18n._('office.taps.label')}
      className="mb-4 grid gap-2 rounded-tile bg-marigold-soft p-3"
    >
      {waiting.length > 0 && (
        <output>
          <strong>{i18n._('office.taps.waiting', { count: waiting.length })}</strong>{' '}
          {i18n._('office.taps.byItself')}
        </output>
      )}
      <ul className="grid gap-1">
        {taps.map((tap) => (
          <TapLine key={tap.id} tap={tap} />
        ))}
      </ul>
    </section>
  );
}

function TapLine({ tap }: { tap: Tap }) {
  const { i18n } = useLingui();
  const { order, change, at, refusal } = tap;
  const wordsOf = ({ status, paymentStatus }: Tap['change']): string =>
    [status && statusText(i18n, status), paymentStatus && paymentText(i18n, paymentStatus)]
      .filter(Boolean)
      .join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Link
        to={pageAddress('adminOrder', { id: order._id })}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
      >
        #{order.orderId}
      </Link>
      <span>
        {wordsOf(change)} · {formatTime(i18n, shopTime(instant(new Date(at))))}
      </span>
      {refusal && (
        <>
          <span role="alert" className="w-full text-chilli">
            {i18n._('office.taps.refused')} {refusal.message}{' '}
            {refusal.now && i18n._('office.taps.now', { now: wordsOf(refusal.now) })}
          </span>
          <Button look="secondary" onClick={() => dismissTap(tap.id)}>
            {i18n._('office.taps.dismiss')}
          </Button>
        </>
      )}
    </li>
  );
}
