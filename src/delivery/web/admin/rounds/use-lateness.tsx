import { i18n } from '@lingui/core';
import { type ReactNode, useState } from 'react';
import { formatTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type Schedule, type StaffRound, UNDO_SECONDS } from '#delivery/delivery.ts';
import { UndoBar } from '#ui/admin/undo-bar.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { LateDialog } from './late-dialog.tsx';

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
  const [told, setTold] = useState<{ round: LateRound; to: string | null }>();
  const { busy, problem, run } = useCall();
  // The bar may be gone before its answer comes.
  const undoing = useCall(toastFailure);
  const put = async ({ id }: LateRound, to: string | null): Promise<void> =>
    onSaid(await callApi<Schedule>(`/delivery/rounds/${id}/lateness`, { method: 'PUT', body: { to } }));
  const say = (round: LateRound, to: string | null) =>
    run(async () => {
      await put(round, to);
      setAsked(undefined);
      setTold(to === round.lateTo ? undefined : { round, to });
    });
  const undo = ({ round }: { round: LateRound }) =>
    undoing.run(async () => {
      await put(round, round.lateTo);
      setTold((now) => (now?.round === round ? undefined : now));
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
      {told && (
        <UndoBar
          key={`${told.round.id} ${told.to}`}
          text={saidText(told.to)}
          seconds={UNDO_SECONDS}
          onUndo={() => void undo(told)}
          onOver={() => setTold(undefined)}
        />
      )}
    </>
  );
  return { ask: setAsked, shown };
}

const saidText = (to: string | null): string =>
  to === null
    ? i18n._('office.rounds.onTimeSaid')
    : i18n._('office.rounds.lateSaid', { time: formatTime(i18n, to) });
