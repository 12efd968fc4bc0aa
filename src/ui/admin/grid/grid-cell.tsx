import { useLingui } from '@lingui/react';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { classNames } from '#ui/button.tsx';
import type { Cell, Grid } from './grid-store.ts';
import { pastedCells, textOf } from './rows.ts';

/**
 * A field of the grid: it can be typed and pasted into, filled from above with Ctrl D, and left with Enter and the arrow
 * keys.
 */
export function GridCell<Item, Column extends string>({
  grid,
  id,
  index,
  column,
  columns = grid.sheet.columns,
  placeholder,
  className,
}: {
  grid: Grid<Item, Column>;
  id: string;
  index: number;
  column: Column;
  /** The columns that are shown, if not all. */
  columns?: readonly Column[];
  placeholder?: string | undefined;
  className?: string | undefined;
}) {
  const { i18n } = useLingui();
  const { sheet } = grid;
  const row = useStore(grid.store, ({ rows }) => rows[id]);
  const atFocus = useRef<Cell<Column>[]>([]);
  if (!row) return null;
  const text = textOf(sheet, row, column);
  const { inputMode = 'decimal', isText = false, list } = sheet.field?.(column) ?? {};
  const isRefused = row.state.kind === 'refused' && row.state.column === column;

  const paste = (clipboard: string): void => {
    const { order } = grid.store.getState();
    const first = columns.indexOf(column);
    grid.fill(
      pastedCells(clipboard).flatMap((cells, down) =>
        cells.flatMap((pasted, right) => {
          const [to, into] = [order[index + down], columns[first + right]];
          return to && into ? [{ id: to, column: into, text: sheet.tidy(pasted, into) }] : [];
        }),
      ),
    );
    atFocus.current = grid.textsOf([id]);
  };

  /** Fills the cell with the text of the cell above, as spreadsheets do. */
  const takeFromAbove = (): void => {
    const { order, rows } = grid.store.getState();
    const above = rows[order[index - 1] ?? ''];
    if (above) grid.type(id, column, textOf(sheet, above, column));
  };

  return (
    <input
      type="text"
      inputMode={inputMode}
      list={list}
      placeholder={placeholder}
      enterKeyHint="next"
      autoComplete="off"
      aria-label={i18n._('office.grid.cell', {
        label: i18n._(sheet.labels[column]),
        title: sheet.titleOf(row.item),
      })}
      aria-invalid={isRefused || undefined}
      data-row={index}
      data-column={columns.indexOf(column)}
      value={text}
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
        if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          takeFromAbove();
        }
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
        'min-h-11 w-full min-w-0 rounded-[0.5rem] border bg-white px-2 text-base md:text-sm',
        !isText && 'text-right tabular-nums',
        row.draft[column] === undefined ? 'border-muted/60' : 'border-marigold bg-marigold-soft',
        isRefused && 'border-chilli bg-chilli-soft',
        className,
      )}
    />
  );
}

/** Finds a cell's field on the screen. */
const cellAt = (grid: Element, row: number, column: number): HTMLInputElement | null =>
  grid.querySelector(`input[data-row="${row}"][data-column="${column}"]`);

/**
 * Moves through the grid as in a spreadsheet. Enter and the up and down arrows stay in the column; the left and right
 * arrows leave a field at its end, or when all of it is selected. Tab works by itself.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target as HTMLInputElement;
  const { row, column } = field.dataset;
  if (row === undefined || column === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = stepFor(event, field);
  if (!step) return;
  event.preventDefault();
  const to = Number(column) + step.columns;
  const next = cellAt(event.currentTarget, Number(row) + step.rows, to);
  // At the end of the grid, leaving the field saves the row.
  if (next) next.focus();
  else if (event.key === 'Enter') field.blur();
}

function stepFor(
  event: KeyboardEvent,
  field: HTMLInputElement,
): { rows: number; columns: number } | undefined {
  const { selectionStart: from, selectionEnd: to, value } = field;
  const isWhole = from === 0 && to === value.length;
  switch (event.key) {
    case 'Enter':
      return { rows: event.shiftKey ? -1 : 1, columns: 0 };
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowLeft':
      return isWhole || (from === 0 && to === 0) ? { rows: 0, columns: -1 } : undefined;
    case 'ArrowRight':
      return isWhole || (from === value.length && to === value.length) ? { rows: 0, columns: 1 } : undefined;
    default:
      return undefined;
  }
}
