import { useLingui } from '@lingui/react';
import { Link, useRevalidator } from 'react-router';
import { dayAfter } from '#base/calendar.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { dayHeading, dayText } from '#delivery/web/admin/public.ts';
import { knownSheets } from '#till/web/admin/unseen.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass, Button } from '#ui/button.tsx';
import { bagText } from './day-sums.ts';

/** Which day's money it is, the days beside it, and the way to paper. */
export function DayHead({ on, today, canPrint }: { on: string; today: string; canPrint: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-xl font-bold">
        {i18n._('office.cash.title')}
        <span className="block text-base font-semibold text-muted md:ml-2 md:inline">
          {dayHeading(on, today)}
        </span>
      </h1>
      <div className="flex w-full flex-wrap gap-2 md:w-auto">
        <nav aria-label={i18n._('office.board.days')} className="flex flex-1 flex-wrap gap-2 md:flex-none">
          <DayLink on={dayAfter(on, -1)} icon="left" label={i18n._('office.board.dayBefore')} />
          <DayLink on={dayAfter(on, 1)} icon="right" label={i18n._('office.board.dayAfter')} />
        </nav>
        {canPrint && (
          <Link
            to={officeAddress('cash', { on, doc: 'day' })}
            className={buttonClass('secondary')}
            aria-label={i18n._('office.print')}
          >
            <ToolIcon name="print" />
            <span className="hidden md:inline">{i18n._('office.print')}</span>
          </Link>
        )}
      </div>
    </div>
  );
}

const DayLink = ({ on, icon, label }: { on: string; icon: 'left' | 'right'; label: string }) => (
  <Link
    to={officeAddress('cash', { on })}
    aria-label={`${label}: ${dayText(on)}`}
    className={buttonClass('secondary', 'flex-1 px-3 md:flex-none')}
  >
    {icon === 'left' && <ToolIcon name="left" className="size-4" />}
    {dayText(on).replace(/ \d{4}$/, '')}
    {icon === 'right' && <ToolIcon name="right" className="size-4" />}
  </Link>
);

/** Where the shop does not answer and this device never saw the day: says so, and opens the sheets that can be written on. */
export function UnseenDay({ on, today }: { on: string; today: string }) {
  const { i18n } = useLingui();
  const { revalidate, state } = useRevalidator();
  const sheets = knownSheets(on);
  return (
    <div className="mx-auto max-w-6xl">
      <DayHead on={on} today={today} canPrint={false} />
      <section className="mb-4 grid gap-3 rounded-tile bg-marigold-soft px-4 py-4 md:flex md:items-center">
        <output className="text-base md:flex-1">{i18n._('office.cash.dayUnseen')}</output>
        <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
          {i18n._('office.cash.tryAgain')}
        </Button>
      </section>
      {sheets.length > 0 && (
        <>
          <h2 className="mb-2 text-base font-bold">{i18n._('office.cash.openAllTheSame')}</h2>
          <ul
            aria-label={i18n._('office.cash.sheets')}
            className="-mx-4 divide-y divide-line border-y border-line bg-white md:mx-0 md:rounded-tile md:border"
          >
            {sheets.map((sheet) => (
              <li key={sheet._id}>
                <Link
                  to={officeAddress('cashSheet', { id: sheet._id })}
                  className="flex min-h-14 items-center justify-between gap-4 px-4 text-base font-semibold text-ink no-underline hover:bg-leaf-soft"
                >
                  {[bagText(i18n, sheet), ...sheet.who].join(' · ')}
                  <ToolIcon name="right" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
