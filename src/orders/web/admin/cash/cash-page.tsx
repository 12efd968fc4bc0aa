import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { instant, shopDay } from '#base/time.ts';
import { readOrSeen, useWaiting } from '#identity/web/public.ts';
import type { CashDay } from '#orders/cash/cash-day.ts';
import type { ToGiveBack } from '#orders/queue/queue.ts';
import { DayNav } from '#orders/web/admin/rounds/day-nav.tsx';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { listQueryOf } from '#ui/admin/use-list-query.ts';
import { withWaiting } from './cash-changes.ts';
import { sheetTitle } from './cash-words.ts';
import { ReceivedToday } from './received-today.tsx';
import { SheetRow } from './sheet-row.tsx';
import { UpiClaims } from './upi-claims.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.cash.title'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the money of a day; of today, unless the address names another. Without an answer it is as it was seen last. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = listQueryOf(request.url, ['on']);
  const day = await readOrSeen<CashDay>(`/cash?${asked}`, { signal: request.signal });
  return { day, today: shopDay(instant(new Date())) };
}

/** The money of a day: whose cash is counted and signed, what was received, and what to look for in the bank. */
export default function CashPage() {
  const { i18n } = useLingui();
  const { day, today } = useLoaderData<typeof clientLoader>();
  const waiting = useWaiting((state) => state.waiting);
  return (
    <div className="mx-auto max-w-5xl">
      <ScreenHeader title={i18n._('office.cash.title')} />
      <DayNav on={day.on} today={today} />
      <Unclosed unclosed={day.unclosed} />
      {day.giveBack && day.giveBack.count > 0 && <GiveBack giveBack={day.giveBack} />}
      {day.sheets.length === 0 ? (
        <EmptyState text={i18n._('office.cash.none')} />
      ) : (
        <ul
          aria-label={i18n._('office.cash.sheets')}
          className="-mx-4 divide-y divide-line border-y border-line bg-white md:mx-0 md:rounded-tile md:border"
        >
          {day.sheets.map((sheet) => (
            <SheetRow key={sheet._id} sheet={withWaiting(sheet, waiting)} />
          ))}
        </ul>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {day.received && <ReceivedToday received={day.received} on={day.on} isToday={day.on === today} />}
        {day.received && <UpiClaims claims={day.claims} claimed={day.claimed} />}
      </div>
    </div>
  );
}

/** Sheets of earlier days that somebody has to look at. */
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

/** Money that is to be given back for orders, of whatever day, until it is. */
function GiveBack({ giveBack: { count, amount } }: { giveBack: ToGiveBack }) {
  const { i18n } = useLingui();
  return (
    <Link
      to={officeAddress('orderQueue', { tab: 'toCollect', money: 'giveBack' })}
      className="mb-4 flex min-h-13 items-center justify-between gap-3 rounded-tile bg-chilli-soft px-4 py-2 font-semibold text-chilli"
    >
      {i18n._('office.queue.toGiveBack', { count, amount: formatRupees(amount) })}
      <ToolIcon name="right" />
    </Link>
  );
}
