import { useState } from 'react';
import type { BoardOrder } from '#dispatch/dispatch.ts';

/** A displayed row; `isGone` if another member of staff has moved its order to another tab. */
export type HeldRow = BoardOrder & { isGone?: true };
/** The rows as they are shown, and what is not shown yet: orders that came, and how many others have gone. */
type Held = { rows: HeldRow[]; came: number; went: number };

/**
 * Keeps the rows of a list in place: changes made elsewhere update a row but move none. Orders that the user moved
 * (`mine`) leave at once, and return at once on undo.
 */
export function holdRows(
  shown: readonly BoardOrder[],
  loaded: readonly BoardOrder[],
  mine: ReadonlySet<string>,
): Held {
  const now = new Map(loaded.map((one) => [one.order._id, one]));
  const known = new Set(shown.map(({ order }) => order._id));
  const rows: HeldRow[] = shown.flatMap((one): HeldRow[] => {
    const { _id } = one.order;
    const fresh = now.get(_id);
    if (fresh) return [fresh];
    return mine.has(_id) ? [] : [{ ...one, isGone: true }];
  });
  for (const [at, one] of loaded.entries()) {
    const { _id } = one.order;
    if (known.has(_id) || !mine.has(_id)) continue;
    const before = loaded.slice(0, at).map(({ order }) => order._id);
    const place = rows.findLastIndex(({ order }) => before.includes(order._id));
    rows.splice(place + 1, 0, one);
  }
  return {
    rows,
    came: loaded.filter(({ order }) => !known.has(order._id) && !mine.has(order._id)).length,
    went: rows.filter(({ isGone }) => isGone).length,
  };
}

/**
 * Keeps the rows of a list in place until the user calls `show`; `of` identifies the list. An empty list shows new rows
 * at once.
 */
export function useHeldRows(
  loaded: readonly BoardOrder[],
  of: string,
): Held & { show: () => void; isMine: (id: string) => void } {
  const [shown, setShown] = useState({ of, rows: loaded });
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const isAnother = shown.of !== of || (shown.rows.length === 0 && loaded.length > 0);
  const show = (): void => {
    setShown({ of, rows: loaded });
    setMine(new Set());
  };
  if (isAnother) show();
  return {
    ...holdRows(isAnother ? loaded : shown.rows, loaded, mine),
    show,
    isMine: (id) => setMine((before) => new Set([...before, id])),
  };
}
