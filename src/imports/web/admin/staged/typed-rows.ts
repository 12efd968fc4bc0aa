import { keep, readKept } from '#browser/storage.ts';
import type { TypedCells } from '#imports/staged.ts';

/** Cells typed into rows, by import and row; they are kept until the row is in, so that a closed tab loses nothing. */
type Typed = Record<string, Record<string, TypedCells>>;

const MOST_FILES = 10;

const readAll = (): Typed => (readKept('mendedRows', 'local') ?? {}) as Typed;

/** The cells that were typed into a row and not sent. */
export const typedInto = (id: string, row: number): TypedCells | undefined => readAll()[id]?.[row];

/** Keeps what is typed into a row; without cells, it is forgotten. */
export function keepTyped(id: string, row: number, cells: TypedCells | undefined): void {
  const { [id]: rows = {}, ...files } = readAll();
  const { [String(row)]: _, ...others } = rows;
  const now = cells ? { ...others, [row]: cells } : others;
  const latest = Object.entries(files).slice(1 - MOST_FILES);
  const all = Object.keys(now).length > 0 ? [...latest, [id, now] as const] : latest;
  keep('mendedRows', Object.fromEntries(all), 'local');
}
