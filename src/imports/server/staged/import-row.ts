import { Failure, type Sentence } from '#base/failure.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import type { ColumnSeen } from '#imports/server/columns/propose-columns.ts';
import type { Reading } from '#imports/server/layouts/draft-reader.ts';
import { layoutNamed } from '#imports/server/layouts/known-layouts.ts';
import type { SheetRow } from '#imports/server/reading/sheet-row.ts';
import type { ImportPlan, Outcome, Undo } from '#imports/staged.ts';

/** The header of a file after it was read. */
export type KeptHeader = {
  layout: string;
  row: number;
  columns: ColumnSeen[];
  /** In parts; in English where it was kept before that. */
  notes: (Sentence | string)[];
  isRemembered: boolean;
};

/** An import as the database has it, its texts read. */
export type ImportRow = Omit<Selected, 'header' | 'sample' | 'plan' | 'outcome'> & {
  header: KeptHeader;
  sample: SheetRow[];
  plan: ImportPlan;
  outcome: Outcome;
};

type Selected = { [Column in (typeof COLUMNS)[number]]: Selectable<Schema['imports'][Column]> };
type Selectable<T> = T extends { readonly __select__: infer Value } ? Value : T;

const COLUMNS = [
  'id',
  'file_name',
  'state',
  'header',
  'sample',
  'plan',
  'outcome',
  'signature',
  'row_count',
  'parts',
  'done_parts',
  'problem',
  'actor_id',
  'actor_name',
  'revision',
  'imported_at',
  'undo',
  'taken_back',
  'created_at',
  'updated_at',
] as const;

/** An import by its id; refused where there is none. */
export async function importById(db: Db | Tx, id: string): Promise<ImportRow> {
  const row = await db.selectFrom('imports').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('not_found', /*office*/ 'There is no such file. Files are kept for a week.');
  return {
    ...row,
    header: JSON.parse(row.header) as KeptHeader,
    sample: JSON.parse(row.sample) as SheetRow[],
    plan: JSON.parse(row.plan) as ImportPlan,
    outcome: JSON.parse(row.outcome) as Outcome,
  };
}

/** The settings for reading the rows of an import. */
export const readingOf = ({ header, plan }: Pick<ImportRow, 'header' | 'plan'>): Reading => ({
  columns: header.columns.map(({ name }, at) => ({ name, field: plan.columns[at] ?? null })),
  layout: layoutNamed(header.layout),
  answers: plan.answers,
  margin: plan.margin,
  same: plan.same,
  rows: plan.rows,
  picture: (cell) => cell,
});

/** An outcome with all counts at zero. */
export const NOTHING: Outcome = {
  added: 0,
  changed: 0,
  unchanged: 0,
  hidden: 0,
  leftOut: 0,
  adjusted: 0,
  kept: 0,
  shelves: [],
  found: [],
  questions: [],
};

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
