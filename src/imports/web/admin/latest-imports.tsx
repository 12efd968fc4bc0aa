import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { sayField } from '#base/language/said.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { StagedImports, Undo, UndoLeft } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Trans } from '#ui/words/trans.tsx';

const STATES: Record<string, string> = {
  reading: /*i18n*/ 'office.import.beingRead',
  checking: /*i18n*/ 'office.import.beingChecked',
  waiting: /*i18n*/ 'office.import.waits',
  importing: /*i18n*/ 'office.import.beingImported',
  done: /*i18n*/ 'office.import.imported',
  failed: /*i18n*/ 'office.import.brokenOff',
};
const SOON = 2000;
type Listed = StagedImports['imports'][number];

/** The files of the last week: a closed tab loses none, and for a day what they brought can be taken back. */
export function LatestImports() {
  const { i18n } = useLingui();
  const [imports, setImports] = useState<Listed[]>();
  const [asked, setAsked] = useState<Listed>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const isBusy = imports?.some(({ undo }) => undo.state === 'undoing') ?? true;
  useEffect(() => {
    if (!isBusy) return undefined;
    const asking = new AbortController();
    const soon = setTimeout(
      () => {
        callApi<StagedImports>('/products/imports', { signal: asking.signal }).then(
          (found) => {
            setProblem(undefined);
            setImports(found.imports);
          },
          (error: unknown) => {
            if (error instanceof CallFailed) setProblem(error.message);
            else if (!asking.signal.aborted) throw error;
          },
        );
      },
      imports ? SOON : 0,
    );
    return () => {
      clearTimeout(soon);
      asking.abort();
    };
  }, [imports, isBusy, tries]);
  if (!imports?.length && !problem) return null;
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{i18n._('office.import.lastWeek')}</h3>
      {problem && (
        <div className="my-2 grid justify-items-start gap-2">
          <Problem text={problem} />
          <Button look="secondary" onClick={() => setTries(tries + 1)}>
            {i18n._('office.tryAgain')}
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {imports?.map((listed) => (
          <ListedImport key={listed.id} listed={listed} onUndo={() => setAsked(listed)} />
        ))}
      </ul>
      {asked && (
        <UndoDialog
          asked={asked}
          onBegun={setImports}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}

function ListedImport({ listed, onUndo }: { listed: Listed; onUndo: () => void }) {
  const { i18n } = useLingui();
  const { id, fileName, state, rows, undo } = listed;
  return (
    <li className="py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={officeAddress('import', { file: id })}
          className="flex min-h-11 min-w-0 flex-1 basis-56 flex-wrap items-center justify-between gap-x-4"
        >
          <span className="min-w-0 wrap-anywhere">{fileName}</span>
          <span className="min-w-0 text-sm text-muted">
            {i18n._('office.import.rowCount', { count: rows })} ·{' '}
            {i18n._(UNDO_STATES[undo.state] ?? STATES[state] ?? state)}
          </span>
        </Link>
        {undo.state === 'possible' && (
          <Button
            look="secondary"
            onClick={onUndo}
            aria-label={i18n._('office.import.takeBackOf', { fileName })}
          >
            {i18n._('office.takeBack')}
          </Button>
        )}
      </div>
      {undo.state === 'undone' && <UndoLeftList id={id} undo={undo} />}
    </li>
  );
}

const UNDO_STATES: Record<string, string> = {
  undoing: /*i18n*/ 'office.import.beingTakenBack',
  undone: /*i18n*/ 'office.import.takenBack',
};

/** The result of an undo: the number of products set back, and those left, with the reasons. */
function UndoLeftList({ id, undo: { takenBack, left } }: { id: string; undo: Undo }) {
  const { i18n } = useLingui();
  const [stays, setStays] = useState<UndoLeft['left']>();
  const { problem, run } = useCall();
  const load = (): Promise<void> =>
    run(async () => setStays((await callApi<UndoLeft>(`/products/imports/${id}/undo`)).left));
  if (left === 0)
    return <p className="pb-2 text-sm text-muted">{i18n._('office.import.undone', { count: takenBack })}</p>;
  return (
    <details
      className="pb-2 text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !stays) void load();
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center text-muted">
        {i18n._('office.import.undoneSome', { count: takenBack, left })}
      </summary>
      <Problem text={problem} />
      <ul className="grid gap-1">
        {stays?.map(({ product, title, reason }) => (
          <li key={product} className="wrap-anywhere">
            <OwnWords text={title} /> <span className="text-muted">– {sayField(i18n, reason)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { asked: Listed; onBegun: (imports: Listed[]) => void; onClose: () => void };

/** Asks before an import is taken back. */
function UndoDialog({ asked, onBegun, onClose }: Props) {
  const { i18n } = useLingui();
  const begin = async (): Promise<void> => {
    const path = `/products/imports/${asked.id}/undo`;
    onBegun((await callApi<StagedImports>(path, { method: 'POST' })).imports);
    onClose();
  };
  return (
    <ConfirmDialog
      title={i18n._('office.import.undo')}
      yes={i18n._('office.takeBack')}
      doing={i18n._('office.import.beginning')}
      no={i18n._('office.cancel')}
      onYes={begin}
      onClose={onClose}
    >
      <p>
        <Trans
          id="office.import.undoAbout"
          values={{ fileName: asked.fileName }}
          components={{ b: <strong className="wrap-anywhere" /> }}
        />
      </p>
      <p className="text-muted">{i18n._('office.import.undoStays')}</p>
    </ConfirmDialog>
  );
}
