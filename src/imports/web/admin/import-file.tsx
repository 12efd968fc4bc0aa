import { useId, useRef, useState } from 'react';
import { CallFailed, failureFrom } from '#browser/api-client.ts';
import { uploadForm } from '#browser/upload.ts';
import { useSession } from '#identity/web/public.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { ImportReport } from './import-report.tsx';

/** The progress: how much of the file was sent, then how many rows were read, and of how many if known. */
type Working = { dryRun: boolean; share: number; rows: number; total?: number };

/** The last line of the answer. */
type Outcome = { summary: ImportSummary } | { failure: unknown };

type Step =
  | { kind: 'choose'; problem?: string }
  | ({ kind: 'working' } & Working)
  | { kind: 'told'; summary: ImportSummary };

/** Imports a file of products: first as a dry run that shows what would happen, then, when confirmed, really. */
export function ImportFile() {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [isOver, setOver] = useState(false);
  const running = useRef<AbortController>(undefined);

  const send = async (chosen: File, dryRun: boolean): Promise<void> => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    setFile(chosen);
    const total = step.kind === 'told' ? step.summary.rows : undefined;
    const working = {
      kind: 'working' as const,
      dryRun,
      share: 0,
      rows: 0,
      ...(total && !dryRun && { total }),
    };
    setStep(working);
    const form = new FormData();
    form.append('file', chosen);
    try {
      const outcome = await uploadForm<Outcome>(`/products/import${dryRun ? '?dryRun=true' : ''}`, form, {
        token: useSession.getState().token,
        onProgress: (share) => setStep({ ...working, share }),
        onLine: (line) => {
          const { rows } = line as { rows?: number };
          if (rows !== undefined) setStep({ ...working, share: 1, rows });
        },
        signal: mine.signal,
      });
      if ('failure' in outcome) throw failureFrom(422, outcome.failure);
      setStep({ kind: 'told', summary: outcome.summary });
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!(error instanceof CallFailed)) throw error;
      setStep({ kind: 'choose', problem: error.message });
    }
  };
  const choose = (chosen: File | undefined): void => {
    if (chosen) void send(chosen, true);
  };

  return (
    <div className="grid gap-4">
      <p className="text-muted">
        A CSV file from here, from Shopify, from WooCommerce or from the BigBasket data set. It is checked
        first: nothing changes until you say so.
      </p>
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
        <span className="font-semibold text-leaf">{file ? 'Choose another file' : 'Choose a CSV file'}</span>
        <span className="text-muted">{file ? file.name : 'or drop it here'}</span>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
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
        {step.kind === 'working' && <ProgressBar {...wordsFor(step, file)} />}
        {step.kind === 'told' && <ImportReport summary={step.summary} />}
      </div>
      {step.kind === 'told' &&
        step.summary.dryRun &&
        file &&
        step.summary.added + step.summary.changed > 0 && (
          <Button onClick={() => void send(file, false)}>Import now</Button>
        )}
    </div>
  );
}

function wordsFor({ dryRun, share, rows, total }: Working, file: File | undefined) {
  if (share < 1) return { label: `Sending ${file?.name ?? 'the file'}`, share };
  const done = rows > 0 ? `${rows.toLocaleString('en-IN')} rows` : 'the rows';
  if (dryRun) return { label: `Checking ${done} …` };
  return { label: `Writing ${done}. The shop goes on selling meanwhile …`, share: total && rows / total };
}
