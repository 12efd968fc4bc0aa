import { useLingui } from '@lingui/react';
import type { Report } from '#admin/report.ts';
import { formatMoment } from '#base/time.ts';
import { endOfBefore } from './labels.ts';

/** Explains how the figures are counted, so that the owner can check them. */
export const HowCounted = ({ report }: { report: Report }) => {
  const { i18n } = useLingui();
  return (
    <details className="text-muted">
      <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
        {i18n._('office.dashboard.how')}
      </summary>
      <ul className="grid max-w-3xl list-disc gap-1 pl-5">
        <li>{i18n._('office.dashboard.howSales', { from: formatMoment(i18n, report.from) })}</li>
        <li>
          {i18n._('office.dashboard.howBefore', {
            from: formatMoment(i18n, report.before.from),
            until: endOfBefore(report),
          })}
        </li>
        <li>{i18n._('office.dashboard.howBasket')}</li>
        <li>{i18n._('office.dashboard.howGoods')}</li>
        <li>{i18n._('office.dashboard.howCustomers')}</li>
        <li>{i18n._('office.dashboard.howDue')}</li>
      </ul>
    </details>
  );
};
