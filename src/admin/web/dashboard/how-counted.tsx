import type { Report } from '#admin/report.ts';
import { formatMoment } from '#base/time.ts';
import { endOfBefore } from './labels.ts';

/** Explains how the figures are counted, so that the owner can check them. */
export const HowCounted = ({ report }: { report: Report }) => (
  <details className="text-muted">
    <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
      How these figures are counted
    </summary>
    <ul className="grid max-w-3xl list-disc gap-1 pl-5">
      <li>
        Sales are the totals, with shipping, of orders placed since {formatMoment(report.from)} in India’s
        time. Cancelled orders do not count, even if they were cancelled later.
      </li>
      <li>
        They are held against orders placed from {formatMoment(report.before.from)} until{' '}
        {endOfBefore(report)}: as long a stretch, up to the same time of day. The dashed line shows those days
        whole.
      </li>
      <li>The average basket is sales divided by orders, rounded to the paisa.</li>
      <li>Best sellers and categories are goods without shipping, at the prices they were ordered at.</li>
      <li>New customers opened their account in this time and are still there; the team does not count.</li>
      <li>Still to collect is every order that is neither paid nor cancelled, however old.</li>
    </ul>
  </details>
);
