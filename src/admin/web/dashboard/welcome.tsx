import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { useSeen } from '#browser/seen.ts';

/** The welcome banner with the number of waiting orders. */
export function Welcome({ name, report: { waiting } }: { name: string; report: Report }) {
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
