import { newId } from '#base/ids.ts';
import type { Db } from '#db/schema.ts';
import type { ImportSummary } from '#imports/imports.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import type { ImportOptions, RowRemark } from '#imports/server/import-options.ts';
import { dropOldImports } from '#imports/server/staged/commands.ts';
import { closeBrokenOff, closeRecord, COMMAND_LINE, openRecord } from './import-record.ts';

/**
 * Imports a file from the command line. The back office lists it like a file that was sent there, and for a day it can be
 * taken back, there or with `--undo`; so can what it wrote before it was broken off.
 */
export async function importRecorded(
  db: Db,
  file: AsyncIterable<Uint8Array>,
  { fileName, onColumns, ...options }: Omit<ImportOptions, 'actor' | 'undoOf'> & { fileName: string },
): Promise<ImportSummary> {
  const { clock, dryRun = false } = options;
  const all = { ...options, actor: COMMAND_LINE };
  if (dryRun) return importProducts(db, file, { ...all, ...(onColumns && { onColumns }) });
  await closeBrokenOff(db);
  await dropOldImports(db, clock.now());
  const id = newId();
  try {
    const remarks: RowRemark[] = [];
    const summary = await importProducts(db, file, {
      ...all,
      undoOf: id,
      onRemark: (remark) => remarks.push(remark),
      onColumns: async (proposal) => {
        await onColumns?.(proposal);
        await openRecord(db, { ...proposal, id, fileName }, clock.now());
      },
    });
    await closeRecord(db, id, { summary, remarks }, clock.now());
    return summary;
  } finally {
    await closeBrokenOff(db);
  }
}
