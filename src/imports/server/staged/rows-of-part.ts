import { setImmediate } from 'node:timers/promises';
import type { Db, Tx } from '#db/schema.ts';
import type { RowRead } from '#imports/server/read-drafts.ts';
import type { SheetRow } from '#imports/server/reading/sheet-row.ts';

const READ_AT_ONCE = 10;

/** The rows of one part of a file. */
export async function rowsOfPart(db: Db | Tx, id: string, position: number): Promise<SheetRow[]> {
  const { content } = await db
    .selectFrom('import_parts')
    .select('content')
    .where('import_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return (JSON.parse(content) as [number, ...string[]][]).map(([number, ...cells]) => ({ number, cells }));
}

/** Reads some rows at a time, so that the shop gets its turn. */
export async function readInTurns(
  rows: readonly SheetRow[],
  read: (row: SheetRow) => RowRead,
): Promise<RowRead[]> {
  const done: RowRead[] = [];
  for (let at = 0; at < rows.length; at += READ_AT_ONCE) {
    done.push(...rows.slice(at, at + READ_AT_ONCE).map(read));
    await setImmediate();
  }
  return done;
}
