import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useId, useRef, useState } from 'react';
import { useLocation, type MetaArgs, useNavigate } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { CallFailed, failureFrom } from '#browser/calls/api-client.ts';
import { download } from '#browser/calls/download.ts';
import { uploadForm } from '#browser/calls/upload.ts';
import { isAllowed } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import type { StagedImport } from '#imports/staged.ts';
import { adminMeta, ScreenHeader, ProgressBar } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { LatestImports } from './latest-imports.tsx';
import { PictureState } from './picture-state.tsx';
import { StagedScreen } from './staged/staged-screen.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.import'));

const PANEL = 'rounded-tile border border-line bg-paper p-4 md:p-6';

/** Import and export of products; with a file in the address, that file. */
export default function ImportPage() {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const file = new URLSearchParams(search).get('file');
  if (file) return <StagedScreen key={file} id={file} />;
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.import')} />
      <div className="grid gap-4">
        <section aria-labelledby="import" className={PANEL}>
          <h2 id="import" className="mb-1 text-base font-semibold">
            {i18n._('office.import.products')}
          </h2>
          <ImportFile />
          <LatestImports />
          <PictureState />
        </section>
        <section aria-labelledby="export" className={PANEL}>
          <h2 id="export" className="mb-1 text-base font-semibold">
            {i18n._('office.import.export')}
          </h2>
          <ExportLinks />
        </section>
      </div>
    </div>
  );
}

/** The last line of the answer. */
type Outcome = { summary: StagedImport } | { failure: unknown };

type Step =
  | { kind: 'choose'; problem?: string }
  | { kind: 'sending'; name: string; share: number; rows: number };

/** Sends a file of goods. It is read and looked at first: nothing changes until the owner says so. */
function ImportFile() {
  const { i18n } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [isOver, setOver] = useState(false);
  const running = useRef<AbortController>(undefined);

  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const sending = { kind: 'sending' as const, name: file.name, share: 0, rows: 0 };
    setStep(sending);
    const form = new FormData();
    form.append('file', file);
    try {
      const outcome = await uploadForm<Outcome>('/products/imports', form, {
        token: useSession.getState().token,
        onProgress: (share) => setStep({ ...sending, share }),
        onLine: (line) => {
          const { rows } = line as { rows?: number };
          if (rows !== undefined) setStep({ ...sending, share: 1, rows });
        },
        signal: mine.signal,
      });
      if ('failure' in outcome) throw await failureFrom(422, outcome.failure);
      await navigate(officeAddress('import', { file: outcome.summary.id }));
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!(error instanceof CallFailed)) throw error;
      setStep({ kind: 'choose', problem: error.message });
    }
  };
  const choose = (chosen: File | undefined): void => {
    if (chosen) void send(chosen);
  };

  return (
    <div className="grid gap-4">
      <p className="text-muted">{i18n._('office.import.about')}</p>
      {/* A file may also be dropped on it; the field inside is what keyboards and screen readers use. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files[0]);
        }}
        className={`grid cursor-pointer justify-items-center gap-2 rounded-tile border-2 border-dashed px-4 py-8 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-leaf ${isOver ? 'border-leaf bg-leaf-soft' : 'border-muted/60 bg-white'}`}
      >
        <ToolIcon name="upload" className="size-8 text-leaf" />
        <span className="font-semibold text-leaf">{i18n._('office.import.choose')}</span>
        <span className="text-muted">{i18n._('office.import.drop')}</span>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          aria-describedby={`${id}-state`}
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <div id={`${id}-state`} aria-live="polite" className="grid gap-3">
        {step.kind === 'choose' && step.problem && (
          <p className="rounded-control bg-chilli-soft px-3 py-2 whitespace-pre-line text-chilli">
            {step.problem}
          </p>
        )}
        {step.kind === 'sending' && <ProgressBar {...wordsFor(i18n, step)} />}
      </div>
    </div>
  );
}

function wordsFor(i18n: I18n, { name, share, rows }: { name: string; share: number; rows: number }) {
  if (share < 1) return { label: i18n._('office.import.sending', { name }), share };
  return {
    label:
      rows > 0
        ? i18n._('office.import.rowsRead', { rows: rows.toLocaleString('en-IN') })
        : i18n._('office.import.reading'),
  };
}

const FILES = [
  {
    name: 'products.csv',
    path: '/products/export.csv',
    label: /*i18n*/ 'office.nav.products',
    of: 'catalogue',
  },
  { name: 'orders.csv', path: '/orders/export.csv', label: /*i18n*/ 'office.nav.orders', of: 'admin' },
  { name: 'customers.csv', path: '/auth/customers.csv', label: /*i18n*/ 'office.nav.customers', of: 'admin' },
] as const;

/** Links to the shop's data as CSV files, as far as the user may have them. */
function ExportLinks() {
  const { i18n } = useLingui();
  const { user, token } = useSession();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const may = (of: (typeof FILES)[number]['of']): boolean =>
    user !== undefined && (user.role === 'admin' || (of !== 'admin' && isAllowed(user, of)));

  const fetchFile = async ({ name, path }: { name: string; path: string }): Promise<void> => {
    setBusy(name);
    setProblem(undefined);
    try {
      await download(path, name, token);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <>
      <p className="mb-3 text-muted">{i18n._('office.export.about')}</p>
      <div className="flex flex-wrap gap-2">
        {FILES.filter(({ of }) => may(of)).map((file) => (
          <Button
            key={file.name}
            look="secondary"
            busy={busy === file.name}
            onClick={() => void fetchFile(file)}
            aria-label={i18n._('office.export.file', { label: i18n._(file.label) })}
          >
            <ToolIcon name="download" />
            {i18n._(file.label)}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </>
  );
}
