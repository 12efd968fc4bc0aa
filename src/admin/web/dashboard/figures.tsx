import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Compared, Report } from '#admin/report.ts';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/money.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { changeOf, nameOfBefore } from './labels.ts';

/** The main figures, each compared with the previous period, and the money that is still owed. */
export function Figures({ report }: { report: Report }) {
  const { sales, orders, averageBasket, newCustomers, cancelled, due } = report;
  const before = nameOfBefore(report);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-[1.3fr_1fr_1fr_1fr_1.3fr]">
      <Figure label="Sales" value={formatRupees(sales.now)} className="col-span-2 lg:col-span-1">
        <Change of={sales} before={before} format={formatRupees} />
      </Figure>
      <Figure label="Orders" value={counted(orders.now)}>
        <Change of={orders} before={before} format={counted} />
        {cancelled.now > 0 && <span className="block">{counted(cancelled.now)} more cancelled</span>}
      </Figure>
      <Figure label="Average basket" value={formatRupees(averageBasket.now)}>
        <Change of={averageBasket} before={before} format={formatRupees} />
      </Figure>
      <Figure label="New customers" value={counted(newCustomers.now)} className="col-span-2 lg:col-span-1">
        <Change of={newCustomers} before={before} format={counted} />
      </Figure>
      <Figure
        label="Cash still to collect"
        value={formatRupees(due.cash)}
        className="col-span-2 xl:col-span-1"
      >
        {due.card > 0 && <span className="block">and {formatRupees(due.card)} by card</span>}
        {due.delivered > 0 && (
          <span className="block">{formatRupees(due.delivered)} of it is delivered already</span>
        )}
        {due.orders > 0 ? (
          <Link
            to={pageAddress('adminOrders', { paymentStatus: 'pending' })}
            className="inline-block py-1 text-leaf underline"
          >
            {due.orders === 1 ? '1 order is not paid' : `${counted(due.orders)} orders are not paid`}
          </Link>
        ) : (
          'Everything is paid'
        )}
      </Figure>
    </dl>
  );
}

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

function Change({
  of,
  before,
  format,
}: {
  of: Compared;
  before: string;
  format: (figure: number) => string;
}) {
  const { direction, text } = changeOf(of);
  if (!direction) return <span className="block">The same as {before}</span>;
  const { icon, colour } = LOOKS[direction];
  return (
    <span className="block">
      <span className={`font-semibold ${colour}`}>
        <ToolIcon name={icon} className="inline size-4 align-[-0.2em]" />
        {text}
      </span>{' '}
      against {of.before === 0 ? 'nothing' : format(of.before)} {before}
    </span>
  );
}
