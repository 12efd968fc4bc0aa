import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { pageAddress } from '#base/addresses.ts';

/** The welcome banner with the number of waiting orders. */
export function Welcome({ name, report: { waiting } }: { name: string; report: Report }) {
  return (
    <section
      aria-labelledby="welcome"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-leaf-dark px-4 py-4 text-white md:px-6"
    >
      <div className="min-w-0">
        <h1 id="welcome" className="text-xl font-bold break-words">
          Welcome back, {name}!
        </h1>
        <p className="text-base">
          {waiting === 0 ? 'No order is waiting. All is packed.' : `${countOf(waiting)} to be packed.`}
        </p>
      </div>
      {waiting > 0 && (
        <Link
          to={pageAddress('adminOrders', { status: 'pending' })}
          className="inline-flex min-h-11 w-full items-center justify-center rounded-control bg-marigold px-4 font-semibold text-ink no-underline sm:w-auto"
        >
          Show them
        </Link>
      )}
    </section>
  );
}

const countOf = (orders: number): string => (orders === 1 ? '1 order waits' : `${orders} orders wait`);
