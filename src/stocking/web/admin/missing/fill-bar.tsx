import { useLingui } from '@lingui/react';
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
  const { i18n } = useLingui();
  const [column, setColumn] = useState<Column | undefined>(columns[0]);
  const [text, setText] = useState('');
  const { rows } = grid.store.getState();
  const known = [...chosen].flatMap((id) => (rows[id] ? suggestedCells(rows[id].item, columns) : []));
  return (
    <ActionBar label={i18n._('office.products.chosen')}>
      <output className="px-1 font-semibold tabular-nums">
        {i18n._('office.countChosen', { count: chosen.size })}
      </output>
      <Button look="plain" onClick={onDone} className="ml-auto md:order-last">
        {i18n._('office.chooseNone')}
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
            label={i18n._('office.missing.same')}
            options={columns.map((name) => [name, i18n._(MISSING_SHEET.labels[name])] as const)}
            value={column}
            onChange={(event) => setColumn(event.target.value as Column)}
          />
          <input
            aria-label={i18n._('office.missing.ofAll', { label: i18n._(MISSING_SHEET.labels[column]) })}
            list={OFTEN.includes(column) ? listOf(column) : undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            className={`${CONTROL} flex-1 md:w-48`}
          />
          <Button type="submit">{i18n._('office.fillIn')}</Button>
        </form>
      )}
      {known.length > 0 && (
        <Button look="secondary" onClick={() => grid.fill(known)}>
          {i18n._('office.missing.fillIn', { count: known.length })}
        </Button>
      )}
    </ActionBar>
  );
}
