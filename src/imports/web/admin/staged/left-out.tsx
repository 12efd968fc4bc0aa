import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { saySentences } from '#base/language/said.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { useSession } from '#identity/web/public.ts';
import type { ImportRemarks, StagedImport } from '#imports/staged.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { LeftRow } from './left-row.tsx';
import type { Mending } from './mending.ts';
import { SameForAll } from './same-choice.tsx';

const SHOWN = 100;

/** The rows that are left out or taken otherwise, each beside its reason; they are mended here, or downloaded. */
export function LeftOut({ found, mending }: { found: StagedImport; mending: Mending }) {
  const { i18n } = useLingui();
  const { id, outcome } = found;
  const { remarks, problem } = useRemarks(found);
  const { busy, problem: undone, run } = useCall();
  if (outcome.leftOut + outcome.adjusted === 0) return null;
  const left = remarks.filter(({ kind }) => kind === 'left out');
  const adjusted = remarks.filter(({ kind }) => kind === 'adjusted');
  return (
    <section aria-labelledby="left-out" className="grid gap-2">
      <h2 id="left-out" className="text-base font-semibold">
        {outcome.leftOut > 0
          ? i18n._('office.import.leftOut', { count: outcome.leftOut })
          : i18n._('office.import.adjusted', { count: outcome.adjusted })}
      </h2>
      <SameForAll remarks={left} mending={mending} />
      <Problem text={problem ?? undone} />
      {left.length > 0 && (
        <ul className="divide-y divide-line rounded-tile border border-line bg-white">
          {left.slice(0, SHOWN).map((remark) => (
            <LeftRow key={remark.row} remark={remark} found={found} mending={mending} />
          ))}
          {outcome.leftOut > SHOWN && (
            <li className="px-3 py-2 text-muted">{i18n._('office.change.these', { count: SHOWN })}</li>
          )}
        </ul>
      )}
      {adjusted.length > 0 && (
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-labelledby="left-out"
          className="max-h-80 overflow-y-auto rounded-control border border-line bg-white px-3 py-2 break-words"
        >
          {adjusted.slice(0, SHOWN).map(({ row, reason, said }) => (
            <li key={row}>
              {i18n._('office.import.row', { row, reason: saySentences(i18n, said, reason) })}
            </li>
          ))}
        </ul>
      )}
      {outcome.leftOut > 0 && (
        <Button
          look="secondary"
          busy={busy}
          className="justify-self-start"
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
    </section>
  );
}

/** The remarks on the rows of a file as it was checked last. */
function useRemarks({ id, revision, outcome: { leftOut, adjusted }, state }: StagedImport) {
  const [remarks, setRemarks] = useState<ImportRemarks['remarks']>([]);
  const [problem, setProblem] = useState<string>();
  const isThere = leftOut + adjusted > 0 && state !== 'checking';
  useEffect(() => {
    if (!isThere) return undefined;
    const asking = new AbortController();
    callApi<ImportRemarks>(`/products/imports/${id}/remarks`, { signal: asking.signal }).then(
      (found) => {
        setRemarks(found.remarks);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (error instanceof CallFailed) setProblem(error.message);
        else if (!asking.signal.aborted) throw error;
      },
    );
    return () => asking.abort();
  }, [id, revision, isThere]);
  return { remarks, problem };
}
