import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Money } from '#ui/words/money.tsx';
import { bagText, stateText } from './cash-words.ts';

/** Whose cash it is, where it is, and its sums; it leads to the sheet. */
export function SheetRow({ sheet }: { sheet: CashSheet }) {
  const { i18n } = useLingui();
  const { state, who, expected, count, closings, late, taken } = sheet;
  const counted = state === 'closed' ? closings.at(-1)?.counted : count?.counted;
  const due = state === 'closed' ? (closings.at(-1)?.expected ?? expected) : expected;
  const difference = counted === undefined ? 0 : minusRupees(counted, due);
  const isUrgent = state === 'toSign' || late.length > 0;
  const sums = [
    { label: i18n._('office.cash.takenShort'), rupees: taken },
    { label: i18n._('office.cash.shouldBeShort'), rupees: due },
    { label: i18n._('office.cash.counted'), rupees: counted },
  ];
  return (
    <li>
      <Link
        to={officeAddress('cashSheet', { id: sheet._id })}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-ink no-underline hover:bg-leaf-soft lg:grid-cols-[minmax(0,1.5fr)_2fr_auto]"
      >
        <span className="min-w-0">
          <strong className="block text-base">{[bagText(i18n, sheet), ...who].join(' · ')}</strong>
          <span className={isUrgent ? 'font-semibold text-chilli' : 'text-muted'}>
            {stateText(i18n, sheet)}
          </span>
        </span>
        <ToolIcon name="right" className="size-5 lg:order-last" />
        <span className="col-span-2 grid grid-cols-3 gap-2 lg:col-span-1">
          {sums.map(({ label, rupees }) => (
            <span key={label}>
              <span className="block text-sm text-muted">{label}</span>
              {rupees === undefined ? (
                <span className="text-muted">–</span>
              ) : (
                <b>
                  <Money
                    rupees={rupees}
                    className={difference < 0 && rupees === counted ? 'text-chilli' : ''}
                  />
                </b>
              )}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
