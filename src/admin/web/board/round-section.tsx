import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useSteps } from '#admin/web/steps/use-steps.ts';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment, formatTime } from '#base/time.ts';
import { timesText } from '#delivery/web/admin/public.ts';
import {
  BOARD_STAGES,
  type BoardRound,
  type BoardStage,
  type RoundClosing,
  stageOf,
  type BoardOrder,
} from '#dispatch/dispatch.ts';
import { useMay } from '#identity/web/admin/public.ts';
import type { Order } from '#orders/orders.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { BoardRow } from './board-row.tsx';

const STAGES = {
  toPack: /*i18n*/ 'office.board.toPack',
  packed: /*i18n*/ 'office.board.packed',
  onTheWay: /*i18n*/ 'office.board.onTheWay',
  cameBack: /*i18n*/ 'office.board.cameBack',
  delivered: /*i18n*/ 'office.board.delivered',
} as const satisfies Record<BoardStage, string>;

/** A round on the board: its orders by stage, and how it ended. */
export function RoundSection({
  round,
  onLate,
  onMove,
  onDone,
}: {
  round: BoardRound;
  onLate: () => void;
  onMove: (order: Order) => void;
  onDone: Tell;
}) {
  const { i18n } = useLingui();
  const mayCash = useMay('cash');
  const steps = useSteps(round.id, onDone);
  const byStage = Map.groupBy(round.orders, stageOf);
  const isOpen = round.orders.some((one) => stageOf(one) !== 'delivered');
  const isClosed = round.closings.length > 0;
  const canClose = !isOpen && !isClosed && !round.ordersUntil;
  const times = timesText(round);
  return (
    <section aria-label={times} className="mb-6 overflow-hidden rounded-tile border border-line bg-white">
      <header className="flex flex-wrap items-center justify-between gap-2 bg-shelf px-4 py-2">
        <div>
          <h3 className="text-base font-bold">{times}</h3>
          <p className="text-sm text-muted">
            {i18n._('office.board.counted', { count: round.orders.length, seats: round.seats })}
            {!isOpen && round.ordersUntil && (
              <span className="block">
                {i18n._('office.board.ordersUntil', { at: formatMoment(i18n, round.ordersUntil) })}
              </span>
            )}
            {round.lateTo !== null && (
              <span className="block font-semibold text-chilli">
                {i18n._('office.rounds.isLate', { time: formatTime(i18n, round.lateTo) })}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isOpen && !isClosed && (
            <Button look="secondary" onClick={onLate}>
              {i18n._('office.rounds.late')}
            </Button>
          )}
          {!isOpen && mayCash && (
            <Link
              to={officeAddress('cashSheet', { id: round.id })}
              className={buttonClass(canClose ? 'primary' : 'plain')}
            >
              {canClose ? i18n._('office.board.close') : i18n._('office.cash.sheet')}
            </Link>
          )}
        </div>
      </header>
      {BOARD_STAGES.map((stage) => {
        const orders = byStage.get(stage) ?? [];
        if (orders.length === 0) return null;
        return (
          <div key={stage} className="border-t border-line px-4 py-2">
            <h4 className="font-semibold">
              {i18n._(STAGES[stage])} <span className="text-muted tabular-nums">{orders.length}</span>
            </h4>
            <ul className="divide-y divide-line">
              {orders.map((one) => (
                <BoardRow key={one.order._id} {...{ one, stage, steps, onMove }} />
              ))}
            </ul>
          </div>
        );
      })}
      <Ending round={round} />
    </section>
  );
}

/** The cash that is still to come and that is in the bag, and, once it is closed, what came and who signed; the last one holds. */
function Ending({ round: { kind, orders, expected, closings } }: { round: BoardRound }) {
  const { i18n } = useLingui();
  const toCome = cashToCome(orders);
  return (
    <footer className="border-t border-line px-4 py-3">
      {(toCome > 0 || closings.length === 0) && (
        <p className="flex justify-between gap-4">
          <span>{i18n._('office.board.expected')}</span>
          <b className="tabular-nums">{formatRupees(toCome)}</b>
        </p>
      )}
      {(kind === 'ride' || expected !== 0) && (
        <p className="flex justify-between gap-4">
          <span>{i18n._('office.board.inBag')}</span>
          <b className="tabular-nums">{formatRupees(expected)}</b>
        </p>
      )}
      {closings.map((closing) => (
        <ClosingLine key={closing.at} closing={closing} />
      ))}
    </footer>
  );
}

function ClosingLine({ closing: { expected, came, reason, cost, by, at } }: { closing: RoundClosing }) {
  const { i18n } = useLingui();
  return (
    <div className="mt-2 border-t border-line pt-2">
      <p className="flex justify-between gap-4">
        <span>{i18n._('office.board.cameOf', { expected: formatRupees(expected) })}</span>
        <b className="tabular-nums">{formatRupees(came)}</b>
      </p>
      {reason && <p className="wrap-anywhere text-chilli">{reason}</p>}
      {cost !== null && <p>{i18n._('office.board.costs', { cost: formatRupees(cost) })}</p>}
      <p className="text-sm text-muted">
        {i18n._('office.board.signed', { by, at: formatMoment(i18n, at) })}
      </p>
    </div>
  );
}

const STILL_TO_COME = new Set(['toPack', 'packed', 'onTheWay']);

/** The cash that orders of a round are still to bring, in rupees: of those that are to be delivered and pay in cash. */
export const cashToCome = (orders: readonly BoardOrder[]): number =>
  plusRupees(
    ...orders
      .filter((one) => STILL_TO_COME.has(stageOf(one) ?? '') && one.order.paymentMethod === 'cash')
      .map(({ order }) => order.due),
  );
