import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { buttonClass } from '#ui/button.tsx';

const SHOWN = 200;

/** The result of an import or a dry run: the counts, and the reason for each row that was left out. */
export function ImportReport({ summary }: { summary: ImportSummary }) {
  const { dryRun, layout, rows, added, changed, unchanged, skipped, adjusted, notes } = summary;
  const figures = [
    [dryRun ? 'would be added' : 'added', added],
    [dryRun ? 'would be changed' : 'changed', changed],
    ['are as they should be', unchanged],
    ['left out', skipped.length],
  ] as const;
  return (
    <div className="grid gap-3">
      <h3 className="text-base font-semibold">
        {dryRun ? 'What this file would do' : 'Imported'}
        <span className="block text-sm font-normal text-muted">
          {count(rows)} rows, read as: {layout}
        </span>
      </h3>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {figures.map(([label, number]) => (
          <div key={label} className="rounded-control border border-line bg-white px-3 py-2">
            <dd className="text-lg font-semibold tabular-nums">{count(number)}</dd>
            <dt className="text-muted">{label}</dt>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="rounded-control bg-marigold-soft px-3 py-2">
          {note}
        </p>
      ))}
      <RowList
        title={`Why ${count(skipped.length)} ${skipped.length === 1 ? 'row was' : 'rows were'} left out`}
        rows={skipped}
      />
      <RowList
        title={`What was taken otherwise than the file says it in ${count(adjusted.length)} ${adjusted.length === 1 ? 'row' : 'rows'}`}
        rows={adjusted}
      />
      {!dryRun && (
        <Link to={pageAddress('adminProducts')} className={buttonClass('secondary')}>
          See the products
        </Link>
      )}
    </div>
  );
}

/** What is to be said of single rows, folded away; nothing where there is none. */
function RowList({ title, rows }: { title: string; rows: ImportSummary['skipped'] }) {
  if (rows.length === 0) return null;
  return (
    <details className="rounded-control border border-line bg-white px-3 py-2">
      <summary className="min-h-11 content-center font-medium">{title}</summary>
      <ul className="max-h-80 overflow-y-auto break-words">
        {rows.slice(0, SHOWN).map(({ row, reason }) => (
          <li key={`${row} ${reason}`}>
            Row {row}: {reason}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p className="text-muted">These are the first {SHOWN}.</p>}
    </details>
  );
}

const count = (number: number): string => number.toLocaleString('en-IN');
