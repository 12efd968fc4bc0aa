import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { saySentences } from '#base/language/said.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import type { ImportRemarks, StagedImport } from '#imports/staged.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

const SHOWN = 200;

/** The rows that are left out or taken otherwise, with the reasons; all that are left out can be downloaded. */
export function LeftOut({ found: { id, outcome, revision } }: { found: StagedImport }) {
  const { i18n } = useLingui();
  const [told, setTold] = useState<{ of: number; remarks: ImportRemarks['remarks'] }>();
  const { busy, problem, run } = useCall();
  const count = outcome.leftOut + outcome.adjusted;
  if (count === 0) return null;
  const show = (): Promise<void> =>
    run(async () => {
      const { remarks } = await callApi<ImportRemarks>(`/products/imports/${id}/remarks`);
      setTold({ of: revision, remarks });
    });
  return (
    <section aria-labelledby="left-out" className="grid gap-2">
      <h2 id="left-out" className="text-base font-semibold">
        {outcome.leftOut > 0
          ? i18n._('office.import.leftOut', { count: outcome.leftOut })
          : i18n._('office.import.adjusted', { count: outcome.adjusted })}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={busy} onClick={() => void show()}>
          {i18n._('office.import.showWhy')}
        </Button>
        {outcome.leftOut > 0 && (
          <Button
            look="secondary"
            busy={busy}
            onClick={() =>
              void run(() =>
                download(`/products/imports/${id}/left-out.csv`, 'left-out.csv', useSession.getState().token),
              )
            }
          >
            <ToolIcon name="download" />
            {i18n._('office.import.download')}
          </Button>
        )}
      </div>
      <Problem text={problem} />
      {told?.of === revision && (
        <ul className="max-h-80 overflow-y-auto rounded-control border border-line bg-white px-3 py-2 break-words">
          {told.remarks.slice(0, SHOWN).map(({ row, kind, reason, said }) => (
            <li key={`${row} ${kind}`}>
              {i18n._('office.import.row', { row, reason: saySentences(i18n, said, reason) })}
            </li>
          ))}
          {told.remarks.length > SHOWN && (
            <li className="text-muted">{i18n._('office.change.these', { count: SHOWN })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

/** The figures of an import: what it will do, or did. */
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
