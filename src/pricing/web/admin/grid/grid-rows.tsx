import { useLingui } from '@lingui/react';
import type { FocusEvent } from 'react';
import { useStore } from 'zustand';
import { packText } from '#catalogue/catalogue.ts';
import { GoodsName, shownTitle, Thumb, unitText } from '#catalogue/web/admin/public.ts';
import { GridCell, moveByKey } from '#ui/admin/grid/grid-cell.tsx';
import { RowNote, RowSign } from '#ui/admin/grid/row-note.tsx';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { COLUMNS, type PriceGrid, PRICE_SHEET } from './price-sheet.ts';

/** The selection of rows for a change of many prices. */
type Choosing = {
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

type Props = { grid: PriceGrid; /** Hears that something is being typed. */ onType: () => void } & Choosing;

const WIDE_ROW = 'grid grid-cols-[2.75rem_minmax(0,1fr)_7.5rem_7.5rem_7.5rem_2rem] items-center gap-2 px-2';
const NARROW_ROW = 'grid grid-cols-3 items-center gap-2 px-3';

/** The rows: columns of a table on a wide screen; on a phone, the title above its three fields. */
export function GridRows({ grid, chosen, onChoose, onType }: Props) {
  const { i18n } = useLingui();
  const order = useStore(grid.store, (state) => state.order);
  const isWide = useMedia(VERY_WIDE);
  return (
    // The key handler moves between the fields, which are the interactive elements.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveByKey} onInput={onType} className="rounded-tile border border-line bg-white">
      <div
        aria-hidden="true"
        className={`sticky top-14 z-10 rounded-t-tile border-b border-line bg-paper py-2 font-semibold ${isWide ? WIDE_ROW : NARROW_ROW}`}
      >
        {isWide && <span />}
        {isWide && <span>{i18n._('office.product')}</span>}
        {COLUMNS.map((column) => (
          <span key={column} className="px-2 text-right">
            {i18n._(PRICE_SHEET.labels[column])}
          </span>
        ))}
      </div>
      <ul>
        {order.map((id, index) => (
          <GridRow
            key={id}
            grid={grid}
            id={id}
            index={index}
            isWide={isWide}
            isChosen={chosen.has(id)}
            onChoose={(isChosen) => onChoose([id], isChosen)}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  grid: PriceGrid;
  id: string;
  index: number;
  isWide: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function GridRow({ grid, id, index, isWide, isChosen, onChoose }: RowProps) {
  const { i18n } = useLingui();
  const product = useStore(grid.store, ({ rows }) => rows[id]?.item);
  if (!product) return null;
  const saveWhenLeft = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) grid.save([id]);
  };
  const tick = (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={i18n._('office.choose', { title: shownTitle(product) })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-5 accent-leaf"
      />
    </label>
  );
  const cells = COLUMNS.map((column) => (
    <GridCell
      key={column}
      grid={grid}
      id={id}
      index={index}
      column={column}
      placeholder={column === 'stock' && !product.counted ? i18n._('office.notCounted') : undefined}
    />
  ));
  return (
    // No interaction here: leaving the row's fields saves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onBlur={saveWhenLeft}
      className="scroll-mt-28 border-b border-line py-1 last:border-0 focus-within:bg-leaf-soft/50"
    >
      {isWide ? (
        <div className={WIDE_ROW}>
          {tick}
          <span className="flex min-w-0 items-center gap-3">
            <Thumb of={product} className="size-9" />
            <span className="line-clamp-2 min-w-0">
              <GoodsName of={product} />{' '}
              <span className="text-muted">
                {packText(i18n, product.pack) || unitText(i18n, product.unit)}
              </span>
            </span>
          </span>
          {cells}
          <RowSign grid={grid} id={id} />
        </div>
      ) : (
        <>
          <div className="flex items-center pr-2 pl-0.5">
            {tick}
            <span className="flex min-w-0 flex-1 gap-1 font-medium">
              <span className="truncate">
                <GoodsName of={product} />{' '}
              </span>
              <span className="shrink-0 font-normal text-muted">
                {packText(i18n, product.pack) || unitText(i18n, product.unit)}
              </span>
            </span>
            <RowSign grid={grid} id={id} />
          </div>
          <div className={`${NARROW_ROW} pb-1`}>{cells}</div>
        </>
      )}
      <div className="px-3 empty:hidden">
        <RowNote grid={grid} id={id} />
      </div>
    </li>
  );
}
