import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { type Grid, unsavedIn } from './grid-store.ts';

/**
 * Asks before someone leaves the grid with unsaved rows. When the last row is saved meanwhile, the question goes
 * away.
 */
export function LeaveGuard<Item, Column extends string>({ grid }: { grid: Grid<Item, Column> }) {
  const { i18n } = useLingui();
  const unsaved = useStore(grid.store, (state) => unsavedIn(state).length);
  const { question } = useLeaveGuard({
    hasUnsaved: () => unsavedIn(grid.store.getState()).length > 0,
    says: i18n._('office.grid.leaving', { count: unsaved }),
  });
  return question;
}
