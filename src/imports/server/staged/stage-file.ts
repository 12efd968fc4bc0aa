import { createHash } from 'node:crypto';
import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import type { Header } from '#imports/server/columns/propose-columns.ts';
import { columnName } from '#imports/server/columns/synonyms.ts';
import { readRows, type Rows, takeHeader } from '#imports/server/reading/read-rows.ts';
import type { SheetRow } from '#imports/server/reading/sheet-row.ts';
import type { ImportPlan } from '#imports/staged.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AuditActor } from '#platform/log/audit.ts';
import type { Clock } from '#platform/platform.ts';
import { dropAll, findLayout } from './commands.ts';
import { type KeptHeader, NOTHING } from './import-row.ts';

const ROWS_IN_PART = 200;
const SAMPLED = 10;

/** Input for staging a file. */
export type Staging = {
  fileName: string;
  clock: Clock;
  actor: AuditActor;
  /** Called now and then with the number of rows read. */
  onProgress?: ((rows: number) => void) | undefined;
};

/** Reads a file and keeps its rows, with what its columns seem to be. Answers its id. */
export async function stageFile(db: Db, file: AsyncIterable<Uint8Array>, staging: Staging): Promise<string> {
  const rows = readRows(file);
  try {
    return await stageRows(db, rows, staging);
  } finally {
    rows.close();
  }
}

async function stageRows(db: Db, rows: Rows, staging: Staging): Promise<string> {
  const { header, rows: body } = await takeHeader(rows);
  const id = newId();
  const { plan, isRemembered, signature } = await planFor(db, header);
  const now = staging.clock.now();
  const kept: KeptHeader = {
    layout: header.layout.name,
    row: header.row,
    columns: header.columns,
    notes: [],
    isRemembered,
  };
  await db
    .insertInto('imports')
    .values({
      id,
      file_name: staging.fileName.slice(0, 200),
      state: 'reading',
      header: JSON.stringify(kept),
      sample: '[]',
      plan: JSON.stringify(plan),
      outcome: JSON.stringify(NOTHING),
      signature,
      actor_id: staging.actor.userId,
      actor_name: staging.actor.name,
      created_at: now,
      updated_at: now,
    })
    .execute();
  try {
    const { count, parts, sample } = await keepRows(db, id, body, staging);
    const header = JSON.stringify({ ...kept, notes: rows.file.notes });
    const read = {
      state: 'waiting',
      row_count: count,
      parts,
      sample: JSON.stringify(sample),
      header,
    } as const;
    await db
      .updateTable('imports')
      .set({ ...read, updated_at: staging.clock.now() })
      .where('id', '=', id)
      .execute();
    return id;
  } catch (error) {
    // Whoever sent the file is told why; nothing of it stays.
    await dropAll(db, [id]);
    throw error;
  }
}

async function planFor(db: Db, header: Header) {
  const signature = signatureOf(header);
  const proposed: ImportPlan = {
    columns: header.columns.map(({ field }) => field),
    shelves: {},
    answers: {},
    overwrite: false,
  };
  const remembered = await findLayout(db, signature);
  const isRemembered = remembered?.columns.length === proposed.columns.length;
  return { signature, isRemembered, plan: isRemembered ? remembered : proposed };
}

/** Signature of files of the same kind: the names of their columns, in order. */
const signatureOf = ({ columns }: Header): string =>
  createHash('sha256')
    .update(columns.map(({ name }) => columnName(name)).join('\u0000'))
    .digest('hex');

async function keepRows(
  db: Db,
  id: string,
  body: AsyncIterable<SheetRow>,
  { clock, onProgress }: Pick<Staging, 'clock' | 'onProgress'>,
) {
  const sample: SheetRow[] = [];
  let part: SheetRow[] = [];
  let [count, parts] = [0, 0];
  const keep = async (): Promise<void> => {
    const content = JSON.stringify(part.map(({ number, cells }) => [number, ...cells]));
    part = [];
    await db.insertInto('import_parts').values({ import_id: id, position: parts, content }).execute();
    parts += 1;
    await noteReading(db, id, clock.now());
    onProgress?.(count);
  };
  for await (const row of body) {
    count += 1;
    if (sample.length < SAMPLED) sample.push(row);
    part.push(row);
    if (part.length >= ROWS_IN_PART) await keep();
  }
  if (part.length > 0) await keep();
  return { count, parts, sample };
}

/** A file of which nothing was read for so long is not being read any more: the process that did it has ended. */
const GIVEN_UP_AFTER = 2 * 60_000;

/** The reason that an import failed because the shop stopped while it read the file. */
export const BROKEN_OFF = /*office*/ 'The shop stopped while it read this file. Send the file again.';

/** Notes that a file is still being read. */
export async function noteReading(db: Db, id: string, now: Instant): Promise<void> {
  await db.updateTable('imports').set({ updated_at: now }).where('id', '=', id).execute();
}

/** Ends imports whose reading process has stopped. Their rows are deleted, because the missing ones are unknown. */
export const endBrokenReadings = (db: Db, now: Instant): Promise<void> =>
  inTransaction(db, async (tx) => {
    const broken = await tx
      .updateTable('imports')
      .set({ state: 'failed', problem: BROKEN_OFF, row_count: 0, parts: 0 })
      .where('state', '=', 'reading')
      .where('updated_at', '<', after(now, -GIVEN_UP_AFTER))
      .returning('id')
      .execute();
    const ids = broken.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('import_parts').where('import_id', 'in', ids).execute();
  });
