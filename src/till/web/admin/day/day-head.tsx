import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { dayAfter } from '#base/time.ts';
import { dayHeading, dayText } from '#delivery/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';

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
      <div className="flex w-full gap-2 md:w-auto">
        <nav aria-label={i18n._('office.board.days')} className="flex flex-1 gap-2 md:flex-none">
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
