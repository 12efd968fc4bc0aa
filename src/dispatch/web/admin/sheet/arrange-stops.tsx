import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall, useTurns } from '#browser/calls/use-call.ts';
import type { RoundSheet, Stop } from '#dispatch/stops.ts';
import { DragHandle, useDragOrder, MoveButtons } from '#ui/admin/row-order.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { whereText } from './sheet-text.ts';

/** Puts the stops into another order, which holds for the same houses on other days: by dragging, or by buttons. */
export function ArrangeStops({
  stops,
  round,
  onSheet,
}: {
  stops: readonly Stop[];
  round: string;
  onSheet: (sheet: RoundSheet) => void;
}) {
  const { i18n } = useLingui();
  const [ordered, setOrdered] = useState<readonly string[]>();
  const { problem, run } = useCall();
  const { takeTurn } = useTurns();
  const ids = ordered ?? stops.map(({ _id }) => _id);
  const order = (orders: string[]): void => {
    if (orders.join() === ids.join()) return;
    setOrdered(orders);
    void takeTurn((isLast) =>
      run(async () => {
        const path = `/rounds/${round}/stops?lang=${i18n.locale}`;
        onSheet(await callApi<RoundSheet>(path, { method: 'PUT', body: { orders } }));
      }).finally(() => isLast() && setOrdered(undefined)),
    );
  };
  const drag = useDragOrder(ids, order);
  return (
    <>
      <Problem text={problem} />
      <p className="mb-2 text-muted">{i18n._('office.stops.arrangeHint')}</p>
      <ol
        aria-label={i18n._('office.stops.stops')}
        className="divide-y divide-line rounded-tile border border-line bg-white"
      >
        {drag.values.flatMap((id) => {
          const stop = stops.find(({ _id }) => _id === id);
          return stop ? (
            <li
              key={id}
              ref={drag.row(id)}
              className={`flex items-center ${drag.held === id ? 'bg-leaf-soft' : ''}`}
            >
              <DragHandle {...drag.handle(id)} />
              <span className="min-w-0 flex-1 py-2">
                <strong className="block">
                  <OwnWords text={stop.name} />
                </strong>
                <span className="block text-muted wrap-anywhere">
                  <OwnWords text={whereText(stop)} />
                </span>
              </span>
              <MoveButtons name={stop.name} value={id} values={ids} onOrder={order} />
            </li>
          ) : (
            []
          );
        })}
      </ol>
    </>
  );
}
