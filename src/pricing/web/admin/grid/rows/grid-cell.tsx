import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Cell, Grid } from '#pricing/web/admin/grid/grid-store.ts';
import { classNames } from '#ui/look/class-names.ts';
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
  const atFocus = useRef<Cell[]>([]);
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
    atFocus.current = grid.textsOf([id]);
  };

  return (
    <input
      type="text"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={`${COLUMN_LABELS[column]} of ${row.product.title}`}
      aria-invalid={isRefused || undefined}
      data-row={index}
      data-column={COLUMNS.indexOf(column)}
      value={text}
      placeholder={column === 'stock' && !row.product.counted ? 'not counted' : undefined}
      onChange={(event) => grid.type(id, column, event.target.value)}
      onFocus={(event) => {
        atFocus.current = grid.textsOf([id]);
        event.target.select();
      }}
      onBlur={() => {
        grid.remember(atFocus.current);
        atFocus.current = grid.textsOf([id]);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        const field = event.currentTarget;
        flushSync(() => {
          for (const cell of atFocus.current) grid.type(id, cell.column, cell.text);
        });
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
