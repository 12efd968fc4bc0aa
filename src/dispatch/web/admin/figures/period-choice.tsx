import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { FIGURE_DAYS } from '#dispatch/round-figures.ts';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { monthsBack, monthText } from './figure-text.ts';

const NAMES = {
  7: /*i18n*/ 'office.dashboard.days7',
  30: /*i18n*/ 'office.dashboard.days30',
} as const;

/** The choice of the days: the last seven or thirty as links, or a month. */
export function PeriodChoice({ thisMonth }: { thisMonth: string }) {
  const asked = useListQuery();
  const month = asked.get('month');
  const days = month ? '' : asked.get('days') || '7';
  return (
    <div className="flex flex-wrap items-end gap-3">
      <nav
        aria-label={i18n._('office.dashboard.period')}
        className="flex w-full gap-1 rounded-control bg-paper p-1 ring-1 ring-line sm:w-auto"
      >
        {FIGURE_DAYS.map((count) => (
          <Link
            key={count}
            to={asked.to({ days: count, month: '' })}
            replace
            preventScrollReset
            aria-current={count === days ? 'page' : undefined}
            className="grid min-h-11 flex-1 place-content-center rounded-control px-4 font-semibold whitespace-nowrap text-leaf no-underline hover:bg-leaf-soft aria-[current=page]:bg-leaf aria-[current=page]:text-white md:min-w-28"
          >
            {i18n._(NAMES[count])}
          </Link>
        ))}
      </nav>
      <LabelledSelect
        label={i18n._('office.figures.month')}
        options={[
          ['', i18n._('office.figures.noMonth')],
          ...monthsBack(thisMonth).map((one) => [one, monthText(one)] as const),
        ]}
        value={month}
        className="w-full sm:w-auto"
        onChange={({ target: { value } }) => asked.set({ month: value, days: '' })}
      />
    </div>
  );
}
