import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { dayAfter } from '#base/time.ts';
import { dayHeading } from '#delivery/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** The day that a page shows, and the ways to the day before and the day after. */
export function DayNav({ on, today }: { on: string; today: string }) {
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
  <Link
    to={`?on=${day}`}
    aria-label={label}
    className="grid size-11 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
  >
    <ToolIcon name={icon} />
  </Link>
);
