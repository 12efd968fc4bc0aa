import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { MoveButtons } from './move-buttons.tsx';
import { ShelfPicture } from './shelf-picture.tsx';
import { useDragOrder } from './use-drag-order.ts';

type ListProps = {
  shelves: StaffShelf[];
  onEdit: (shelf: StaffShelf) => void;
  onOrder: (parent: string | null, values: string[]) => void;
};

/** All shelves in the order of the shop, those inside another below it. */
export const ShelfList = (list: ListProps) => (
  <section aria-label="All shelves" className="rounded-tile border border-line bg-white">
    <Level {...list} parent={null} />
  </section>
);

function Level({ parent, ...list }: ListProps & { parent: string | null }) {
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
            <span
              {...drag.handle(shelf.value)}
              aria-hidden="true"
              className="grid h-14 w-8 shrink-0 cursor-grab touch-none place-items-center text-muted select-none"
            >
              ⠿
            </span>
            {parent === null && <ShelfPicture shelf={shelf} />}
            <button
              type="button"
              onClick={() => onEdit(shelf)}
              className="grid min-h-14 min-w-0 flex-1 content-center rounded-control px-2 py-1 text-left hover:bg-leaf-soft"
            >
              <span className="font-semibold wrap-anywhere">{shelf.titles.en}</span>
              <span className="text-sm text-muted">{noteOf(shelf)}</span>
            </button>
            <MoveButtons
              name={shelf.titles.en}
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

/** How many goods are on a shelf, and its other marks. */
const noteOf = ({ goods, deactivated, hidden, carousel }: StaffShelf): string =>
  [
    goods === 1 ? '1 product' : `${goods.toLocaleString('en-IN')} products`,
    deactivated > 0 && `${deactivated.toLocaleString('en-IN')} deactivated`,
    hidden && 'hidden',
    carousel !== null && 'carousel',
  ]
    .filter(Boolean)
    .join(' · ');
