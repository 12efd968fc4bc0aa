import { i18n } from '@lingui/core';
import { useId } from 'react';
import { formatTime, shopDay, shopTime } from '#base/time.ts';
import type { StaffRound } from '#delivery/delivery.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { roundText } from './round-text.ts';

const HALF_HOUR = 30;
const LAST = '23:30';
const OFFERED = 6;

/** Until when a round comes that is late: one tap says it to everybody who waits. */
export function LateDialog({
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
