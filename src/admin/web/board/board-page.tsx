import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { dayAfter } from '#base/calendar.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { instant, shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useLateness, dayHeading } from '#delivery/web/admin/public.ts';
import type { RoundBoard } from '#dispatch/dispatch.ts';
import { useSession, useWaiting, type WaitingChange } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { withTaps } from '#orders/web/admin/public.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RoundSection } from './round-section.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.board.title'));

/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the orders of a day by their rounds; of today, unless the address names another day. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const on = new URL(request.url).searchParams.get('on');
  const board = await callApi<RoundBoard>(`/orders/rounds${on ? `?on=${encodeURIComponent(on)}` : ''}`, {
    signal: request.signal,
  });
  return { board, now: instant(new Date()) };
}

/** The orders of a day by their rounds: what is to pack, packed, on the way, came back; and how each round ended. */
export default function BoardPage() {
  const { i18n } = useLingui();
  const { board: loaded, now } = useLoaderData<typeof clientLoader>();
  const taps = useWaiting((state) => state.waiting);
  const board = withWaiting(loaded, taps);
  const { revalidate } = useRevalidator();
  const late = useLateness(now, () => void revalidate());
  const [moved, setMoved] = useState<Order>();
  const { offer, tell, bar } = useUndo();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const today = shopDay(now);
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.board.title')}>
        {isAdmin && (
          <Link to={officeAddress('roundFigures')} className={buttonClass('plain')}>
            {i18n._('office.figures.link')}
          </Link>
        )}
        <Link to={officeAddress('adminOrders')} className={buttonClass('plain')}>
          {i18n._('office.all.orders')}
        </Link>
      </ScreenHeader>
      <DayNav on={board.on} today={today} />
      {board.rounds.length === 0 && <EmptyState text={i18n._('office.board.none')} />}
      {board.rounds.map((round) => (
        <RoundSection
          key={round.id}
          round={round}
          onLate={() => late.ask(round)}
          onMove={setMoved}
          onDone={offer}
        />
      ))}
      {late.shown}
      {moved && <MoveDialog order={nowOf(moved, board)} onMoved={tell} onClose={() => setMoved(undefined)} />}
      {bar}
    </div>
  );
}

/** The day that a page shows, and the ways to the day before and the day after. */
function DayNav({ on, today }: { on: string; today: string }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._('office.board.days')} className="mb-4 flex items-center justify-between gap-2">
      <DayLink day={dayAfter(on, -1)} icon="left" label={i18n._('office.board.dayBefore')} />
      <h2 className="text-center text-base font-bold">{dayHeading(on, today)}</h2>
      <DayLink day={dayAfter(on, 1)} icon="right" label={i18n._('office.board.dayAfter')} />
    </nav>
  );
}

const DayLink = ({ day, icon, label }: { day: string; icon: 'left' | 'right'; label: string }) => (
  <Link to={`?on=${day}`} aria-label={label} className={ROW_ICON}>
    <ToolIcon name={icon} />
  </Link>
);

/** The order as the board has it now, with other staff's changes. */
const nowOf = (order: Order, { rounds }: RoundBoard): Order =>
  rounds.flatMap(({ orders }) => orders).find((one) => one.order._id === order._id)?.order ?? order;

/** The board as it will be when the taps have arrived that wait for the network. */
const withWaiting = (board: RoundBoard, taps: readonly WaitingChange[]): RoundBoard => ({
  ...board,
  rounds: board.rounds.map((round) => ({
    ...round,
    orders: round.orders.map((one) => ({ ...one, order: withTaps(one.order, taps) })),
  })),
});
