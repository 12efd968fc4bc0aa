import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { quantityLabel } from './labels.ts';
import { NothingYet, Panel, TABLE } from './panel.tsx';

/** The products with the highest sales. */
export const BestSellers = ({ report: { bestSellers, days } }: { report: Report }) => {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n._('office.dashboard.best')}>
      {bestSellers.length === 0 ? (
        <NothingYet>{i18n._('office.dashboard.noneSold', { days })}</NothingYet>
      ) : (
        <div className="overflow-x-auto">
          <table className={TABLE}>
            <thead>
              <tr>
                <th scope="col">{i18n._('office.product')}</th>
                <th scope="col">{i18n._('office.dashboard.sold')}</th>
                <th scope="col">{i18n._('office.dashboard.sales')}</th>
              </tr>
            </thead>
            <tbody>
              {bestSellers.map(({ _id, title, quantity, unit, sales }) => (
                <tr key={_id}>
                  <th scope="row">
                    <Link
                      to={officeAddress('adminProducts', { state: 'all', q: title })}
                      className="inline-flex min-h-11 items-center text-ink underline decoration-line underline-offset-4"
                    >
                      <OwnWords text={title} />
                    </Link>
                  </th>
                  <td className="sm:whitespace-nowrap">{quantityLabel(quantity, unit)}</td>
                  <td className="font-semibold">
                    <Money rupees={sales} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
};
