import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { sayField, saySentences } from '#base/language/said.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { ANY_LIST, type StagedImport, type ImportPlan } from '#imports/staged.ts';
import { PictureState } from '#imports/web/admin/picture-state.tsx';
import { ScreenHeader, ProgressBar } from '#ui/admin/screen.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Tick, Problem } from '#ui/form/field.tsx';
import { ColumnPickers, ShelfPickers } from './file-pickers.tsx';
import { LeftOut } from './left-out.tsx';
import { MarginChoice } from './margin-choice.tsx';
import type { Mending } from './mending.ts';
import { OutcomeFigures, SampleCards } from './outcome.tsx';
import { QuestionList } from './question-list.tsx';

/** A file of goods from being read to being imported: is it right, what will it do, what did it do. */
export function StagedScreen({ id }: { id: string }) {
  const { i18n } = useLingui();
  const open = useStagedImport(id);
  const { found, problem, reload } = open;
  return (
    <>
      <ScreenHeader title={titleOf(i18n, found?.state)} {...(found && { count: factsOf(i18n, found) })}>
        <Link to={officeAddress('import')} className={buttonClass('plain')}>
          {i18n._('office.import.another')}
        </Link>
      </ScreenHeader>
      {problem && (
        <div role="alert" className="mb-4 rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {problem}{' '}
          {!found && (
            <Button look="plain" onClick={() => void reload()}>
              {i18n._('office.tryAgain')}
            </Button>
          )}
        </div>
      )}
      {!found && !problem && <ProgressBar label={i18n._('office.import.opening')} />}
      {found && <Working found={found} />}
      {found?.state === 'failed' && <Problem text={sayField(i18n, found.problem)} />}
      {found?.state === 'done' && <Done found={found} mend={open.mend} />}
      {found && ['waiting', 'checking'].includes(found.state) && <Plan open={open} found={found} />}
    </>
  );
}

const titleOf = (i18n: I18n, state: StagedImport['state'] | undefined): string => {
  if (state === 'done') return i18n._('office.import.done');
  if (state === 'failed') return i18n._('office.import.brokenOff');
  return state === 'importing' ? i18n._('office.import.under') : i18n._('office.import.right');
};

const factsOf = (i18n: I18n, { fileName, rows, layout, headerRow, isRemembered }: StagedImport): string =>
  [
    fileName,
    i18n._('office.import.rows', { rows: rows.toLocaleString('en-IN') }),
    layout !== ANY_LIST && layout,
    headerRow > 1 && i18n._('office.import.headerSkipped'),
    isRemembered && i18n._('office.import.remembered'),
  ]
    .filter(Boolean)
    .join(' · ');

/** Progress of the import. */
function Working({ found: { state, rows, doneRows } }: { found: StagedImport }) {
  const { i18n } = useLingui();
  if (state === 'waiting' || state === 'done' || state === 'failed') return null;
  const words = {
    reading: i18n._('office.import.reading'),
    checking: i18n._('office.import.checking'),
    importing: i18n._('office.import.progress', {
      doneRows: doneRows.toLocaleString('en-IN'),
      rows: rows.toLocaleString('en-IN'),
    }),
  };
  return (
    <div className="mb-4" aria-live="polite">
      <ProgressBar
        label={words[state]}
        share={state === 'reading' || rows === 0 ? undefined : doneRows / rows}
      />
    </div>
  );
}

/** Columns, shelves and questions, and what the file would do. */
function Plan({ open: { plan, start, busy }, found }: { open: OpenImport; found: StagedImport }) {
  const { i18n } = useLingui();
  const { outcome, lacking, state } = found;
  const isChecked = state === 'waiting' && lacking === undefined;
  const count = outcome.added + outcome.changed;
  return (
    <div className="grid gap-6">
      {found.notes.map((note, at) => (
        <p key={note} className="rounded-control bg-marigold-soft px-3 py-2">
          {saySentences(i18n, found.notesSaid.slice(at, at + 1), note)}
        </p>
      ))}
      <SampleCards sample={found.sample} />
      <MarginChoice found={found} busy={busy} onChange={(margin) => void plan({ margin })} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ColumnPickers columns={found.columns} busy={busy} onChange={(columns) => void plan({ columns })} />
        <div className="grid content-start gap-6">
          <ShelfPickers found={found} busy={busy} onChange={(shelves) => void plan({ shelves })} />
          <QuestionList found={found} busy={busy} onChange={(answers) => void plan({ answers })} />
        </div>
      </div>
      {isChecked && (
        <section aria-labelledby="will-do" className="grid gap-3">
          <h2 id="will-do" className="text-base font-semibold">
            {i18n._('office.import.willDo')}
          </h2>
          <OutcomeFigures found={found} />
          {(outcome.kept > 0 || found.plan.overwrite) && (
            <Tick
              checked={found.plan.overwrite}
              disabled={busy}
              onChange={(event) => void plan({ overwrite: event.target.checked })}
            >
              {i18n._('office.import.overwrite')}
            </Tick>
          )}
          <LeftOut found={found} mending={mendingOf(found, { plan, busy })} />
        </section>
      )}
      <div className="sticky bottom-16 z-20 grid gap-1 rounded-tile border border-line bg-paper p-2 shadow-float md:bottom-4 md:flex md:items-center md:justify-between md:px-4">
        <p
          className="flex flex-wrap justify-between gap-x-4 px-1 text-sm text-muted md:justify-start"
          aria-live="polite"
        >
          {lacking === undefined
            ? doesWords(i18n, found)
            : lacksMargin(found)
              ? sayField(i18n, lacking)
              : i18n._('office.import.lacking', { lacking: sayField(i18n, lacking) })}
        </p>
        <Button
          busy={busy || state === 'checking'}
          disabled={!isChecked || count === 0}
          className="w-full md:w-auto"
          onClick={() => void start()}
        >
          {lacking === undefined
            ? i18n._('office.import.put', { count })
            : lacksMargin(found)
              ? i18n._('office.import.marginFirst')
              : i18n._('office.import.columnsFirst')}
        </Button>
      </div>
    </div>
  );
}

