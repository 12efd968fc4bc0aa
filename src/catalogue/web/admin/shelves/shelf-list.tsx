import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { ShelfPicture } from '#catalogue/web/goods-picture.tsx';
import { DragHandle, useDragOrder, MoveButtons } from '#ui/admin/row-order.tsx';
import { shelfTitle } from './staff-shelves.tsx';

type ListProps = {
  shelves: StaffShelf[];
  onEdit: (shelf: StaffShelf) => void;
  onOrder: (parent: string | null, values: string[]) => void;
};

/** All shelves in the order of the shop, those inside another below it. */
export const ShelfList = (list: ListProps) => {
  const { i18n } = useLingui();
  return (
    <section aria-label={i18n._('office.shelves.all')} className="rounded-tile border border-line bg-white">
      <Level {...list} parent={null} />
    </section>
  );
};

function Level({ parent, ...list }: ListProps & { parent: string | null }) {
  const { i18n } = useLingui();
  const { shelves, onEdit, onOrder } = list;
  const beside = shelves.filter((shelf) => shelf.parent === parent);
  const values = beside.map(({ value }) => value);
  const drag = useDragOrder(values, (next) => onOrder(parent, next));
  const shown = drag.values.flatMap((name) => beside.find(({ value }) => value === name) ?? []);
  return (
    <ul className={parent === null ? 'divide-y divide-line' : 'ml-6 border-l border-line md:ml-10'}>
      {shown.map((shelf) => (
        <li
          key={shelf.value}
          ref={drag.row(shelf.value)}
          className={drag.held === shelf.value ? 'bg-leaf-soft' : undefined}
        >
          <div className="flex min-h-14 items-center">
            <DragHandle {...drag.handle(shelf.value)} />
            {parent === null && <ShelfTile shelf={shelf} />}
            <button
              type="button"
              onClick={() => onEdit(shelf)}
              className="grid min-h-14 min-w-0 flex-1 content-center rounded-control px-2 py-1 text-left hover:bg-leaf-soft"
            >
              <span className="font-semibold wrap-anywhere">{shelfTitle(shelf.titles)}</span>
              <span className="text-sm text-muted">{noteOf(i18n, shelf)}</span>
            </button>
            <MoveButtons
              name={shelfTitle(shelf.titles)}
              value={shelf.value}
              values={values}
              onOrder={(next) => onOrder(parent, next)}
            />
          </div>
          {parent === null && shelves.some((inner) => inner.parent === shelf.value) && (
            <Level {...list} parent={shelf.value} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Number of goods on a shelf, and its other marks. */
const noteOf = (i18n: I18n, { goods, deactivated, hidden, carousel }: StaffShelf): string =>
  [
    i18n._('office.shelves.count', { count: goods }),
    deactivated > 0 && i18n._('office.shelves.deactivated', { count: deactivated.toLocaleString('en-IN') }),
    hidden && i18n._('office.shelves.hidden'),
    carousel !== null && i18n._('office.shelves.carousel'),
  ]
    .filter(Boolean)
    .join(' · ');

/** A shelf's photo or drawing on its tint, small. */
const ShelfTile = ({ shelf: { art, picture, thumbnail } }: { shelf: StaffShelf }) => (
  <span
    style={{ background: `var(--color-${art})` }}
    className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control"
  >
    <ShelfPicture
      art={art}
      photo={picture === 'photo' ? thumbnail : ''}
      className="size-full object-contain"
    />
  </span>
);
