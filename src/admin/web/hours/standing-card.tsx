import { i18n } from '@lingui/core';
import { useRevalidator } from 'react-router';
import { formatTime, shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { PublicRound } from '#delivery/delivery.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import { type Closure, type EditedHours, reasonIn, standingAt } from '#settings/settings.ts';
import { closedText } from '#settings/web/public.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { Button, classNames } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/** Standing of the shop today, the sentence that shoppers read, and the one tap that closes it or opens it again. */
export function StandingCard({
  hours,
  next,
  onHours,
  onTill,
}: {
  hours: EditedHours;
  /** The next round that takes orders. */
  next: PublicRound | undefined;
  onHours: (hours: EditedHours) => void;
  /** Opens the closed days of today, to say till which day. */
  onTill: (closure: Closure) => void;
}) {
  const { busy, problem, run } = useCall();
  const { revalidate } = useRevalidator();
  const undo = useUndo();
  const { now, closures, week } = hours;
  const today = shopDay(now);
  const named = closures.map((one) => ({ ...one, text: reasonIn(one, i18n.locale) }));
  const standing = standingAt({ week, closures: named }, now);
  const closure = closures.find(({ from, to }) => from <= today && today <= to);
  const open = async () => onHours(await callApi<EditedHours>('/shop/opening', { method: 'POST' }));
  const close = () =>
    run(async () => {
      onHours(await callApi<EditedHours>('/shop/closures', { method: 'POST', body: {} }));
      await undo.tell(i18n._('office.hours.closed'), open);
    });
  const reopen = () =>
    run(async () => {
      undo.forget();
      await open();
      await revalidate();
    });
  const isOpen = standing.isOpen;
  const isClosedWeekday = !closure && !isOpen && standing.allDay;
  const title = closure || isClosedWeekday ? i18n._('office.hours.closedToday') : stateText(standing, week);
  return (
    <section
      aria-labelledby="standing"
      className={classNames('grid gap-2 rounded-tile p-4', isOpen ? 'bg-leaf-soft' : 'bg-marigold-soft')}
    >
      <h2 id="standing" className="text-lg font-bold">
        {title}
      </h2>
      {!isOpen && <p>{i18n._('office.hours.read', { text: closedText(i18n, standing, now) })}</p>}
      {next && <p>{i18n._('office.hours.next', { round: roundText(next) })}</p>}
      <Problem text={problem} />
      {closure ? (
        <>
          <Button busy={busy} onClick={() => void reopen()} className="min-h-13 w-full">
            {i18n._('office.hours.reopen')}
          </Button>
          <Button look="plain" onClick={() => onTill(closure)}>
            {i18n._('office.hours.longer')}
          </Button>
        </>
      ) : (
        !isClosedWeekday && (
          <Button look="secondary" busy={busy} onClick={() => void close()} className="min-h-13 w-full">
            {i18n._('office.hours.closeToday')}
          </Button>
        )
      )}
      {undo.bar}
    </section>
  );
}

function stateText(standing: ReturnType<typeof standingAt>, week: EditedHours['week']): string {
  if (week === null) return i18n._('office.hours.none');
  if (!standing.isOpen) return i18n._('office.hours.closedNow');
  return i18n._('office.hours.openTill', { time: formatTime(i18n, standing.till ?? '', 'till') });
}
