import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type MetaArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { type SalesFigures, type SpanName, SPANS, spanOf } from '#admin/sales-figures.ts';
import { startOfShopDay } from '#base/calendar.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay, shopDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { Money } from '#ui/words/formatted.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.sales.title'));
/** The page reads its figures anew when orders change. */
export const handle = { refreshOn: ['orders'] };

const today = (): string => shopDay(new Date().toISOString());

/** Reads the days in the address; without any, this month. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<SalesFigures> => {
  const { searchParams } = new URL(request.url);
  const month = spanOf('month', today());
  const asked = {
    from: searchParams.get('from') || month.from,
    to: searchParams.get('to') || month.to,
  };
  return callApi(`/admin/figures?${new URLSearchParams(asked)}`, { signal: request.signal });
};

const SPAN_NAMES: Record<SpanName, { id: string }> = {
  today: /*i18n*/ { id: 'office.sales.today' },
  yesterday: /*i18n*/ { id: 'office.sales.yesterday' },
  month: /*i18n*/ { id: 'office.sales.month' },
  lastMonth: /*i18n*/ { id: 'office.sales.lastMonth' },
  year: /*i18n*/ { id: 'office.sales.year' },
};

type Sums = SalesFigures['total'];
const MONEY: readonly { name: keyof Sums; label: { id: string } }[] = [
  { name: 'sales', label: /*i18n*/ { id: 'office.sales.sales' } },
  { name: 'fees', label: /*i18n*/ { id: 'office.sales.fees' } },
  { name: 'credits', label: /*i18n*/ { id: 'office.sales.credits' } },
  { name: 'cash', label: /*i18n*/ { id: 'office.sales.cash' } },
  { name: 'upi', label: /*i18n*/ { id: 'office.sales.upi' } },
  { name: 'card', label: /*i18n*/ { id: 'office.sales.card' } },
  { name: 'account', label: /*i18n*/ { id: 'office.sales.account' } },
  { name: 'givenBack', label: /*i18n*/ { id: 'office.sales.givenBack' } },
  { name: 'received', label: /*i18n*/ { id: 'office.sales.received' } },
];

/** Page of sales and money, day by day and in all, of a month or of any two days. */
export default function SalesPage() {
  const { i18n } = useLingui();
  const figures = useLoaderData<typeof clientLoader>();
  const isReading = useNavigation().state !== 'idle';
  const { busy, run } = useCall(toastFailure);
  const { from, to, days, total } = figures;
  const fetchFile = (): Promise<void> =>
    run(() =>
      download(
        `/admin/figures.csv?${new URLSearchParams({ from, to })}`,
        `figures-${from}-${to}.csv`,
        useSession.getState().token,
      ),
    );
  return (
    <div className="mx-auto max-w-5xl">
      <ScreenHeader title={i18n._('office.sales.title')} count={spanText(i18n, figures)}>
        <Button look="plain" busy={busy} onClick={() => void fetchFile()}>
          <ToolIcon name="download" />
          {i18n._('office.export')}
        </Button>
      </ScreenHeader>
      <nav aria-label={i18n._('office.sales.days')} className="flex flex-wrap gap-2">
        {SPANS.map((name) => {
          const span = spanOf(name, today());
          const isShown = span.from === from && span.to === to;
          return (
            <Link
              key={name}
              to={`${officeAddress('salesFigures', span)}`}
              aria-current={isShown ? 'true' : undefined}
              className={buttonClass(isShown ? 'primary' : 'secondary', 'px-3')}
            >
              {i18n._(SPAN_NAMES[name])}
            </Link>
          );
        })}
      </nav>
      <form key={`${from} ${to}`} className="mt-3 flex flex-wrap items-end gap-2">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="grid gap-1">
            {name === 'from' ? i18n._('office.from') : i18n._('office.to')}
            <input
              type="date"
              name={name}
              required
              defaultValue={figures[name]}
              className="min-h-11 rounded-control border border-muted bg-white px-3"
            />
          </label>
        ))}
        <Button type="submit" look="secondary">
          {i18n._('office.sales.show')}
        </Button>
      </form>
      <div aria-busy={isReading} className="mt-4 aria-busy:opacity-60">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-tile border border-line bg-white p-4 sm:grid-cols-3">
          <div>
            <dt className="text-muted">{i18n._('office.sales.orders')}</dt>
            <dd className="text-lg font-bold tabular-nums">{total.orders}</dd>
          </div>
          {MONEY.map(({ name, label }) => (
            <div key={name}>
              <dt className="text-muted">{i18n._(label)}</dt>
              <dd className="text-lg font-bold">
                <Money rupees={total[name]} />
              </dd>
            </div>
          ))}
        </dl>
        {days.length > 1 && <Days figures={figures} />}
      </div>
    </div>
  );
}

/** The days, the newest first. The table scrolls sideways where it is wider than the screen. */
function Days({ figures: { days } }: { figures: SalesFigures }) {
  const { i18n } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <section tabIndex={0} aria-label={i18n._('office.sales.byDay')} className="mt-4 overflow-x-auto">
      <table className="w-full bg-white text-right tabular-nums">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky left-0 bg-white p-2 text-left">
              {i18n._('office.sales.day')}
            </th>
            <th scope="col" className="p-2">
              {i18n._('office.sales.orders')}
            </th>
            {MONEY.map(({ name, label }) => (
              <th key={name} scope="col" className="p-2">
                {i18n._(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.on} className="border-b border-line">
              <th scope="row" className="sticky left-0 bg-white p-2 text-left font-medium whitespace-nowrap">
                {formatDay(i18n, startOfShopDay(day.on))}
              </th>
              <td className="p-2">{day.orders}</td>
              {MONEY.map(({ name }) => (
                <td key={name} className="p-2">
                  <Money rupees={day[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const spanText = (i18n: I18n, { from, to }: SalesFigures): string =>
  from === to
    ? formatDay(i18n, startOfShopDay(from))
    : `${formatDay(i18n, startOfShopDay(from))} – ${formatDay(i18n, startOfShopDay(to))}`;
