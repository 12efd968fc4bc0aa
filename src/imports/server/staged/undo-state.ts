import { after, type Instant } from '#base/time.ts';
import type { Undo } from '#imports/staged.ts';

/** For so long an import can be taken back. */
const POSSIBLE_FOR = 24 * 60 * 60_000;

/** The columns of an import's row that its undo state depends on. */
export type UndoRow = {
  state: string;
  imported_at: Instant | null;
  undo: '' | 'undoing' | 'undone';
  taken_back: number;
};

/** The undo state of an import; `left` is the number of writes that could not be undone. */
export function undoOf(row: UndoRow, left: number, now: Instant): Undo {
  const counts = { takenBack: row.taken_back, left };
  if (row.undo !== '') return { state: row.undo, ...counts };
  if (row.state !== 'done' || row.imported_at === null) return { state: 'none', ...counts };
  return { state: after(row.imported_at, POSSIBLE_FOR) > now ? 'possible' : 'too late', ...counts };
}
