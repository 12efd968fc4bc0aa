import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Stop } from '#orders/stops.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { CashDialog } from './cash-dialog.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { type DoorTap, tapDoor } from './stop-taps.ts';

type BarProps = { stop: Stop; number: number; onDone: () => void };

/** The taps for the stop that is open, within reach of a thumb; it repeats whose they are. */
export function StopBar({ stop, number, onDone }: BarProps) {
  const { i18n } = useLingui();
  const [asks, setAsks] = useState<'cash' | 'refused'>();
  const { busy, problem, run } = useCall();
  const { revalidate } = useRevalidator();
  if (stop.status === 'cancelled' || stop.elsewhere) return null;
  const tap = (made: DoorTap): Promise<void> =>
    run(async () => {
      setAsks(undefined);
      const ended = await tapDoor(stop, made);
      onDone();
      // What waits is shown at once; reading anew would only wait for the network.
      if (ended === 'saved') await revalidate();
    });
  const amount = formatRupees(stop.collect);
  return (
    <>
      <ActionBar label={i18n._('office.stops.barOf', { number, name: stop.name })}>
        <p className="flex w-full justify-between gap-3 text-base">
          <span>
            {number} · <strong>{stop.name}</strong>
          </span>
          <span className="text-muted">#{stop.orderId}</span>
        </p>
        <Problem text={problem} />
        <Button
          look="secondary"
          className="flex-1 px-2"
          onClick={() => void tap({ kind: 'away' })}
          busy={busy}
        >
          {i18n._('office.stops.away')}
        </Button>
        <Button
          look="secondary"
          className="flex-1 px-2 text-chilli!"
          onClick={() => setAsks('refused')}
          busy={busy}
        >
          {i18n._('office.stops.refused')}
        </Button>
        {stop.collect > 0 && (
          <Button look="secondary" className="flex-1 px-2" onClick={() => setAsks('cash')} busy={busy}>
            {i18n._('office.stops.otherMoney')}
          </Button>
        )}
        <Button
          className="min-h-14 w-full text-base"
          busy={busy}
          onClick={() => void tap({ kind: 'delivered', cash: stop.collect })}
        >
          <ToolIcon name="check" />
          {stop.collect > 0
            ? i18n._('office.stops.deliveredCash', { amount })
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
      {asks === 'cash' && (
        <CashDialog
          stop={stop}
          onCash={(cash) => void tap({ kind: 'delivered', cash })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}
