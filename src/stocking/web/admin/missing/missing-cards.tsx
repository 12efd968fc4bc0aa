import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { packText, spanText } from '#catalogue/catalogue.ts';
import { GoodsName, shownTitle, Thumb, unitText } from '#catalogue/web/admin/public.ts';
import { GridCell } from '#ui/admin/grid/grid-cell.tsx';
import { RowNote, RowSign } from '#ui/admin/grid/row-note.tsx';
import type { MissingListProps } from './missing-rows.tsx';
import {
  type Column,
  columnsOf,
  MISSING_SHEET,
  type MissingGrid,
  oftenIn,
  suggested,
} from './missing-sheet.ts';
import { PhotoButton } from './photo-dialog.tsx';

/** A card for each product, with the fields that it lacks and no others. */
export function MissingCards({ grid, columns, field, chosen, onChoose }: MissingListProps) {
  const order = useStore(grid.store, (state) => state.order);
  return (
    <ul className="grid gap-3">
      {order.map((id, index) => (
        <MissingCard
          key={id}
          grid={grid}
          columns={columns}
          field={field}
          id={id}
          index={index}
          isChosen={chosen.has(id)}
          onChoose={(isChosen) => onChoose([id], isChosen)}
        />
      ))}
    </ul>
  );
}

type CardProps = Pick<MissingListProps, 'grid' | 'columns' | 'field'> & {
  id: string;
  index: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function MissingCard({ grid, columns, field, id, index, isChosen, onChoose }: CardProps) {
  const { i18n } = useLingui();
  const product = useStore(grid.store, ({ rows }) => rows[id]?.item);
  if (!product) return null;
  const lacks = product.missing.filter((name) => name === field || field === '');
  const shown = lacks.flatMap(columnsOf).filter((column) => columns.includes(column));
  return (
    // No interaction here: leaving the card's fields saves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) grid.save([id]);
      }}
      className="grid scroll-mt-28 content-start gap-3 rounded-tile border border-line bg-white p-3"
    >
      <div className="flex items-center gap-3">
        <label className="-ml-2 grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={i18n._('office.choose', { title: shownTitle(product) })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-5 accent-leaf"
          />
        </label>
        <Thumb of={product} className="-ml-2 size-11" />
        <h2 className="min-w-0 flex-1 text-base font-semibold">
          <GoodsName of={product} />{' '}
          <span className="font-normal text-muted">
            {packText(i18n, product.pack) || unitText(i18n, product.unit)}
          </span>
        </h2>
        <RowSign grid={grid} id={id} />
      </div>
      {lacks.includes('thumbnail') && <PhotoButton grid={grid} product={product} isNamed />}
      <div className="grid content-start gap-3 sm:grid-cols-2">
        {shown.map((column) => (
          <CardField key={column} grid={grid} id={id} index={index} column={column} />
        ))}
      </div>
      <RowNote grid={grid} id={id} />
    </li>
  );
}

/** A field of a card, with what is often written into it. */
function CardField({
  grid,
  id,
  index,
  column,
}: {
  grid: MissingGrid;
  id: string;
  index: number;
  column: Column;
}) {
  const { i18n } = useLingui();
  const product = useStore(grid.store, ({ rows }) => rows[id]?.item);
  if (!product) return null;
  const known = suggested(product.suggestion, column);
  const offered = [...new Set([known, ...oftenIn(column)])].filter(Boolean);
  return (
    <div className="grid content-start gap-1">
      <span aria-hidden="true" className="font-medium">
        {i18n._(MISSING_SHEET.labels[column])}
      </span>
      <GridCell grid={grid} id={id} index={index} column={column} columns={[column]} />
      {offered.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {offered.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => grid.fill([{ id, column, text }])}
              className="min-h-11 rounded-control border border-line bg-paper px-3"
            >
              {column === 'bestBefore' ? spanText(i18n, text) : text}
              {text === known && (
                <span className="text-muted">
                  {' '}
                  {i18n._('office.missing.as', { name: product.suggestion?.name ?? '' })}
                </span>
              )}
              <span className="sr-only">
                {`, ${i18n._('office.grid.cell', { label: i18n._(MISSING_SHEET.labels[column]), title: shownTitle(product) })}`}
              </span>
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
