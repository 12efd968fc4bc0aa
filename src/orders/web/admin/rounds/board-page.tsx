import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { dayAfter, instant, shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { dayHeading, useLateness } from '#delivery/web/admin/public.ts';
import type { BoardRound, RoundBoard } from '#orders/round-board.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CloseDialog } from './close-dialog.tsx';
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
  const { board, now } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const late = useLateness(now, () => void revalidate());
  const [closing, setClosing] = useState<BoardRound>();
  const today = shopDay(now);
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.board.title')}>
        <Link to={pageAddress('adminOrders')} className={buttonClass('plain')}>
          {i18n._('office.all.orders')}
        </Link>
      </ScreenHeader>
      <nav aria-label={i18n._('office.board.days')} className="mb-4 flex items-center justify-between gap-2">
        <DayLink day={dayAfter(board.on, -1)} icon="left" label={i18n._('office.board.dayBefore')} />
        <h2 className="text-center text-base font-bold">{dayHeading(board.on, today)}</h2>
        <DayLink day={dayAfter(board.on, 1)} icon="right" label={i18n._('office.board.dayAfter')} />
      </nav>
      {board.rounds.length === 0 && <EmptyState text={i18n._('office.board.none')} />}
      {board.rounds.map((round) => (
        <RoundSection
          key={round.id}
          round={round}
          onLate={() => late.ask(round)}
          onClose={() => setClosing(round)}
        />
      ))}
      {late.shown}
      {closing && (
        <CloseDialog round={closing} onClosed={() => revalidate()} onClose={() => setClosing(undefined)} />
      )}
    </div>
  );
}

const DayLink = ({ day, icon, label }: { day: string; icon: 'left' | 'right'; label: string }) => (
  <Link
    to={`?on=${day}`}
    aria-label={label}
    className="grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
  >
    <ToolIcon name={icon} />
  </Link>
);
