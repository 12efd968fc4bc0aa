import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { type MissingField, packText } from '#catalogue/catalogue.ts';
import { GoodsName, shownTitle, Thumb, unitText } from '#catalogue/web/admin/public.ts';
import { GridCell } from '#ui/admin/grid/grid-cell.tsx';
import { RowNote, RowSign } from '#ui/admin/grid/row-note.tsx';
import { type Column, MISSING_SHEET, type MissingGrid, suggested, suggestedCells } from './missing-sheet.ts';
import { PhotoButton } from './photo-dialog.tsx';

export type MissingListProps = {
  grid: MissingGrid;
  columns: readonly Column[];
  field: MissingField | '';
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

const WIDTHS: Record<Column, string> = {
  maker: '14rem',
  packer: '12rem',
  importer: '12rem',
  origin: '9rem',
  pack: '7rem',
  mark: '6.5rem',
  bestBefore: '8rem',
  fssai: '10rem',
  hsn: '7rem',
  taxRate: '5.5rem',
  title_hi: '12rem',
  title_bn: '12rem',
};
const FIRST = 'sticky left-0 z-10 flex min-w-0 items-center gap-2 bg-inherit pr-2';

/** The rows of the grid: products from above to below, their details from left to right, the names staying in place. */
export function MissingRows({ grid, columns, ...props }: MissingListProps) {
  const { i18n } = useLingui();
  const order = useStore(grid.store, (state) => state.order);
  const template = `22rem ${columns.map((column) => WIDTHS[column]).join(' ')} minmax(2rem, 1fr)`;
  return (
    <div className="overflow-x-auto rounded-tile border border-line bg-white">
      <div className="w-max min-w-full">
        <div
          aria-hidden="true"
          style={{ gridTemplateColumns: template }}
          className="grid items-center gap-2 border-b border-line bg-paper px-2 py-2 font-semibold"
        >
          <span className={`${FIRST} pl-11`}>{i18n._('office.product')}</span>
          {columns.map((column) => (
            <span key={column} className="px-2">
              {i18n._(MISSING_SHEET.labels[column])}
            </span>
          ))}
        </div>
        <ul>
          {order.map((id, index) => (
            <MissingRow
              key={id}
              {...props}
              grid={grid}
              columns={columns}
              id={id}
              index={index}
              template={template}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

type RowProps = MissingListProps & { id: string; index: number; template: string };

function MissingRow({ grid, columns, field, chosen, onChoose, id, index, template }: RowProps) {
  const { i18n } = useLingui();
  const product = useStore(grid.store, ({ rows }) => rows[id]?.item);
  if (!product) return null;
  const cells = suggestedCells(product, columns);
  const lacks: readonly string[] = product.missing;
  return (
    // No interaction here: leaving the row's fields saves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) grid.save([id]);
      }}
      className="border-b border-line bg-white py-1 last:border-0 focus-within:bg-leaf-soft"
    >
      <div style={{ gridTemplateColumns: template }} className="grid items-center gap-2 bg-inherit px-2">
        <span className={FIRST}>
          <label className="grid size-9 shrink-0 place-items-center">
            <input
              type="checkbox"
              aria-label={i18n._('office.choose', { title: shownTitle(product) })}
              checked={chosen.has(id)}
              onChange={(event) => onChoose([id], event.target.checked)}
              className="size-5 accent-leaf"
            />
          </label>
          {lacks.includes('thumbnail') ? (
            <PhotoButton grid={grid} product={product} isNamed={field === 'thumbnail'} />
          ) : (
            <Thumb of={product} className="size-9" />
          )}
          <span className="min-w-0">
            <span className="line-clamp-2">
              <GoodsName of={product} />{' '}
              <span className="text-muted">
                {packText(i18n, product.pack) || unitText(i18n, product.unit)}
              </span>
            </span>
            {cells.length > 0 && (
              <button
                type="button"
                onClick={() => grid.fill(cells)}
                className="min-h-6 max-w-full truncate text-left font-semibold text-leaf underline-offset-2 hover:underline"
              >
                {i18n._('office.missing.asWith', {
                  name: product.suggestion?.name ?? '',
                  values: cells.map(({ text }) => text).join(', '),
                })}
                <span className="sr-only">
                  {i18n._('office.missing.forTitle', { title: shownTitle(product) })}
                </span>
              </button>
            )}
          </span>
        </span>
        {columns.map((column) => (
          <GridCell
            key={column}
            grid={grid}
            id={id}
            index={index}
            column={column}
            columns={columns}
            placeholder={suggested(product.suggestion, column) || undefined}
            className={lacks.includes(column) ? 'border-dashed border-muted' : undefined}
          />
        ))}
        <span className="flex justify-end">
          <RowSign grid={grid} id={id} />
        </span>
      </div>
      <div className="px-3 empty:hidden">
        <RowNote grid={grid} id={id} />
      </div>
    </li>
  );
}
