import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Today } from '#admin/today.ts';
import { instantOf, startOfShopDay } from '#base/calendar.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay, formatTime, shopDay } from '#base/time.ts';
import { ToolIcon, type ToolName } from '#ui/admin/tool-icon.tsx';

/** A thing to do: how many, what, why it matters, and where it is done. */
type Row = {
  key: string;
  count?: number;
  icon?: ToolName;
  title: string;
  late?: string;
  more: string;
  to: string;
};

/** Tasks of the moment, in working order; each links to its screen. */
export function DoNow({ today }: { today: Today }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="do-now">
      <h2 id="do-now" className="mb-2 text-base font-semibold">
        {i18n._('office.home.doNow')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
        {rowsOf(i18n, today).map(({ key, count, icon, title, late, more, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 px-4 py-1 text-ink no-underline hover:bg-leaf-soft"
            >
              <b
                className={`grid w-9 shrink-0 place-items-center text-lg tabular-nums ${key === 'toConfirm' && count ? 'text-chilli' : ''}`}
              >
                {icon ? <ToolIcon name={icon} className="size-5 text-leaf" /> : count}
              </b>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                {late && <b className="block leading-5 text-chilli">{late}</b>}
                {more && <span className="block leading-5 text-muted">{more}</span>}
              </span>
              <ToolIcon name="right" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowsOf = (
  i18n: I18n,
  { orders, rounds, next, money, lowStock, complaints, complaintsOverdue: overdue, asOf }: Today,
): Row[] => [
  {
    key: 'toConfirm',
    count: orders.toConfirm,
    title: i18n._('office.home.toConfirm'),
    more: i18n._('office.home.callThem'),
    to: officeAddress('orderQueue', { tab: 'toConfirm' }),
  },
  {
    key: 'toPack',
    count: orders.toPack,
    title: i18n._('office.home.toPack'),
    late: lateOf(i18n, rounds, asOf),
    more: next ? leavingOf(i18n, next, shopDay(asOf)) : '',
    to: officeAddress('orderQueue', { tab: 'toPack' }),
  },
  {
    key: 'onTheWay',
    count: orders.onTheWay,
    title: i18n._('office.home.onTheWay'),
    more: '',
    to: officeAddress('orderQueue', { tab: 'onTheWay' }),
  },
  {
    key: 'toCollect',
    count: orders.toCollect,
    title: i18n._('office.home.toCollect'),
    more: money.delivered > 0 ? i18n._('office.home.notPaid', { amount: formatRupees(money.delivered) }) : '',
    to: officeAddress('orderQueue', { tab: 'toCollect' }),
  },
  // Rarely there is one; then somebody waits.
  ...(complaints > 0
    ? [
        {
          key: 'complaints',
          count: complaints,
          title: i18n._('office.complaints.toAnswer'),
          ...(overdue > 0 && { late: i18n._('office.complaints.overdue', { count: overdue }) }),
          more: i18n._('office.complaints.waits'),
          to: officeAddress('complaints'),
        },
      ]
    : []),
  {
    key: 'lowStock',
    count: lowStock,
    title: i18n._('office.home.runningOut'),
    more: i18n._('office.home.orderMore'),
    to: officeAddress('reorder'),
  },
  {
    key: 'prices',
    icon: 'grid',
    title: i18n._('office.nav.grid'),
    more: '',
    to: officeAddress('priceGrid'),
  },
];

/**
 * Number of unpacked orders of rounds that have begun, as text; empty if there are none. Rounds announced as late are
 * not counted.
 */
function lateOf(i18n: I18n, rounds: Today['rounds'], asOf: string): string {
  const count = rounds
    .filter(({ on, from, lateTo }) => lateTo === null && instantOf(on, from) <= asOf)
    .reduce((sum, { toConfirm, toPack }) => sum + toConfirm + toPack, 0);
  return count > 0 ? i18n._('office.home.overdue', { count }) : '';
}

function leavingOf(i18n: I18n, { on, from, count }: NonNullable<Today['next']>, today: string): string {
  const leaving = { count, time: formatTime(i18n, from), date: formatDay(i18n, startOfShopDay(on)) };
  return on === today
    ? i18n._('office.home.leaveToday', leaving)
    : i18n._('office.home.leaveTomorrow', leaving);
}
