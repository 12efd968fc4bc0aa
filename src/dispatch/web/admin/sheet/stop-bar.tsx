import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Stop } from '#dispatch/stops.ts';
import { cashToTake } from '#money/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useRest } from '#ui/admin/touch.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { CodeDialog, CashDialog, UpiDialog, RefusalDialog } from './door-dialogs.tsx';
import { type DoorTap, type FailedTap, tapDoor } from './stop-taps.ts';
/** Payment at delivery, in rupees. */
type HandOver = { cash: number; upi?: number; onAccount?: boolean };
type BarProps = {
  stop: Stop;
  number: number;
  failed: FailedTap | undefined;
  onFailed: (failed: FailedTap | undefined) => void;
  onDone: () => void;
};

/** The taps for the stop that is open, within reach of a thumb; it repeats whose they are. */
export function StopBar({ stop, number, failed, onFailed, onDone }: BarProps) {
  const { i18n } = useLingui();
  const [asks, setAsks] = useState<'cash' | 'upi' | 'refused' | { handOver: HandOver }>();
  const whose = `${number} · ${stop.name}`;
  const { busy, run } = useCall(({ message }) => onFailed({ stop: stop._id, whose, problem: message }));
  const rests = useRest();
  const { revalidate } = useRevalidator();
  const hasUpi = useShop().upiId !== '';
  if (stop.status === 'cancelled' || stop.elsewhere) return null;
  const tap = (made: DoorTap): Promise<void> =>
    run(async () => {
      setAsks(undefined);
      if (failed?.stop === stop._id) onFailed(undefined);
      const ended = await tapDoor(stop, made);
      onDone();
      // What waits is shown at once; reading anew would only wait for the network.
      if (ended === 'saved') await revalidate();
    });
  /** Where a code is asked for, it comes before the goods are handed over. */
  const handOver = (paid: HandOver): void =>
    stop.asksCode === 'yes' || stop.asksCode === 'spent'
      ? setAsks({ handOver: paid })
      : void tap({ kind: 'delivered', ...paid });
  const deliver = (paid: number): void => handOver({ cash: paid });
  const cash = cashToTake(stop.collect);
  return (
    <>
      <ActionBar label={i18n._('office.stops.barOf', { number, name: stop.name })}>
        <p className="flex w-full justify-between gap-3 text-base">
          <span>
            {number} · <strong>{stop.name}</strong>
          </span>
          <span className="text-muted">#{stop.orderId}</span>
        </p>
        <Problem
          text={failed && (failed.stop === stop._id ? failed.problem : `${failed.whose}: ${failed.problem}`)}
        />
        <div className="flex w-full flex-wrap gap-2 max-sm:has-[>:nth-child(5)]:*:basis-[30%]">
          <Button
            look="secondary"
            className="flex-1 px-1! leading-5"
            onClick={() => void tap({ kind: 'away' })}
            busy={busy}
            disabled={rests}
          >
            {i18n._('office.stops.away')}
          </Button>
          <Button
            look="secondary"
            className="flex-1 px-1! leading-5 text-chilli!"
            onClick={() => setAsks('refused')}
            busy={busy}
            disabled={rests}
          >
            {i18n._('office.stops.refused')}
          </Button>
          {stop.collect > 0 && hasUpi && (
            <Button
              look="secondary"
              className="flex-1 px-1! leading-5"
              onClick={() => setAsks('upi')}
              busy={busy}
              disabled={rests}
            >
              {i18n._('office.money.upi')}
            </Button>
          )}
          {stop.collect > 0 && stop.credit >= stop.collect && (
            <Button
              look="secondary"
              className="flex-1 px-1! leading-5"
              onClick={() => handOver({ cash: 0, onAccount: true })}
              busy={busy}
              disabled={rests}
            >
              {i18n._('office.khata.onAccount')}
            </Button>
          )}
          {stop.collect > 0 && (
            <Button
              look="secondary"
              className="flex-1 px-1! leading-5"
              onClick={() => setAsks('cash')}
              busy={busy}
              disabled={rests}
            >
              {i18n._('office.stops.otherMoney')}
            </Button>
          )}
        </div>
        <Button
          className="min-h-14 w-full text-base"
          busy={busy}
          disabled={rests}
          onClick={() => deliver(cash)}
        >
          <ToolIcon name="check" />
          {stop.collect > 0
            ? i18n._('office.stops.deliveredCash', { amount: formatRupees(cash) })
            : i18n._('office.stops.delivered')}
        </Button>
      </ActionBar>
      {asks === 'refused' && (
        <RefusalDialog
          name={stop.name}
          onReason={(reason) => void tap({ kind: 'refused', reason })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'upi' && (
        <UpiDialog
          stop={stop}
          onUpi={(upi) => handOver({ cash: 0, upi })}
          onCash={deliver}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'cash' && <CashDialog stop={stop} onCash={deliver} onClose={() => setAsks(undefined)} />}
      {typeof asks === 'object' && (
        <CodeDialog
          stop={stop}
          cash={asks.handOver.cash}
          onCode={(code) => void tap({ kind: 'delivered', ...asks.handOver, code })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}
