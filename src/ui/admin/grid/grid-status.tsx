import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { ToolIcon } from '../tool-icon.tsx';
import { type Grid, unsavedIn } from './grid-store.ts';

/** Shows whether everything typed is saved, and the undo button. */
export function GridStatus<Item, Column extends string>({
  grid,
  canUndoChange = false,
  onUndo,
}: {
  grid: Grid<Item, Column>;
  /** True if there is a change other than typing to undo. */
  canUndoChange?: boolean;
  onUndo: () => void;
}) {
  const { i18n } = useLingui();
  const unsaved = useStore(grid.store, (state) => unsavedIn(state).length);
  const waiting = useStore(
    grid.store,
    ({ rows }) => Object.values(rows).filter(({ state }) => state.kind === 'waits').length,
  );
  const canUndo = useStore(grid.store, ({ past }) => past.length > 0) || canUndoChange;
  return (
    <div className="flex items-center gap-3">
      <output className="text-muted tabular-nums">
        {unsaved > 0
          ? i18n._('office.grid.unsaved', { unsaved })
          : waiting > 0
            ? i18n._('office.taps.waiting', { count: waiting })
            : i18n._('office.grid.allSaved')}
      </output>
      <Button look="secondary" disabled={!canUndo} onClick={onUndo}>
        <ToolIcon name="undo" />
        {i18n._('office.undo')}
      </Button>
    </div>
  );
}

/**
 * Asks before the user leaves the grid with unsaved rows. When the last row is saved meanwhile, the question goes away.
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
