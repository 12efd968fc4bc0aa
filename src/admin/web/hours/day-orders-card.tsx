import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { formatTime } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { DayMoved, DayOrders } from '#dispatch/dispatch.ts';
import { Button } from '#ui/button.tsx';
import { Problem, Tick } from '#ui/form/field.tsx';

/** On a closed day: the orders that were taken for it already, which still go today, or with the next round that has room. */
export function DayOrdersCard({ day, loaded }: { day: string; loaded: DayOrders }) {
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall();
  const [moves, setMoves] = useState(false);
  const [moved, setMoved] = useState<DayMoved>();
  const move = () =>
    run(async () => {
      setMoved(await callApi<DayMoved>(`/orders/days/${day}/move`, { method: 'POST' }));
      setMoves(false);
      await revalidate();
    });
  const { orders, rounds } = loaded;
  const done = moved && (
    <output className="block rounded-tile bg-leaf-soft p-4">
      {i18n._('office.hours.moved', { count: moved.moved })}{' '}
      {moved.left > 0 && i18n._('office.hours.left', { count: moved.left })}{' '}
      <Link to={officeAddress('roundBoard')} className="text-leaf underline">
        {i18n._('office.hours.board')}
      </Link>
    </output>
  );
  if (orders === 0) return done;
  return (
    <section aria-labelledby="taken" className="grid rounded-tile border border-line bg-white p-4">
      <h2 id="taken" className="text-base font-bold">
        {i18n._('office.hours.taken', { count: orders })}
      </h2>
      {done}
      <Problem text={problem} />
      <Tick type="radio" name="taken" checked={!moves} onChange={() => setMoves(false)}>
        <span className="flex flex-1 flex-wrap justify-between gap-x-3">
          {i18n._('office.hours.keep')}
          <span className="text-sm text-muted">
            {rounds.map(({ riders, from }) => [...riders, formatTime(i18n, from)].join(', ')).join(' · ')}
          </span>
        </span>
      </Tick>
      <Tick type="radio" name="taken" checked={moves} onChange={() => setMoves(true)}>
        <span className="flex flex-1 flex-wrap justify-between gap-x-3">
          {i18n._('office.hours.move')}
          <span className="text-sm text-muted">{i18n._('office.hours.moveHint', { count: orders })}</span>
        </span>
      </Tick>
      {moves && (
        <Button busy={busy} onClick={() => void move()} className="mt-2 w-full">
          {i18n._('office.hours.moveNow', { count: orders })}
        </Button>
      )}
    </section>
  );
}
