import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { quantityLabel } from './labels.ts';
import { NothingYet, Panel, TABLE } from './panel.tsx';

/** Products that are running out, the scarcest first. */
export function LowStock({ report: { lowStock } }: { report: Report }) {
  const { i18n } = useLingui();
  const { level, count, products } = lowStock;
  const more = count - products.length;
  return (
    <Panel
      title={i18n._('office.lowStock')}
      aside={
        <Link
          to={`${officeAddress('settings')}#stock`}
          className="-my-2 inline-flex min-h-11 items-center text-leaf underline"
        >
          {i18n._('office.dashboard.atOrUnder', { level })}
        </Link>
      }
    >
      {count === 0 ? (
        <NothingYet>{i18n._('office.dashboard.enough')}</NothingYet>
      ) : (
        <>
          <table className={TABLE}>
            <thead className="sr-only">
              <tr>
                <th scope="col">{i18n._('office.product')}</th>
                <th scope="col">{i18n._('office.left')}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ _id, title, stock, unit }) => (
                <tr key={_id}>
                  <th scope="row">
                    <Link
                      to={officeAddress('adminProducts', { q: title })}
                      className="inline-flex min-h-11 items-center text-ink underline decoration-line underline-offset-4"
                    >
                      <OwnWords text={title} />
                    </Link>
                  </th>
                  <td className="sm:whitespace-nowrap">
                    {stock === 0 ? (
                      <span className="font-semibold text-chilli">{i18n._('office.soldOut')}</span>
                    ) : (
                      i18n._('office.leftOf', { amount: quantityLabel(stock, unit) })
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && (
            <p className="pt-2 text-muted">
              {i18n._('office.andMore', { count: more.toLocaleString('en-IN') })}
            </p>
          )}
          <Link to={officeAddress('reorder')} className={buttonClass('plain', '-mb-2 -ml-3 px-3!')}>
            {i18n._('office.reorder.title')}
          </Link>
        </>
      )}
    </Panel>
  );
}
