import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import type { BillsBehind as Bills } from '#returns/returns.ts';
import { EmptyState, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { TaxParts } from './figure-row.tsx';
import { dayText, periodText } from './period-text.ts';
import { useReturnLinks, useSource } from './source.ts';

/** The bills and notes behind a figure, each with its part of the figure, and the way to the paper. */
export function BillsBehind({ period, of: { bills, next } }: { period: string; of: Bills }) {
  const { i18n } = useLingui();
  const { to } = useReturnLinks();
  const isReading = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader
        title={i18n._('office.returns.billsOf')}
        back={{
          to: to({ cell: '', part: '', after: '' }),
          label: i18n._('office.returns.back'),
          group: periodText(period),
        }}
      />
      {bills.length === 0 ? (
        <EmptyState text={i18n._('office.returns.noBills')} />
      ) : (
        <ul
          aria-busy={isReading}
          className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white aria-busy:opacity-60"
        >
          {bills.map((bill) => (
            <li key={bill._id}>
              <ToPaper order={bill.order}>
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <b className="font-semibold tabular-nums">{bill.number}</b>
                    <b className="ml-auto">
                      <Money rupees={bill.taxable} className={bill.taxable < 0 ? 'text-chilli' : ''} />
                    </b>
                  </span>
                  <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
                    <span>
                      {[
                        dayText(bill.day),
                        `#${bill.orderId}`,
                        ...(bill.kind === 'note' ? [i18n._('office.returns.note')] : []),
                        ...(bill.gstin === '' ? [] : [bill.gstin]),
                      ].join(' · ')}
                    </span>
                    <span className="ml-auto flex flex-wrap justify-end gap-x-2">
                      <TaxParts of={bill} />
                    </span>
                  </span>
                </span>
              </ToPaper>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <Link to={to({ after: next })} className={buttonClass('secondary', 'mt-3')}>
          {i18n._('office.returns.more')}
        </Link>
      )}
    </div>
  );
}

/** The way to the paper, in the back office. */
function ToPaper({ order, children }: { order: string; children: ReactNode }) {
  const { isOffice } = useSource();
  if (!isOffice) return <div className="flex min-h-14 items-center px-4 py-2">{children}</div>;
  return (
    <Link
      to={`${officeAddress('printOrder', { id: order })}?doc=bill`}
      className="flex min-h-14 items-center gap-2 py-2 pr-2 pl-4 text-ink no-underline hover:bg-leaf-soft"
    >
      {children}
      <ToolIcon name="right" className="size-4.5 shrink-0 text-muted" />
    </Link>
  );
}
