// npm run import -- FILE [--dry-run] [--map "COLUMN=FIELD" …]: brings the products of a file into the configured shop. It
// takes the columns and shelves as they are proposed, and prints them; --map says what a column is instead.
// npm run import -- --undo: takes the newest such import of the last day back.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '#base/failure.ts';
import { type Field, FIELDS, type ImportSummary } from '#imports/imports.ts';
import type { ColumnProposal } from '#imports/server/import-options.ts';
import { importRecorded, takeBackLatest } from '#imports/server/import-recorded.ts';
import { openPlatform } from '#main/start/open-platform.ts';
import { ConfigError, loadConfig } from '#platform/config/config.ts';
import { isUnreachable } from '#platform/db/errors.ts';
import { isServed } from '#platform/db/sqlite/lock.ts';
import { growPageCache } from '#platform/db/sqlite/page-cache.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { makeFilesPrivate } from '#platform/files.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';

const USAGE = `Usage: npm run import -- FILE [--dry-run] [--map "COLUMN=FIELD" …]
       npm run import -- --undo
Fields: ${FIELDS.join(', ')}; nothing after the sign for a column that is not used.`;
const STOPPED =
  'The import was stopped. What was taken stays; run it again to go on, or take it back with --undo.';
const BAR = 30;

makeFilesPrivate();
try {
  const { path, ...chosen } = readArguments();
  if (path === undefined) await undo();
  else print(await run(path, await sizeOf(path), chosen));
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = 1;
}

type Chosen = { dryRun: boolean; map: Record<string, Field | null> };

/** Reads the arguments; without a path, the newest import is to be taken back. */
function readArguments(): Chosen & { path: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      map: { type: 'string', multiple: true },
      undo: { type: 'boolean' },
    },
  });
  const [path, ...more] = positionals;
  const isUndo = values.undo ?? false;
  if ((path === undefined) !== isUndo || more.length > 0) throw new Failure('invalid', USAGE);
  return {
    path,
    dryRun: values['dry-run'] ?? false,
    map: Object.fromEntries((values.map ?? []).map(readMapping)),
  };
}

function readMapping(text: string): [string, Field | null] {
  const [, column = '', name = ''] = /^(.+)=(\w*)$/.exec(text) ?? [];
  const field = FIELDS.find((one) => one === name);
  if (column === '' || (name !== '' && !field)) throw new Failure('invalid', USAGE);
  return [column, field ?? null];
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Failure(
      'not_found',
      `${path} cannot be read: ${isMissing ? 'there is no such file' : String(error)}.`,
    );
  });
  if (!found.isFile()) throw new Failure('invalid', `${path} is not a file.`);
  return found.size;
}

async function run(path: string, size: number, { dryRun, map }: Chosen): Promise<ImportSummary> {
  const platform = await openPlatform(loadConfig(process.env));
  const { database } = platform.config;
  const file = createReadStream(path);
  if (!isServed(database)) await growPageCache(platform.db);
  // A shop that begins with an import knows from the start how its shoppers spell.
  if (!dryRun) await inTransaction(platform.db, (tx) => teachSpellings(tx, platform.clock.now()));
  const progress = showProgress(() => file.bytesRead / size);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new Failure('conflict', STOPPED));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await importRecorded(platform.db, file, {
      clock: platform.clock,
      fileName: basename(path),
      signal: stopping.signal,
      isAlone: () => !isServed(database),
      dryRun,
      map,
      onColumns: printColumns,
      onProgress: (rows) => progress.show(rows),
    });
  } finally {
    progress.end();
    await platform.close();
  }
}

async function undo(): Promise<void> {
  const platform = await openPlatform(loadConfig(process.env));
  try {
    const { fileName, takenBack, left } = await takeBackLatest(platform);
    for (const { title, reason } of left) console.log(`${title} stays: ${reason}.`);
    console.log(
      `${fileName} was taken back: ${takenBack} products were taken away or set back, ${left.length} stay.`,
    );
  } finally {
    await platform.close();
  }
}

/** A bar that moves on a terminal; elsewhere a line now and then. */
function showProgress(done: () => number): { show(rows: number): void; end(): void } {
  const { stderr } = process;
  let shown = 0;
  return {
    show: (rows) => {
      if (stderr.isTTY) {
        const full = Math.round(done() * BAR);
        stderr.write(
          `\r[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${Math.round(done() * 100)} %  ${rows} rows`,
        );
      } else if (rows - shown >= 5000) {
        shown = rows;
        stderr.write(`${rows} rows read\n`);
      }
    },
    end: () => void (stderr.isTTY && stderr.write('\n')),
  };
}

function printColumns({ layout, columns }: ColumnProposal): void {
  console.log(`Read as: ${layout}`);
  for (const { name, field, sure } of columns) {
    if (name !== '') console.log(`  ${name}: ${field ?? 'not used'}${field && !sure ? ' (a guess)' : ''}`);
  }
}

function print(summary: ImportSummary): void {
  const { layout, dryRun, rows, added, changed, unchanged, skipped, adjusted, notes, shelves } = summary;
  for (const { row, reason } of skipped) console.log(`Row ${row} was passed over: ${reason}.`);
  for (const { row, reason } of adjusted) console.log(`Row ${row}: ${reason}.`);
  for (const note of notes) console.log(note);
  if (shelves.length > 0)
    console.log(`${shelves.length} shelves ${dryRun ? 'would be' : 'were'} made: ${shelves.join(', ')}.`);
  console.log(
    `${dryRun ? 'Dry run, nothing was written: ' : ''}${rows} rows of a ${layout} file: ` +
      `${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped.length} passed over.`,
  );
}

function sentence(error: unknown): string {
  if (error instanceof Failure || error instanceof ConfigError) return error.message;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isUnreachable(cause))
      return 'The database cannot be reached. Is it running, and is DATABASE_URL right?';
    if ('code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS')) return USAGE;
  }
  const { message } = error instanceof Error ? error : { message: String(error) };
  return `The import broke off: ${message}. What was taken stays; run it again to go on.`;
}
