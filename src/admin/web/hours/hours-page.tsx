import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, type MetaArgs } from 'react-router';
import { weekdayOf } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useShown } from '#browser/calls/use-call.ts';
import { loadWords } from '#browser/language/words.ts';
import { hasRoom, type PublicRound } from '#delivery/delivery.ts';
import { dayText, weekdays } from '#delivery/web/admin/public.ts';
import type { DayOrders } from '#dispatch/dispatch.ts';
import { type Closure, type EditedHours, type EditedSettings, reasonIn } from '#settings/settings.ts';
import { ClosureDialog, DayDialog, toSettings } from '#settings/web/admin/public.ts';
import { spansText } from '#settings/web/public.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, classNames } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { DayOrdersCard } from './day-orders-card.tsx';
import { StandingCard } from './standing-card.tsx';
import { WhileClosed } from './while-closed.tsx';

await loadWords('offline');

export const meta = ({ matches }: MetaArgs) =>
  adminMeta(matches, (i18n) => i18n._('office.settings.section.hours'));
/** The page reloads when orders change: they wait for the day. */
export const handle = { refreshOn: ['orders'] };

/** Reads hours and closed days, and the orders that wait to go out today. */
export async function clientLoader({ request: { signal } }: ClientLoaderFunctionArgs) {
  const hours = await callApi<EditedHours>('/shop/hours/edit', { signal });
  const day = await callApi<DayOrders>(`/orders/days/${shopDay(hours.now)}`, { signal });
  const { rounds } = await callApi<{ rounds: PublicRound[] }>('/delivery/schedule', { signal });
  const next = rounds.find((round) => hasRoom(round) && round.orderBefore > hours.now);
  const { settings } = await callApi<EditedSettings>('/shop/settings/edit', { signal });
  return { hours, day, next, takesOrders: settings.ordersWhileClosed };
}

/** Dialog that is open: a day of the week (0 is Monday), all of them, a new holiday, or one to change. */
type Opened = { day?: number; all?: true; closure?: Closure | 'new' };

/** When the shop is open: today in one tap, the week, and holidays. */
export default function HoursPage() {
  useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [hours, show] = useShown(loaded.hours);
  const [opened, setOpened] = useState<Opened>({});
  const today = shopDay(hours.now);
  const names = weekdays();
  const shown = { onHours: show, onClose: () => setOpened({}) };
  const isKept = (day: number) => hours.keepsRounds.includes(day);
  const isClosed =
    hours.closures.some(({ from, to }) => from <= today && today <= to) ||
    (hours.week?.[weekdayOf(today) - 1]?.length === 0 && !isKept(weekdayOf(today)));
  const isAsked = opened.all || opened.day !== undefined;
  return (
    <div className="mx-auto grid max-w-3xl gap-3">
      <ScreenHeader title={i18n._('office.settings.section.hours')} back={toSettings()} />
      <StandingCard
        hours={hours}
        next={loaded.next}
        onHours={show}
        onTill={(closure) => setOpened({ closure })}
      />
      {isClosed && <DayOrdersCard day={today} loaded={loaded.day} />}
      <section aria-labelledby="week" className="overflow-hidden rounded-tile border border-line bg-white">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 bg-shelf pl-4">
          <h2 id="week" className="text-base font-bold">
            {i18n._('office.hours.weekly')}
          </h2>
          <Button look="plain" onClick={() => setOpened({ all: true })}>
            {i18n._('office.hours.all')}
          </Button>
        </div>
        <ul className="divide-y divide-line">
          {names.map(({ day, name }) => {
            const spans = hours.week?.[day - 1];
            const isToday = weekdayOf(today) === day;
            return (
              <li key={day} className={isToday ? 'bg-leaf-soft' : ''}>
                <RowButton onClick={() => setOpened({ day: day - 1 })}>
                  <span className={classNames('w-24 shrink-0', isToday && 'font-bold')}>{name}</span>
                  <span className={classNames('min-w-0 flex-1', spans?.length === 0 && 'text-chilli')}>
                    {spans ? spansText(i18n, spans) : i18n._('office.hours.notSet')}
                    {isKept(day) && <span className="text-muted"> · {i18n._('office.hours.roundsGo')}</span>}
                  </span>
                </RowButton>
              </li>
            );
          })}
        </ul>
      </section>
      <section
        aria-labelledby="holidays"
        className="overflow-hidden rounded-tile border border-line bg-white"
      >
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 bg-shelf pl-4">
          <h2 id="holidays" className="text-base font-bold">
            {i18n._('office.hours.holidays')}
          </h2>
          <Button look="plain" onClick={() => setOpened({ closure: 'new' })}>
            <ToolIcon name="plus" />
            {i18n._('office.hours.addHoliday')}
          </Button>
        </div>
        {hours.closures.length === 0 && (
          <p className="px-4 py-3 text-muted">{i18n._('office.hours.noHoliday')}</p>
        )}
        <ul className="divide-y divide-line">
          {hours.closures.map((closure) => (
            <li key={closure.id}>
              <RowButton onClick={() => setOpened({ closure })}>
                <span className="flex-1">{daysText(closure)}</span>
                <span className="min-w-0 text-muted wrap-anywhere">
                  <OwnWords text={reasonIn(closure, i18n.locale)} />
                  {closure.keepsRounds && ` · ${i18n._('office.hours.roundsGo')}`}
                </span>
              </RowButton>
            </li>
          ))}
        </ul>
      </section>
      <WhileClosed takesOrders={loaded.takesOrders} />
      {isAsked && (
        <DayDialog
          {...shown}
          hours={hours}
          day={opened.day}
          title={names[opened.day ?? -1]?.name ?? i18n._('office.hours.all')}
        />
      )}
      {opened.closure && (
        <ClosureDialog
          {...shown}
          today={today}
          closure={opened.closure === 'new' ? undefined : opened.closure}
        />
      )}
    </div>
  );
}

const daysText = ({ from, to }: Closure): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

const RowButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="flex min-h-11 w-full flex-wrap items-center gap-x-2 px-4 text-left hover:bg-leaf-soft"
  >
    {children}
    <ToolIcon name="right" />
  </button>
);
