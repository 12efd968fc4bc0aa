import { useLingui } from '@lingui/react';
import { Link, useRevalidator } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { bagText } from '../cash-words.ts';
import { knownSheets } from '../unseen.ts';
import { DayHead } from './day-head.tsx';

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
