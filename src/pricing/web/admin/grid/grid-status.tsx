import { useStore } from 'zustand';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { type Grid, unsavedIn } from './grid-store.ts';

/** Shows whether everything typed is saved, and the undo button. */
export function GridStatus({
  grid,
  canUndoChange,
  onUndo,
}: {
  grid: Grid;
  /** Whether a change of many prices can be taken back. */
  canUndoChange: boolean;
  onUndo: () => void;
}) {
  const unsaved = useStore(grid.store, (state) => unsavedIn(state).length);
  const canUndo = useStore(grid.store, ({ past }) => past.length > 0) || canUndoChange;
  return (
    <div className="flex items-center gap-3">
      <output className="text-muted tabular-nums">
        {unsaved === 0 ? 'All saved' : `${unsaved} ${unsaved === 1 ? 'row' : 'rows'} not saved`}
      </output>
      <Button look="secondary" disabled={!canUndo} onClick={onUndo}>
        <ToolIcon name="undo" />
        Undo
      </Button>
    </div>
  );
}
