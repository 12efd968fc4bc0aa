import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { pageAddress } from '#base/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { quantityLabel } from './labels.ts';
import { NothingYet, Panel, TABLE } from './panel.tsx';

/** Products that are running out, the scarcest first. */
export function LowStock({ report: { lowStock } }: { report: Report }) {
  const { level, count, products } = lowStock;
  const more = count - products.length;
  return (
    <Panel
      title="Low stock"
      aside={
        <Link to={`${pageAddress('settings')}#stock`} className="text-leaf underline">
          At or under {level}
        </Link>
      }
    >
      {count === 0 ? (
        <NothingYet>There is enough of everything.</NothingYet>
      ) : (
        <>
          <table className={TABLE}>
            <thead className="sr-only">
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Left</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ _id, title, stock, unit }) => (
                <tr key={_id}>
                  <th scope="row">
                    <Link
                      to={pageAddress('adminProducts', { q: title })}
                      className="inline-block py-2 text-ink underline decoration-line underline-offset-4"
                    >
                      {title}
                    </Link>
                  </th>
                  <td className="sm:whitespace-nowrap">
                    {stock === 0 ? (
                      <span className="font-semibold text-chilli">Sold out</span>
                    ) : (
                      `${quantityLabel(stock, unit)} left`
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p className="pt-2 text-muted">and {more.toLocaleString('en-IN')} more</p>}
          <Link to={pageAddress('reorder')} className={buttonClass('plain', '-mb-2 -ml-3 px-3!')}>
            Reorder list
          </Link>
        </>
      )}
    </Panel>
  );
}