/** Rows are mended in the plan until the import has begun. */
const mendingOf = (
  { plan: before }: StagedImport,
  { plan, busy }: Pick<OpenImport, 'plan' | 'busy'>,
): Mending => ({
  busy,
  onMend: (row, { cells }) => plan({ rows: { ...before.rows, [row]: cells } }),
  onSame: (same) => plan({ same: { ...before.same, ...same } }),
});

/** True if the file has purchase prices alone, and the owner has not chosen her margin. */
const lacksMargin = ({ lacking, plan: { columns, margin } }: StagedImport): boolean =>
  lacking !== undefined && !margin && columns.includes('title') && columns.includes('purchasePrice');

function doesWords(i18n: I18n, { state, outcome }: StagedImport): ReactNode {
  if (state === 'checking') return i18n._('office.import.checking');
  const { added, changed, leftOut } = outcome;
  if (added + changed === 0) return i18n._('office.import.nothing');
  return (
    <>
      <b className="text-ink">{i18n._('office.import.ready', { count: added + changed })}</b>
      {leftOut > 0 && <span>{i18n._('office.import.stay', { count: leftOut })}</span>}
    </>
  );
}

const Done = ({ found, mend }: { found: StagedImport; mend: OpenImport['mend'] }) => {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-6">
      <OutcomeFigures found={found} />
      <LeftOut found={found} mending={{ busy: false, onMend: mend, onSame: undefined }} />
      <PictureState />
      <p className="text-muted">{i18n._('office.import.rememberedNext')}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={officeAddress('adminProducts')} className={buttonClass()}>
          {i18n._('office.import.seeProducts')}
        </Link>
        <Link to={officeAddress('import')} className={buttonClass('secondary')}>
          {i18n._('office.import.more')}
        </Link>
      </div>
    </div>
  );
};

const SOON = 1000;

/** A file of goods on the screen: as it is now, what went wrong, and what can be done with it. */
type OpenImport = {
  found: StagedImport | undefined;
  problem: string | undefined;
  busy: boolean;
  /** Both answer whether it was done; if not, the screen says why. */
  plan: (change: Partial<ImportPlan>) => Promise<boolean>;
  start: () => Promise<boolean>;
  mend: Mending['onMend'];
  reload: () => Promise<void>;
};

/** Opens a file of goods and follows it while the shop works on it; a closed tab changes nothing. */
function useStagedImport(id: string): OpenImport {
  const [found, setFound] = useState<StagedImport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const path = `/products/imports/${id}`;
  const reload = useCallback(async (): Promise<void> => {
    await telling(setProblem, async () => setFound(await callApi<StagedImport>(path)));
  }, [path]);
  useEffect(() => {
    void reload();
  }, [reload]);
  const isWorking = found !== undefined && ['reading', 'checking', 'importing'].includes(found.state);
  useEffect(() => {
    if (!isWorking) return undefined;
    const soon = setTimeout(() => {
      void reload().finally(() => setRound((before) => before + 1));
    }, SOON);
    return () => clearTimeout(soon);
  }, [isWorking, reload, round]);

  const change = async (work: (now: StagedImport) => Promise<StagedImport>): Promise<boolean> => {
    if (!found) return false;
    setBusy(true);
    const isDone = await telling(setProblem, async () => setFound(await work(found)));
    // Somebody else changed it, or the network did not say: the screen shows what is.
    if (!isDone)
      await telling(
        () => undefined,
        async () => setFound(await callApi<StagedImport>(path)),
      );
    setBusy(false);
    return isDone;
  };
  return {
    found,
    problem,
    busy,
    reload,
    plan: (changed) =>
      change(({ plan, revision }) =>
        callApi(`${path}/plan`, { method: 'PUT', body: { ...plan, ...changed, revision } }),
      ),
    mend: async (row, mended) => {
      setFound(await callApi<StagedImport>(`${path}/rows/${row}`, { method: 'POST', body: mended }));
      return true;
    },
    start: () => change(({ revision }) => callApi(`${path}/start`, { method: 'POST', body: { revision } })),
  };
}

async function telling(
  tell: (problem: string | undefined) => void,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    tell(undefined);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    tell(error.message);
    return false;
  }
}
