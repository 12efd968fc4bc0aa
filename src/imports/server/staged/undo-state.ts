import { after, type Instant } from '#base/time.ts';
import type { Undo } from '#imports/staged.ts';

/** For so long an import can be taken back. */
const POSSIBLE_FOR = 24 * 60 * 60_000;

/** What the row of an import, and the number of its writes that stay, say of taking it back. */
export type UndoRow = {
  state: string;
  imported_at: Instant | null;
  undo: '' | 'undoing' | 'undone';
  taken_back: number;
};

/** Whether an import can be taken back now, and what came of it. */
export function undoOf(row: UndoRow, left: number, now: Instant): Undo {
  const counts = { takenBack: row.taken_back, left };
  if (row.undo !== '') return { state: row.undo, ...counts };
  if (row.state !== 'done' || row.imported_at === null) return { state: 'none', ...counts };
  return { state: after(row.imported_at, POSSIBLE_FOR) > now ? 'possible' : 'too late', ...counts };
}
