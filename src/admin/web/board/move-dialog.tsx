import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatTime } from '#base/time.ts';
import { callApi, type CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import type { Order, OtherRounds } from '#orders/orders.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast/toast.tsx';

type Round = OtherRounds['rounds'][number];

/** The next rounds of an order's area with a free seat: a tap puts it there, and the shopper is written to. */
export function MoveDialog({
  order,
  onMoved,
  onClose,
}: {
  order: Order;
  /** Tells of it, and offers to take it back; not asked of an order that had no round, of which a toast tells. */
  onMoved: Tell;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [rounds, setRounds] = useState<Round[]>();
  const reading = useCall();
  const moving = useCall(async ({ message }: CallFailed, say) => {
    // Somebody else had the last seat, or moved the order: both are shown as they are now.
    await Promise.all([read(), revalidate()]);
    say(message);
  });
  const read = (): Promise<void> =>
    reading.run(async () => setRounds((await callApi<OtherRounds>(`/orders/${order._id}/rounds`)).rounds));
  useEffect(() => {
    void read();
    // It is read once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order._id]);

  const move = (round: Round): Promise<void> =>
    moving.run(async () => {
      const goTo = (id: string, { updatedAt }: Order): Promise<Order> =>
        callApi<Order>(`/orders/${order._id}/round`, { method: 'PUT', body: { round: id, updatedAt } });
      const moved = await goTo(round.id, order);
      const said = i18n._('office.move.done', { orderId: order.orderId, round: roundText(round) });
      onClose();
      const before = order.promise?.round;
      // Without a round before, there is none to take it back to.
      if (before === undefined) {
        showToast('success', said);
        await revalidate();
      } else await onMoved(said, () => goTo(before, moved));
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        order.promise
          ? i18n._('office.move.title', { orderId: order.orderId })
          : i18n._('office.move.firstTitle', { orderId: order.orderId })
      }
    >
      <p className="mb-3 text-muted">{i18n._('office.move.hint')}</p>
      <Problem text={moving.problem ?? reading.problem} />
      {reading.problem !== undefined && (
        <Button look="secondary" busy={reading.busy} onClick={() => void read()}>
          {i18n._('account.problem.again')}
        </Button>
      )}
      {rounds === undefined && reading.problem === undefined && <Skeleton className="h-40 w-full" />}
      {rounds?.length === 0 && <p>{i18n._('office.move.none')}</p>}
      <ul className="grid gap-2">
        {rounds?.map((round) => (
          <li key={round.id}>
            <Button
              look="secondary"
              busy={moving.busy}
              className="w-full justify-between gap-3 text-left"
              onClick={() => void move(round)}
            >
              <span>
                {roundText(round)}
                {round.lateTo !== null && (
                  <span className="block text-sm text-chilli">
                    {i18n._('office.rounds.isLate', { time: formatTime(i18n, round.lateTo) })}
                  </span>
                )}
              </span>
              <span className="shrink-0 text-sm font-normal">
                {i18n._('office.move.free', { count: round.free })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
