import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { MoveDialog } from '#admin/web/board/move-dialog.tsx';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { isOpen, type Order, type OtherRounds } from '#orders/orders.ts';
import type { Tell } from '#ui/admin/use-undo.tsx';
import { Button } from '#ui/button.tsx';

/**
 * The button that promises an order another round, or a first one where it goes with none and rounds go there; nothing once it
 * was delivered.
 */
export function AnotherRound({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const lacksRound = useLacksRound(order);
  const round = order.promise?.round;
  if (round === undefined ? !lacksRound : order.status === 'delivered') return null;
  return (
    <>
      {round === undefined && <p className="font-semibold text-chilli">{i18n._('office.move.lacks')}</p>}
      <Button look="plain" className="-ml-4" onClick={() => setChoosing(true)}>
        {round === undefined ? i18n._('office.move.first') : i18n._('office.move.button')}
      </Button>
      {isChoosing && <MoveDialog order={order} onMoved={onDone} onClose={() => setChoosing(false)} />}
    </>
  );
}

/**
 * True for an open order without a round that could go with one, such as an older order or one whose address changed.
 */
function useLacksRound({ _id, promise, status, taken, updatedAt }: Order): boolean {
  const [lacks, setLacks] = useState(false);
  const mayLack = !promise && isOpen({ status }) && taken?.channel !== 'counter';
  useEffect(() => {
    if (!mayLack) return undefined;
    const asking = new AbortController();
    void callApi<OtherRounds>(`/orders/${_id}/rounds`, { signal: asking.signal })
      .catch(ifCallFailed(undefined))
      .then((answer) => answer && !asking.signal.aborted && setLacks(answer.rounds.length > 0));
    return () => asking.abort();
  }, [_id, updatedAt, mayLack]);
  return mayLack && lacks;
}
