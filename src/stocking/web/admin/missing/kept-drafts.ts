import { useEffect } from 'react';
import { keep, readKept } from '#browser/storage.ts';
import type { Draft } from '#ui/admin/grid/rows.ts';
import type { Column, MissingGrid } from './missing-sheet.ts';

type Drafts = Record<string, Draft<Column>>;
const KEPT_AS = 'missing-details';

/** Typed and unsaved values on this device, by product. */
export const keptDrafts = (): Drafts => (readKept(KEPT_AS, 'local') as Drafts | undefined) ?? {};

/** Keeps what is typed into a grid on this device until it is saved. */
export function useKeptDrafts(grid: MissingGrid): void {
  useEffect(
    () =>
      grid.store.subscribe(({ rows }) => {
        const { ...drafts } = keptDrafts();
        for (const [id, { draft }] of Object.entries(rows)) {
          if (Object.keys(draft).length > 0) drafts[id] = draft;
          else delete drafts[id];
        }
        keep(KEPT_AS, drafts, 'local');
      }),
    [grid],
  );
}
