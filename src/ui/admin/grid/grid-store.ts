import { createStore } from 'zustand/vanilla';
import {
  type Draft,
  newRow,
  type Row,
  type Sheet,
  textOf,
  typedInto,
  leavesAlone,
  type Outcome,
  rebased,
} from './rows.ts';

/** A cell and what it shows. */
export type Cell<Column extends string> = { id: string; column: Column; text: string };

/** One cell before and after a change. */
export type CellChange<Column extends string> = {
  id: string;
  column: Column;
  before: string;
  after: string;
};

export type GridState<Item, Column extends string> = {
  rows: Readonly<Record<string, Row<Item, Column>>>;
  /** The order of the rows. */
  order: readonly string[];
  /** The changes that can be undone, the latest last. A paste is one change. */
  past: readonly (readonly CellChange<Column>[])[];
};

export type Grid<Item, Column extends string> = ReturnType<typeof createGrid<Item, Column>>;

const AT_ONCE = 4;
const REMEMBERED = 200;

/**
 * The state of the grid. Typing changes rows here, leaving a row saves it, and each row knows its own state. `drafts`
 * were typed before, by the ids of their items.
 */
export function createGrid<Item, Column extends string>(
  sheet: Sheet<Item, Column>,
  items: readonly Item[],
  drafts: Readonly<Record<string, Draft<Column>>> = {},
) {
  const untyped = (item: Item): Row<Item, Column> => ({
    ...newRow<Item, Column>(item),
    ...(sheet.waits?.(item) && { state: { kind: 'waits' } }),
  });
  const rowOf = (item: Item): Row<Item, Column> => {
    const row = untyped(item);
    const typed = Object.entries(drafts[sheet.idOf(item)] ?? {}) as [Column, string][];
    return typed.reduce((now, [column, text]) => typedInto(sheet, now, column, text), row);
  };
  const store = createStore<GridState<Item, Column>>(() => ({
    rows: Object.fromEntries(items.map((item) => [sheet.idOf(item), rowOf(item)])),
    order: items.map(sheet.idOf),
    past: [],
  }));
  const { getState, setState } = store;
  const waiting = new Set<string>();
  const saving = new Set<string>();

  const setRow = (id: string, change: (row: Row<Item, Column>) => Row<Item, Column>): void =>
    setState(({ rows }) => {
      const row = rows[id];
      return row ? { rows: { ...rows, [id]: change(row) } } : {};
    });
  /**
   * Saves waiting rows, a few at a time, so that a pasted column does not flood a slow connection. What was typed while a row
   * is being saved goes after it: two requests over the same revision would contradict each other.
   */
  const work = (): void => {
    for (const id of waiting) {
      if (saving.size >= AT_ONCE) return;
      if (saving.has(id)) continue;
      waiting.delete(id);
      saving.add(id);
      void saveRow(
        sheet,
        () => getState().rows[id],
        (change) => setRow(id, change),
      ).finally(() => {
        saving.delete(id);
        work();
      });
    }
  };
  const save = (ids: readonly string[]): void => {
    for (const id of ids) {
      const row = getState().rows[id];
      const isAsked = row?.state.kind === 'conflict' || row?.state.kind === 'asks';
      if (row && Object.keys(row.draft).length > 0 && !isAsked) waiting.add(id);
    }
    work();
  };
  const type = (id: string, column: Column, text: string): void =>
    setRow(id, (row) => ({
      ...typedInto(sheet, row, column, text),
      ...(row.state.kind === 'saving' && { state: row.state }),
    }));
  const textsOf = (ids: readonly string[]): Cell<Column>[] =>
    ids.flatMap((id) => {
      const row = getState().rows[id];
      return row ? sheet.columns.map((column) => ({ id, column, text: textOf(sheet, row, column) })) : [];
    });
  const remember = (cells: readonly Cell<Column>[]): void => {
    const { rows } = getState();
    const real = cells
      .map(({ id, column, text }): CellChange<Column> => ({
        id,
        column,
        before: text,
        after: textOf(sheet, rows[id]!, column),
      }))
      .filter(({ before, after }) => before !== after);
    if (real.length > 0) setState(({ past }) => ({ past: [...past, real].slice(-REMEMBERED) }));
  };

  return {
    sheet,
    store,
    type,
    save,
    /** The texts that cells of some rows show now: a price may raise the cut price beside it. */
    textsOf,
    /** Records for undo which of these cells show something else now: those of its row, when a cell is left. */
    remember,
    /** Writes many cells at once (a pasted column) and saves their rows. */
    fill: (cells: readonly Cell<Column>[]): void => {
      const ids = [...new Set(cells.map(({ id }) => id))].filter((id) => id in getState().rows);
      const before = textsOf(ids);
      for (const { id, column, text } of cells) type(id, column, text);
      remember(before);
      save(ids);
    },
    /** Undoes the latest change and saves that. Returns the cells. */
    undo: (): readonly CellChange<Column>[] => {
      const last = getState().past.at(-1) ?? [];
      setState(({ past }) => ({ past: past.slice(0, -1) }));
      for (const { id, column, before } of last) type(id, column, before);
      save(last.map(({ id }) => id));
      return last;
    },
    /** Resolves a conflict: my value is saved over theirs, or theirs stays. */
    decide: (id: string, whose: 'mine' | 'theirs'): void => {
      setRow(id, (row) => {
        if (row.state.kind !== 'conflict') return row;
        const { theirs } = row.state;
        return whose === 'theirs' ? newRow(theirs) : { ...row, item: theirs, state: { kind: 'typed' } };
      });
      if (whose === 'mine') save([id]);
    },
    /** Answers the question of a row: its typed values are saved, or dropped. */
    answer: (id: string, isRight: boolean): void => {
      setRow(id, (row) =>
        isRight ? { ...row, isConfirmed: true, state: { kind: 'typed' } } : newRow<Item, Column>(row.item),
      );
      if (isRight) save([id]);
    },
    /** Updates the rows with items reloaded from the server. Rows under edit keep the typed text. */
    refresh: (fresh: readonly Item[]): void =>
      setState(({ rows }) => ({
        rows: {
          ...rows,
          ...Object.fromEntries(
            fresh
              .filter((item) => Object.keys(rows[sheet.idOf(item)]?.draft ?? {}).length === 0)
              .map((item) => [sheet.idOf(item), untyped(item)]),
          ),
        },
      })),
  };
}

