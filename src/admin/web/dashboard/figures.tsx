import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Compared, Period, Report } from '#admin/report.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatMoment } from '#base/time.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { changeOf, endOfBefore } from './labels.ts';

/** The main figures, each compared with the previous period, and the money that is still owed. */
export function Figures({ report }: { report: Report }) {
  const { i18n } = useLingui();
  const { sales, orders, averageBasket, newCustomers, cancelled, due, days } = report;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-[1.3fr_1fr_1fr_1fr_1.3fr]">
      <Figure
        label={i18n._('office.dashboard.sales')}
        value={formatRupees(sales.now)}
        className="col-span-2 lg:col-span-1"
      >
        <Change of={sales} days={days} format={formatRupees} />
      </Figure>
      <Figure label={i18n._('office.nav.orders')} value={counted(orders.now)}>
        <Change of={orders} days={days} format={counted} />
        {cancelled.now > 0 && (
          <span className="block">
            {i18n._('office.dashboard.cancelled', { count: counted(cancelled.now) })}
          </span>
        )}
      </Figure>
      <Figure label={i18n._('office.dashboard.basket')} value={formatRupees(averageBasket.now)}>
        <Change of={averageBasket} days={days} format={formatRupees} />
      </Figure>
      <Figure
        label={i18n._('office.dashboard.newCustomers')}
        value={counted(newCustomers.now)}
        className="col-span-2 lg:col-span-1"
      >
        <Change of={newCustomers} days={days} format={counted} />
      </Figure>
      <Figure
        label={i18n._('office.dashboard.due')}
        value={formatRupees(due.cash)}
        className="col-span-2 xl:col-span-1"
      >
        {due.card > 0 && (
          <span className="block">
            {i18n._('office.dashboard.dueCard', { amount: formatRupees(due.card) })}
          </span>
        )}
        {due.delivered > 0 && (
          <span className="block">
            {i18n._('office.dashboard.dueDelivered', { amount: formatRupees(due.delivered) })}
          </span>
        )}
        {due.orders > 0 ? (
          <Link
            to={officeAddress('adminOrders', { paymentStatus: 'pending' })}
            className="inline-flex min-h-11 items-center text-leaf underline"
          >
            {i18n._('office.dashboard.unpaid', { count: due.orders })}
          </Link>
        ) : (
          i18n._('office.dashboard.allPaid')
        )}
      </Figure>
    </dl>
  );
}

/** Explains how the figures are counted, so that the owner can check them. */
export const HowCounted = ({ report }: { report: Report }) => {
  const { i18n } = useLingui();
  return (
    <details className="text-muted">
      <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
        {i18n._('office.dashboard.how')}
      </summary>
      <ul className="grid max-w-3xl list-disc gap-1 pl-5">
        <li>{i18n._('office.dashboard.howSales', { from: formatMoment(i18n, report.from) })}</li>
        <li>
          {i18n._('office.dashboard.howBefore', {
            from: formatMoment(i18n, report.before.from),
            until: endOfBefore(report),
          })}
        </li>
        <li>{i18n._('office.dashboard.howBasket')}</li>
        <li>{i18n._('office.dashboard.howGoods')}</li>
        <li>{i18n._('office.dashboard.howCustomers')}</li>
        <li>{i18n._('office.dashboard.howDue')}</li>
      </ul>
    </details>
  );
};

const counted = (number: number): string => number.toLocaleString('en-IN');

const Figure = ({
  label,
  value,
  className = '',
  children,
}: {
  label: string;
  value: string;
  className?: string;
  children: ReactNode;
}) => (
  <div className={`rounded-tile border border-line bg-white p-3 md:p-4 ${className}`}>
    <dt className="font-medium">{label}</dt>
    <dd className="text-lg font-bold [overflow-wrap:anywhere] tabular-nums">{value}</dd>
    <dd className="text-muted">{children}</dd>
  </div>
);

const LOOKS = {
  up: { icon: 'up', colour: 'text-leaf' },
  down: { icon: 'down', colour: 'text-chilli' },
} as const;

function Change({ of, days, format }: { of: Compared; days: Period; format: (figure: number) => string }) {
  const { i18n } = useLingui();
  const { direction, text } = changeOf(of);
  if (!direction) return <span className="block">{i18n._('office.dashboard.same', { days })}</span>;
  const { icon, colour } = LOOKS[direction];
  return (
    <span className="block">
      <span className={`font-semibold ${colour}`}>
        <ToolIcon name={icon} className="inline size-4 align-[-0.2em]" />
        {text}
      </span>{' '}
      {i18n._('office.dashboard.against', {
        days,
        before: of.before === 0 ? i18n._('office.dashboard.nothing') : format(of.before),
      })}
    </span>
  );
}
