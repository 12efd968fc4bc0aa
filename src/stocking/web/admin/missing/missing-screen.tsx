import { useLingui } from '@lingui/react';
import { useState, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { keep, readKept } from '#browser/storage.ts';
import { type MissingField, spanText } from '#catalogue/catalogue.ts';
import type { MissingProduct } from '#stocking/stocking.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { CONTROL, LabelledSelect } from '#ui/admin/form/fields.tsx';
import { moveByKey } from '#ui/admin/grid/grid-cell.tsx';
import { GridStatus } from '#ui/admin/grid/grid-status.tsx';
import { createGrid } from '#ui/admin/grid/grid-store.ts';
import type { Draft } from '#ui/admin/grid/rows.ts';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { Button } from '#ui/button.tsx';
import { Tick } from '#ui/form/field.tsx';
import { MissingCards } from './missing-cards.tsx';
import { MissingRows } from './missing-rows.tsx';
import {
  columnsOf,
  listOf,
  MISSING_SHEET,
  OFTEN,
  oftenIn,
  type Column,
  type MissingGrid,
  suggestedCells,
} from './missing-sheet.ts';

/** A page of products with what they lack: rows of a grid on a laptop, a card each on a phone. */
export function MissingScreen({
  products,
  field,
}: {
  products: readonly MissingProduct[];
  field: MissingField | '';
}) {
  const { i18n } = useLingui();
  const [grid] = useState(() => createGrid(MISSING_SHEET, products, keptDrafts()));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { revalidate, state } = useRevalidator();
  const isWide = useMedia(VERY_WIDE);
  useKeptDrafts(grid);
  useShortcuts([{ keys: 'u', label: i18n._('office.grid.undoLast'), run: () => void grid.undo() }]);

  const ids = products.map(({ _id }) => _id);
  const isAllChosen = ids.every((id) => chosen.has(id));
  const choose = (some: readonly string[], isChosen: boolean): void =>
    setChosen(
      (before) => new Set(isChosen ? [...before, ...some] : [...before].filter((id) => !some.includes(id))),
    );
  const columns = columnsOf(field);
  const List = isWide ? MissingRows : MissingCards;
  return (
    <>
      {OFTEN.map((column) => (
        <datalist key={column} id={listOf(column)}>
          {oftenIn(column).map((text) => (
            <option key={text} value={text}>
              {spanText(i18n, text)}
            </option>
          ))}
        </datalist>
      ))}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Tick
          className="font-medium"
          checked={isAllChosen}
          onChange={(event) => choose(ids, event.target.checked)}
        >
          {i18n._('office.chooseAllOf', { count: ids.length })}
        </Tick>
        <GridStatus grid={grid} onUndo={() => void grid.undo()} />
      </div>
      {/* The key handler moves between the fields, which are the interactive elements. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={moveByKey}>
        <List grid={grid} columns={columns} field={field} chosen={chosen} onChoose={choose} />
      </div>
      <div className="mt-4 flex justify-center">
        <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
          {i18n._('office.missing.refresh')}
        </Button>
      </div>
      {chosen.size > 0 && (
        <FillBar grid={grid} columns={columns} chosen={chosen} onDone={() => choose(ids, false)} />
      )}
    </>
  );
}

type Drafts = Record<string, Draft<Column>>;
const KEPT_AS = 'missing-details';

/** Typed and unsaved values on this device, by product. */
const keptDrafts = (): Drafts => (readKept(KEPT_AS, 'local') as Drafts | undefined) ?? {};

/** Keeps what is typed into a grid on this device until it is saved. */
function useKeptDrafts(grid: MissingGrid): void {
  useEffect(
    () =>
      grid.store.subscribe(({ rows }) => {
        const { ...drafts } = keptDrafts();
        for (const [id, { draft }] of Object.entries(rows)) {
          if (Object.keys(draft).length > 0) drafts[id] = draft;
          else delete drafts[id];
        }
        keep(KEPT_AS, drafts, 'local');
      }),
    [grid],
  );
}

/** Writes the same into all chosen products, or what the starter catalogue knows of each. */
function FillBar({
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