/** The rows with unsaved input. */
export const unsavedIn = <Item, Column extends string>({
  rows,
}: Pick<GridState<Item, Column>, 'rows'>): string[] =>
  Object.entries(rows)
    .filter(([, { draft }]) => Object.keys(draft).length > 0)
    .map(([id]) => id);

const TRIES = 3;

/**
 * Saves a row together with the revision that it was read at. If another person changed other fields meanwhile, the
 * typed values are applied on top. If they changed the same field, both values are shown and nothing is overwritten.
 */
async function saveRow<Item, Column extends string>(
  sheet: Sheet<Item, Column>,
  read: () => Row<Item, Column> | undefined,
  set: (change: (row: Row<Item, Column>) => Row<Item, Column>) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const row = read();
    if (!row) return;
    if (Object.keys(row.draft).length === 0) return set((now) => ({ ...now, state: { kind: 'saved' } }));
    const why = row.isConfirmed ? undefined : sheet.question?.(row);
    if (why !== undefined) return set((now) => ({ ...now, state: { kind: 'asks', why } }));
    set((now) => ({ ...now, state: { kind: 'saving' } }));
    const outcome: Outcome<Item, Column> = await sheet.send(row);
    if ('item' in outcome) return set((now) => afterSaving(now, row.draft, outcome));
    if (outcome.kind === 'refused') return set((now) => ({ ...now, state: outcome }));
    const { theirs } = outcome;
    if (attempt >= TRIES || !leavesAlone(sheet, row, theirs)) {
      return set((now) => ({ ...now, state: { kind: 'conflict', theirs } }));
    }
    set((now) => rebased(sheet, now, theirs));
  }
}

/** Keeps the text typed during the request as a draft. */
function afterSaving<Item, Column extends string>(
  now: Row<Item, Column>,
  sent: Draft<Column>,
  { kind, item }: { kind: 'saved' | 'waits'; item: Item },
): Row<Item, Column> {
  const later = Object.entries(now.draft).filter(([column, text]) => sent[column as Column] !== text);
  return {
    item,
    draft: Object.fromEntries(later) as Draft<Column>,
    state: { kind: later.length > 0 ? 'typed' : kind },
  };
}
