import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { classNames } from '#ui/look/class-names.ts';
import type { Grid } from './grid-store.ts';
import { type Column, COLUMN_LABELS, COLUMNS, pastedCells, textOf } from './rows.ts';

/** A field of the grid: it can be typed and pasted into, and left with Enter and the arrow keys. */
export function GridCell({
  grid,
  id,
  index,
  column,
}: {
  grid: Grid;
  id: string;
  index: number;
  column: Column;
}) {
  const row = useStore(grid.store, ({ rows }) => rows[id]);
  const atFocus = useRef('');
  if (!row) return null;
  const text = textOf(row, column);
  const isRefused = row.state.kind === 'refused' && row.state.column === column;

  const paste = (clipboard: string): void => {
    const { order } = grid.store.getState();
    const first = COLUMNS.indexOf(column);
    grid.fill(
      pastedCells(clipboard).flatMap((cells, down) =>
        cells.flatMap((pasted, right) => {
          const [to, into] = [order[index + down], COLUMNS[first + right]];
          return to && into ? [{ id: to, column: into, text: pasted }] : [];
        }),
      ),
    );
    atFocus.current = textOf(grid.store.getState().rows[id] ?? row, column);
  };

  return (
    <input
      type="text"
      inputMode={column === 'stock' ? 'numeric' : 'decimal'}
      enterKeyHint="next"
      autoComplete="off"
      aria-label={`${COLUMN_LABELS[column]} of ${row.product.title}`}
      aria-invalid={isRefused || undefined}
      data-row={index}
      data-column={COLUMNS.indexOf(column)}
      value={text}
      onChange={(event) => grid.type(id, column, event.target.value)}
      onFocus={(event) => {
        atFocus.current = text;
        event.target.select();
      }}
      onBlur={() => {
        grid.remember([{ id, column, before: atFocus.current, after: text }]);
        atFocus.current = text;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        const field = event.currentTarget;
        flushSync(() => grid.type(id, column, atFocus.current));
        // Select the whole text again, so that what is typed next replaces it.
        field.select();
      }}
      onPaste={(event) => {
        const clipboard = event.clipboardData.getData('text');
        if (!/[\n\t]/.test(clipboard.trim())) return;
        event.preventDefault();
        paste(clipboard);
      }}
      className={classNames(
        'min-h-11 w-full min-w-0 rounded-[0.5rem] border bg-white px-2 text-right text-base tabular-nums md:text-sm',
        row.draft[column] === undefined ? 'border-line' : 'border-marigold bg-marigold-soft',
        isRefused && 'border-chilli bg-chilli-soft',
      )}
    />
  );
}
