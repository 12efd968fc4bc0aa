import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay } from '#base/time.ts';
import { OwnWords } from '#ui/words/own-words.tsx';
import { NothingYet, Panel, TABLE } from './panel.tsx';

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
