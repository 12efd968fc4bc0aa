import { useLingui } from '@lingui/react';
import type { StagedImport } from '#imports/staged.ts';

/** What the import will do, or did. */
export function OutcomeFigures({ found: { outcome, state } }: { found: StagedImport }) {
  const { i18n } = useLingui();
  const isDone = state === 'done';
  const figures = [
    [isDone ? /*i18n*/ 'office.import.added' : /*i18n*/ 'office.import.new', outcome.added],
    [/*i18n*/ 'office.import.changed', outcome.changed],
    [/*i18n*/ 'office.import.same', outcome.unchanged],
    [/*i18n*/ 'office.import.left', outcome.leftOut],
    [/*i18n*/ 'office.import.hidden', outcome.hidden],
    [/*i18n*/ 'office.import.kept', outcome.kept],
    [
      isDone ? /*i18n*/ 'office.import.shelvesMade' : /*i18n*/ 'office.import.shelvesToMake',
      outcome.shelves.length,
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {figures
        .filter(([, count], at) => at < 4 || count > 0)
        .map(([label, count]) => (
          <div key={label} className="rounded-control border border-line bg-white px-3 py-2">
            <dd className="text-lg font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
            <dt className="text-muted">{i18n._(label)}</dt>
          </div>
        ))}
    </dl>
  );
}
