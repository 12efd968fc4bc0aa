import type { StagedImport } from '#imports/staged.ts';

/** What the import will do, or did. */
export function OutcomeFigures({ found: { outcome, state } }: { found: StagedImport }) {
  const isDone = state === 'done';
  const figures = [
    [isDone ? 'added' : 'new', outcome.added],
    ['changed', outcome.changed],
    ['as they should be', outcome.unchanged],
    ['left out', outcome.leftOut],
    ['hidden, as in the other shop', outcome.hidden],
    ['with your own edits kept', outcome.kept],
    [isDone ? 'shelves made' : 'shelves to make', outcome.shelves.length],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {figures
        .filter(([, count], at) => at < 4 || count > 0)
        .map(([label, count]) => (
          <div key={label} className="rounded-control border border-line bg-white px-3 py-2">
            <dd className="text-lg font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
            <dt className="text-muted">{label}</dt>
          </div>
        ))}
    </dl>
  );
}
