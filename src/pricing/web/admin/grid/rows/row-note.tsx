import { useStore } from 'zustand';
import type { Grid } from '#pricing/web/admin/grid/grid-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { COLUMN_LABELS, COLUMNS, type Row, textOf } from './rows.ts';

const SIGNS = {
  'as-saved': null,
  typed: { icon: 'edit', text: 'Not saved yet', colour: 'text-muted' },
  saving: { icon: 'upload', text: 'Saving', colour: 'text-muted animate-pulse' },
  saved: { icon: 'check', text: 'Saved', colour: 'text-leaf' },
  refused: { icon: 'alert', text: 'Not saved', colour: 'text-chilli' },
  conflict: { icon: 'alert', text: 'Changed by somebody else', colour: 'text-chilli' },
} as const;

/** The state of a row as an icon. */
export function RowSign({ grid, id }: { grid: Grid; id: string }) {
  const kind = useStore(grid.store, ({ rows }) => rows[id]?.state.kind ?? 'as-saved');
  const sign = SIGNS[kind];
  return (
    <span className="grid size-8 shrink-0 place-items-center">
      {sign && (
        <span title={sign.text} className={sign.colour}>
          <ToolIcon name={sign.icon} />
          <span className="sr-only">{sign.text}</span>
        </span>
      )}
    </span>
  );
}

/** The message of a row: why it was refused, or what somebody else changed. Empty while all is well. */
export function RowNote({ grid, id }: { grid: Grid; id: string }) {
  const row = useStore(grid.store, ({ rows }) => rows[id]);
  if (row?.state.kind === 'refused') {
    return (
      <p
        role="alert"
        className="flex flex-wrap items-center gap-x-3 rounded-control bg-chilli-soft px-3 py-1 text-chilli"
      >
        {row.state.why}
        <button type="button" className="min-h-11 font-semibold underline" onClick={() => grid.save([id])}>
          Try again
        </button>
      </p>
    );
  }
  if (row?.state.kind !== 'conflict') return null;
  return (
    <div role="alert" className="rounded-control bg-marigold-soft px-3 py-2">
      <p className="font-semibold">Somebody else changed {row.product.title} meanwhile</p>
      <ul>
        {differences(row, row.state.theirs).map(({ label, was, theirs, mine }) => (
          <li key={label}>
            {label}: was {was}, theirs {theirs}, yours <strong>{mine}</strong>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <Button look="secondary" onClick={() => grid.decide(id, 'mine')}>
          Keep mine
        </Button>
        <Button look="secondary" onClick={() => grid.decide(id, 'theirs')}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}

const differences = (row: Row, theirs: Row['product']) =>
  COLUMNS.filter((column) => row.draft[column] !== undefined || theirs[column] !== row.product[column]).map(
    (column) => ({
      label: COLUMN_LABELS[column],
      was: row.product[column],
      theirs: theirs[column],
      mine: textOf(row, column),
    }),
  );
