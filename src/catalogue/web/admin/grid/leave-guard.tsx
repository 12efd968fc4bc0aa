import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Grid, unsavedIn } from './grid-store.ts';

/** Keeps somebody who leaves the grid from losing rows that are not saved; when the last is, the way is free. */
export function LeaveGuard({ grid }: { grid: Grid }) {
  const unsaved = useStore(grid.store, (state) => unsavedIn(state).length);
  const blocker = useBlocker(() => unsavedIn(grid.store.getState()).length > 0);
  useBeforeUnload((event) => {
    if (unsavedIn(grid.store.getState()).length > 0) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state === 'blocked' && unsaved === 0) blocker.proceed();
  }, [blocker, unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title="Not everything is saved"
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button onClick={() => blocker.reset()} className="flex-1">
            Stay
          </Button>
          <Button look="secondary" onClick={() => blocker.proceed()} className="flex-1">
            Leave all the same
          </Button>
        </div>
      }
    >
      <p className="text-base">
        {unsaved} {unsaved === 1 ? 'row is' : 'rows are'} not saved yet. What was typed there would be lost.
      </p>
    </Dialog>
  );
}
