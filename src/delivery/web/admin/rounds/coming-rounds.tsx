import { i18n } from '@lingui/core';
import { useState, type ReactNode } from 'react';
import { shopDay } from '#base/time.ts';
import type { Area } from '#delivery/areas.ts';
import type { StaffRound } from '#delivery/rounds.ts';
import { Button } from '#ui/button.tsx';
import { dayHeading, roundText, stateText, timesText, whereText } from './round-text.ts';

/** So many days are shown at first. */
const DAYS_SHOWN = 3;

/** The rounds of the next days, a heading a day: seats, and whether they take orders. */
export function ComingRounds({
  rounds,
  areas,
  now,
  busy,
  onSeats,
  onClosed,
  onRemove,
  onLate,
}: {
  rounds: readonly StaffRound[];
  areas: readonly Area[];
  now: string;
  busy: boolean;
  onSeats: (round: StaffRound) => void;
  onClosed: (round: StaffRound, closed: boolean) => void;
  onRemove: (round: StaffRound) => void;
  onLate: (round: StaffRound) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const days = [...Map.groupBy(rounds, ({ on }) => on)];
  return (
    <>
      {days.slice(0, isWhole ? undefined : DAYS_SHOWN).map(([day, ofDay]) => (
        <Part key={day} title={dayHeading(day, shopDay(now))}>
          {ofDay.map((round) => (
            <Row
              key={round.id}
              title={timesText(round)}
              lines={[stateText(round, now), whereText(round, areas)]}
            >
              <Button
                look="plain"
                aria-label={i18n._('office.rounds.seatsOf', { round: roundText(round) })}
                onClick={() => onSeats(round)}
              >
                {i18n._('office.rounds.seatsButton')}
              </Button>
              <Button
                look="plain"
                busy={busy}
                aria-label={i18n._(round.closed ? LABELS.open : LABELS.close, { round: roundText(round) })}
                onClick={() => onClosed(round, !round.closed)}
              >
                {round.closed ? i18n._('office.rounds.open') : i18n._('office.rounds.close')}
              </Button>
              {round.booked > 0 && (
                <Button
                  look="plain"
                  aria-label={i18n._('office.rounds.lateOf', { round: roundText(round) })}
                  onClick={() => onLate(round)}
                >
                  {i18n._('office.rounds.late')}
                </Button>
              )}
              {round.rule === null && round.booked === 0 && (
                <Button
                  look="plain"
                  busy={busy}
                  className="text-chilli"
                  aria-label={i18n._('office.rounds.removeOf', { round: roundText(round) })}
                  onClick={() => onRemove(round)}
                >
                  {i18n._('office.rounds.remove')}
                </Button>
              )}
            </Row>
          ))}
        </Part>
      ))}
      {days.length > DAYS_SHOWN && !isWhole && (
        <Button look="secondary" onClick={() => setWhole(true)}>
          {i18n._('office.rounds.allDays', { days: days.length })}
        </Button>
      )}
    </>
  );
}

const LABELS = {
  open: /*i18n*/ 'office.rounds.openOf',
  close: /*i18n*/ 'office.rounds.closeOf',
} as const;

/** A part of the screen under a heading; without rows it says why. */
export function Part({ title, empty, children }: { title: string; empty?: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="mb-6">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      {children.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-tile border border-line bg-white">{children}</ul>
      )}
    </section>
  );
}

/** A row: what it is, what is to know of it, and its buttons. */
export const Row = ({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly string[];
  children: ReactNode;
}) => (
  <li className="flex flex-wrap items-center gap-x-2 px-4 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <h3 className="text-base font-bold">{title}</h3>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="text-sm wrap-anywhere text-muted">
          {line}
        </p>
      ))}
    </div>
    <div className="-ml-4 flex flex-wrap items-center">{children}</div>
  </li>
);
