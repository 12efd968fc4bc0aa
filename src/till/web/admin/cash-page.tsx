import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { instant, shopDay } from '#base/time.ts';
import { useWaiting } from '#identity/web/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import type { CashDay } from '#till/till.ts';
import { adminMeta, EmptyState } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { Money } from '#ui/words/formatted.tsx';
import { withWaiting } from './cash-changes.ts';
import { DayHead, UnseenDay } from './day/day-head.tsx';
import { DayPaper } from './day/day-paper.tsx';
import { sheetTitle, bagText, stateText } from './day/day-sums.ts';
import { GiveBack } from './day/give-back.tsx';
import { SheetsTable } from './day/sheets-table.tsx';
import { ReceivedToday } from './received-today.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { readDay } from './unseen.ts';
import { UpiClaims } from './upi-claims.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.cash.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the money of a day; of today, unless the address names another. Without an answer it is as it was seen last. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const today = shopDay(instant(new Date()));
  const on = new URL(request.url).searchParams.get('on') || today;
  return { on, today, day: await readDay(on, request.signal) };
}

/** The money of a day, or what can be done where nothing is known of it. */
export default function CashPage() {
  const { day, on, today } = useLoaderData<typeof clientLoader>();
  return day ? <Day day={day} today={today} /> : <UnseenDay on={on} today={today} />;
}

/** The money of a day: whose cash is counted and signed, what was received, what to look for in the bank and to give back. */
function Day({ day, today }: { day: CashDay; today: string }) {
  const { i18n } = useLingui();
  const waiting = useWaiting((state) => state.waiting);
  const asked = useListQuery();
  const isTable = useMedia(VERY_WIDE);
  const { revalidate } = useRevalidator();
  const [signs, setSigns] = useState<string>();
  const sheets = day.sheets.map((sheet) => withWaiting(sheet, waiting));
  const next = sheets.find(({ may }) => may.sign !== 'no');
  const signed = sheets.find(({ _id }) => _id === signs);
  useShortcuts(
    isTable && next
      ? [{ keys: 's', label: i18n._('office.cash.keySign'), run: () => setSigns(next._id) }]
      : [],
  );
  if (asked.get('doc') && sheets.length > 0) return <DayPaper on={day.on} sheets={sheets} />;
  return (
    <div className="mx-auto max-w-6xl">
      <DayHead on={day.on} today={today} canPrint={sheets.length > 0} />
      <Unclosed unclosed={day.unclosed} />
      {sheets.length === 0 ? (
        <EmptyState text={i18n._('office.cash.none')} />
      ) : isTable ? (
        <SheetsTable sheets={sheets} next={next} onSign={({ _id }) => setSigns(_id)} />
      ) : (
        <ul
          aria-label={i18n._('office.cash.sheets')}
          className="-mx-4 divide-y divide-line border-y border-line bg-white md:mx-0 md:rounded-tile md:border"
        >
          {sheets.map((sheet) => (
            <SheetRow key={sheet._id} sheet={sheet} />
          ))}
        </ul>
      )}
      {day.received && (
        <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <UpiClaims claims={day.claims} claimed={day.claimed} />
          {day.giveBack && day.backs && <GiveBack giveBack={day.giveBack} backs={day.backs} />}
          <ReceivedToday received={day.received} on={day.on} isToday={day.on === today} />
          <p className="px-1 text-muted lg:px-4 lg:py-3">{i18n._('office.cash.staysSigned')}</p>
        </div>
      )}
      {signed?.count && (
        <SignDialog
          sheet={signed}
          count={signed.count}
          onDone={() => revalidate()}
          onClose={() => setSigns(undefined)}
        />
      )}
    </div>
  );
}

/** Links to sheets of earlier days that staff still have to close. */
function Unclosed({ unclosed }: Pick<CashDay, 'unclosed'>) {
  const { i18n } = useLingui();
  if (unclosed.length === 0) return null;
  return (
    <section
      aria-label={i18n._('office.cash.unclosed')}
      className="mb-4 rounded-tile bg-marigold-soft px-4 py-2"
    >
      <h2 className="text-base font-bold">{i18n._('office.cash.unclosed')}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {unclosed.map((sheet) => (
          <li key={sheet._id}>
            <Link
              to={officeAddress('cashSheet', { id: sheet._id })}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
            >
              {sheetTitle(i18n, sheet)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
