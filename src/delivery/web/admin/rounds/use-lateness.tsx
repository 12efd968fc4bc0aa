import { i18n } from '@lingui/core';
import { type ReactNode, useState, useId } from 'react';
import { formatTime, shopDay, shopTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Schedule, StaffRound } from '#delivery/rounds.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { roundText } from './round-text.ts';

type LateRound = Pick<StaffRound, 'id' | 'on' | 'from' | 'to' | 'lateTo'>;

/**
 * Says that a round is late: `ask` opens the times to choose from, and `shown` has them, and afterwards the bar in which it
 * is taken back. Only then are shoppers written to.
 */
export function useLateness(
  now: string,
  onSaid: (schedule: Schedule) => void,
): { ask: (round: LateRound) => void; shown: ReactNode } {
  const [asked, setAsked] = useState<LateRound>();
  const { busy, problem, run } = useCall();
  const undo = useUndo({ reload: false });
  const put = async ({ id }: LateRound, to: string | null): Promise<void> =>
    onSaid(await callApi<Schedule>(`/delivery/rounds/${id}/lateness`, { method: 'PUT', body: { to } }));
  const say = (round: LateRound, to: string | null) =>
    run(async () => {
      await put(round, to);
      setAsked(undefined);
      if (to === round.lateTo) undo.forget();
      else undo.offer(saidText(to), () => put(round, round.lateTo));
    });
  const shown = (
    <>
      {asked && (
        <LateDialog
          round={asked}
          now={now}
          busy={busy}
          problem={problem}
          onLate={(to) => void say(asked, to)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {undo.bar}
    </>
  );
  return { ask: setAsked, shown };
}

const saidText = (to: string | null): string =>
  to === null
    ? i18n._('office.rounds.onTimeSaid')
    : i18n._('office.rounds.lateSaid', { time: formatTime(i18n, to) });

const HALF_HOUR = 30;
const LAST = '23:30';
const OFFERED = 6;

/** Until when a round comes that is late: one tap says it to everybody who waits. */
function LateDialog({
  round,
  now,
  busy,
  problem,
  onLate,
  onClose,
}: {
  round: Pick<StaffRound, 'on' | 'from' | 'to' | 'lateTo'>;
  now: string;
  busy: boolean;
  problem: string | undefined;
  onLate: (to: string | null) => void;
  onClose: () => void;
}) {
  const hint = useId();
  const earliest = round.on === shopDay(now) && shopTime(now) > round.to ? shopTime(now) : round.to;
  return (
    <Dialog open onClose={onClose} title={i18n._('office.rounds.lateTitle')}>
      <Problem text={problem} />
      <p className="font-medium">{roundText(round)}</p>
      <p id={hint} className="mb-3 text-sm text-muted">
        {i18n._('office.rounds.lateHint')}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {timesAfter(earliest).map((time) => (
          <Button
            key={time}
            look="secondary"
            busy={busy}
            aria-describedby={hint}
            aria-pressed={time === round.lateTo}
            className="aria-pressed:bg-leaf-soft"
            onClick={() => onLate(time)}
          >
            {i18n._('office.rounds.lateBy', { time: formatTime(i18n, time) })}
          </Button>
        ))}
      </div>
      {round.lateTo !== null && (
        <Button look="plain" busy={busy} className="mt-3" onClick={() => onLate(null)}>
          {i18n._('office.rounds.onTime')}
        </Button>
      )}
    </Dialog>
  );
}

/** The next half hours of the day after a time. */
function timesAfter(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const first = (Math.floor((hours * 60 + minutes) / HALF_HOUR) + 1) * HALF_HOUR;
  return Array.from({ length: OFFERED }, (_, at) => first + at * HALF_HOUR)
    .map((minute) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    )
    .filter((one) => one <= LAST);
}
