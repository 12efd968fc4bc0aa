import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay } from '#base/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { quantityLabel } from './labels.ts';

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
          to={officeAddress('settingsSection', { noun: 'stock' })}
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

/** Searches without a result: goods to buy, or spellings to teach the search. */
export const Searches = ({ report: { searches, days } }: { report: Report }) => {
  const { i18n } = useLingui();
  return (
    <Panel
      title={i18n._('office.misses.title')}
      aside={
        <Link
          to={officeAddress('searches')}
          className="-my-2 inline-flex min-h-11 items-center text-leaf underline"
        >
          {i18n._('office.misses.all')}
        </Link>
      }
    >
      {searches.length === 0 ? (
        <NothingYet>{i18n._('office.misses.none', { days })}</NothingYet>
      ) : (
        <table className={TABLE}>
          <thead>
            <tr>
              <th scope="col">{i18n._('office.misses.term')}</th>
              <th scope="col">{i18n._('office.misses.times')}</th>
              <th scope="col" className="hidden sm:table-cell">
                {i18n._('office.misses.last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ term, times, lastAt }) => (
              <tr key={term}>
                <th scope="row" className="break-all">
                  <OwnWords text={term} />
                  <span className="block text-muted sm:hidden">{formatDay(i18n, lastAt)}</span>
                </th>
                <td>{times.toLocaleString('en-IN')}</td>
                <td className="hidden whitespace-nowrap sm:table-cell">{formatDay(i18n, lastAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
};

/** A section of the dashboard with its heading. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-tile border border-line bg-white p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Shown while a section has no data. */
export const NothingYet = ({ children }: { children: string }) => (
  <p className="py-6 text-center text-muted">{children}</p>
);

/** The data of a chart as a table. */
export const FiguresBehind = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
        {i18n._('office.dashboard.table')}
      </summary>
      <div className="overflow-x-auto">{children}</div>
    </details>
  );
};

/** The classes of such a table; figures are aligned right. */
export const TABLE =
  'w-full border-collapse text-left tabular-nums [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pl-3 [&_td]:text-right [&_th]:py-1.5 [&_th]:font-normal [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:wrap-anywhere [&_thead_th]:text-muted [&_thead_th:not(:first-child)]:pl-3 [&_thead_th:not(:first-child)]:text-right';
