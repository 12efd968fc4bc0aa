import { useState } from 'react';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { CONTROL, LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { Button } from '#ui/button.tsx';
import {
  type Column,
  listOf,
  MISSING_SHEET,
  type MissingGrid,
  OFTEN,
  suggestedCells,
} from './missing-sheet.ts';

/** Writes the same into all chosen products, or what the starter catalogue knows of each. */
export function FillBar({
  grid,
  columns,
  chosen,
  onDone,
}: {
  grid: MissingGrid;
  columns: readonly Column[];
  chosen: ReadonlySet<string>;
  onDone: () => void;
}) {
  const [column, setColumn] = useState<Column | undefined>(columns[0]);
  const [text, setText] = useState('');
  const { rows } = grid.store.getState();
  const known = [...chosen].flatMap((id) => (rows[id] ? suggestedCells(rows[id].item, columns) : []));
  return (
    <ActionBar label="Chosen products">
      <output className="px-1 font-semibold tabular-nums">{chosen.size} chosen</output>
      <Button look="plain" onClick={onDone} className="ml-auto md:order-last">
        Choose none
      </Button>
      {column && (
        <form
          className="flex w-full flex-wrap items-end gap-2 md:w-auto"
          onSubmit={(event) => {
            event.preventDefault();
            grid.fill([...chosen].map((id) => ({ id, column, text })));
          }}
        >
          <LabelledSelect
            label="The same for all"
            options={columns.map((name) => [name, MISSING_SHEET.labels[name]] as const)}
            value={column}
            onChange={(event) => setColumn(event.target.value as Column)}
          />
          <input
            aria-label={`${MISSING_SHEET.labels[column]} of all chosen`}
            list={OFTEN[column] && listOf(column)}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            className={`${CONTROL} flex-1 md:w-48`}
          />
          <Button type="submit">Fill in</Button>
        </form>
      )}
      {known.length > 0 && (
        <Button look="secondary" onClick={() => grid.fill(known)}>
          Fill in {known.length} suggestions
        </Button>
      )}
    </ActionBar>
  );
}
