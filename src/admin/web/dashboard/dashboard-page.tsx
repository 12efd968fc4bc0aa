import { useLingui } from '@lingui/react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useNavigate,
  useNavigation,
  type MetaArgs,
} from 'react-router';
import { FIRST_STEPS, type FirstSteps } from '#admin/first-steps.ts';
import { type Period, PERIODS, type Report } from '#admin/report.ts';
import type { Today } from '#admin/today.ts';
import { FirstDesk } from '#admin/web/first/first-desk.tsx';
import { DoNow } from '#admin/web/today/do-now.tsx';
import { MoneyAtHand } from '#admin/web/today/money-at-hand.tsx';
import { Promised } from '#admin/web/today/promise.tsx';
import { ShopHealth } from '#admin/web/today/shop-health.tsx';
import { AlarmLine } from '#alarm/web/admin/public.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { useSeen } from '#browser/seen.ts';
import { readOrSeen, useSession } from '#identity/web/public.ts';
import { NoticesToTell } from '#notices/web/admin/public.ts';
import { adminMeta } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { listQueryOf } from '#ui/admin/use-list-query.ts';
import { SalesChart, CategoryChart } from './charts.tsx';
import { Figures, HowCounted } from './figures.tsx';
import { BestSellers, LowStock, Searches } from './panels.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.dashboard.title'));

/** The page reloads its figures when orders or goods change. */
export const handle = { refreshOn: ['orders', 'catalogue'] };

/** Loads the first steps of a new shop, what is to be done now, and the figures of the period in the address; without an answer, as they were seen last. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { signal } = request;
  const [steps, today, report] = await Promise.all([
    readOrSeen<FirstSteps>('/admin/first-steps', { signal }),
    readOrSeen<Today>('/admin/today', { signal }),
    readOrSeen<Report>(`/admin/dashboard?${listQueryOf(request.url, ['days'])}`, { signal }),
  ]);
  return { steps, today, report };
}

/** The home of the back office: the first steps of a new shop; then what to do now, what is promised, where the money is; the figures below. */
export default function DashboardPage() {
  const { i18n } = useLingui();
  const { steps, today, report } = useLoaderData<typeof clientLoader>();
  const name = useSession((session) => session.user?.name);
  const isReading = useNavigation().state !== 'idle';
  const who = name || i18n._('office.admin');
  if (steps.isOpen && !steps.hasOrders)
    return (
      <div className="grid grid-cols-1 gap-3 lg:gap-4">
        <FirstWelcome name={who} steps={steps} />
        <FirstDesk steps={steps} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Welcome name={who} report={report} />
      {steps.isOpen && <FirstDesk steps={steps} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <DoNow today={today} />
        <Promised today={today} />
        <MoneyAtHand today={today} />
      </div>
      <NoticesToTell version={today.asOf} />
      {/* The first steps ask for the alarm themselves. */}
      {!steps.isOpen && <AlarmLine />}
      <ShopHealth health={today.health} />
      <PeriodChoice chosen={report.days} />
      <div aria-busy={isReading} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
        <Figures report={report} />
        <SalesChart report={report} />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-4">
            <BestSellers report={report} />
            <Searches report={report} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <CategoryChart report={report} />
            <LowStock report={report} />
          </div>
        </div>
        <HowCounted report={report} />
      </div>
    </div>
  );
}

/** The welcome banner of a new shop; on a phone the list of steps says as much. */
function FirstWelcome({ name, steps: { done } }: { name: string; steps: FirstSteps }) {
  const { i18n } = useLingui();
  return (
    <section
      aria-labelledby="welcome"
      className="rounded-tile bg-leaf-dark px-6 py-4 text-white max-lg:sr-only"
    >
      <h1 id="welcome" className="text-xl font-bold break-words">
        {i18n._('office.first.welcome', { name })}
      </h1>
      <p className="text-base">
        {i18n._('office.first.welcome.rest', { done: done.length, all: FIRST_STEPS.length })}
      </p>
    </section>
  );
}

/** The welcome banner with the number of waiting orders. */
function Welcome({ name, report: { waiting } }: { name: string; report: Report }) {
  const { i18n } = useLingui();
  // As seen last, none may have waited: now some may.
  const isSeen = useSeen(({ at }) => at !== undefined);
  return (
    <section
      aria-labelledby="welcome"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-leaf-dark px-4 py-4 text-white md:px-6"
    >
      <div className="min-w-0">
        <h1 id="welcome" className="text-xl font-bold break-words">
          {i18n._('office.dashboard.welcome', { name })}
        </h1>
        <p className="text-base">
          {waiting > 0
            ? i18n._('office.dashboard.waiting', { count: waiting })
            : isSeen
              ? i18n._('office.notKnown')
              : i18n._('office.dashboard.noneWaiting')}
        </p>
      </div>
      {waiting > 0 && (
        <Link
          to={officeAddress('adminOrders', { status: 'pending' })}
          className="inline-flex min-h-11 w-full items-center justify-center rounded-control bg-marigold px-4 font-semibold text-night no-underline sm:w-auto"
        >
          {i18n._('office.dashboard.showThem')}
        </Link>
      )}
    </section>
  );
}

const NAMES: Record<Period, string> = {
  1: /*i18n*/ 'office.today',
  7: /*i18n*/ 'office.dashboard.days7',
  30: /*i18n*/ 'office.dashboard.days30',
};

const KEYS: Record<Period, string> = { 1: '1', 7: '7', 30: '3' };

/** The choice of a period. These are links, so that a period can be bookmarked and shared. */
function PeriodChoice({ chosen }: { chosen: Period }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  useShortcuts(
    PERIODS.map((days) => ({
      keys: KEYS[days],
      label: i18n._('office.dashboard.figuresOf', { days }),
      run: () => void navigate(`?days=${days}`, { replace: true, preventScrollReset: true }),
    })),
  );
  return (
    <nav
      aria-label={i18n._('office.dashboard.period')}
      className="flex flex-wrap gap-1 rounded-control bg-paper p-1 ring-1 ring-line md:justify-self-start"
    >
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={`?days=${days}`}
          replace
          preventScrollReset
          aria-current={days === chosen ? 'page' : undefined}
          className="grid min-h-11 flex-1 place-content-center rounded-control px-4 font-semibold text-leaf no-underline hover:bg-leaf-soft aria-[current=page]:bg-leaf aria-[current=page]:text-white md:min-w-28"
        >
          {i18n._(NAMES[days])}
        </Link>
      ))}
    </nav>
  );
}
