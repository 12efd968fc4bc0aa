import { useState } from 'react';
import type { BoardOrder } from '#dispatch/dispatch.ts';
import { type Held, holdRows } from './hold-rows.ts';

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
