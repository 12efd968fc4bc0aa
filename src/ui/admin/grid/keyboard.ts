import type { KeyboardEvent } from 'react';

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
