import { Link } from 'react-router';
import type { Report } from '#admin/report.ts';
import { pageAddress } from '#base/addresses.ts';
import { formatDay } from '#base/time.ts';
import { nameOfPeriod } from './labels.ts';
import { NothingYet, Panel, TABLE } from './panel.tsx';

/** Searches without a result: goods to buy, or spellings to teach the search. */
export const Searches = ({ report: { searches, days } }: { report: Report }) => (
  <Panel
    title="Searches without result"
    aside={
      <Link to={pageAddress('searches')} className="text-leaf underline">
        All searches
      </Link>
    }
  >
    {searches.length === 0 ? (
      <NothingYet>{`Whoever searched ${nameOfPeriod(days)} found something.`}</NothingYet>
    ) : (
      <table className={TABLE}>
        <thead>
          <tr>
            <th scope="col">Looked for</th>
            <th scope="col">Times</th>
            <th scope="col">Last on</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ term, times, lastAt }) => (
            <tr key={term}>
              <th scope="row" className="break-all">
                {term}
              </th>
              <td>{times.toLocaleString('en-IN')}</td>
              <td className="sm:whitespace-nowrap">{formatDay(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Panel>
);
