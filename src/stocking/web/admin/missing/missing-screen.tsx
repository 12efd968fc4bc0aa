import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type MissingField, spanText } from '#catalogue/catalogue.ts';
import type { MissingProduct } from '#stocking/stocking.ts';
import { GridStatus } from '#ui/admin/grid/grid-status.tsx';
import { createGrid } from '#ui/admin/grid/grid-store.ts';
import { moveByKey } from '#ui/admin/grid/keyboard.ts';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { Button } from '#ui/button.tsx';
import { Tick } from '#ui/form/field.tsx';
import { FillBar } from './fill-bar.tsx';
import { keptDrafts, useKeptDrafts } from './kept-drafts.ts';
import { MissingCards } from './missing-cards.tsx';
import { MissingRows } from './missing-rows.tsx';
import { columnsOf, listOf, MISSING_SHEET, OFTEN, oftenIn } from './missing-sheet.ts';

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
