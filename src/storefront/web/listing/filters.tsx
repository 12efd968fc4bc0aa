import { useLingui } from '@lingui/react';
import { type ComponentType, startTransition, Suspense, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router';
import { inside, type Sort, sortName, SORTS } from '#catalogue/catalogue.ts';
import { activeShelves, addressOf, type Asked, type Shelf, toggled } from '#storefront/listing.ts';
import { type LoadedShelves, useShelves } from '#storefront/web/shelves.ts';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';

/** The row of categories and the sort menu; both live in the address. Without JavaScript it is a form with a button. */
export function Filters({ asked, path, shelves }: { asked: Asked; path: string; shelves: LoadedShelves }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  // A tap shows at once, and the next tap builds on it; the goods follow when the address changes.
  const [shown, setShown] = useOptimistic(asked);
  const show = (next: Asked) =>
    startTransition(async () => {
      setShown(next);
      await navigate(addressOf(next) || '?', { preventScrollReset: true });
    });
  // Loaded when it is opened. It is placed beside this form, because it contains a form of its own.
  const [Narrowing, setNarrowing] = useState<ComponentType<FilterDialogProps>>();
  const narrow = (): void =>
    void import('./filter-dialog.tsx').then(
      ({ FilterDialog }) => setNarrowing(() => FilterDialog),
      () => showToast('error', 'The filters did not come. Check your connection.'),
    );
  const filters = Object.entries(shown.filter);
  return (
    <>
      <form action={path} autoComplete="off" className="grid gap-3 pb-4" aria-label="Filters">
        {asked.q && <input type="hidden" name="q" value={asked.q} />}
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Suspense fallback={<Skeleton className="h-13" />}>
          <Categories asked={shown} shelves={shelves} show={show} />
        </Suspense>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={narrow}
            className={buttonClass('secondary', '[@media(scripting:none)]:hidden')}
          >
            {filters.length > 0 ? `Filter (${filters.length})` : 'Filter'}
          </button>
          <label className="flex max-w-full flex-wrap items-center gap-2">
            <span>Sort</span>
            <select
              name="sort"
              value={shown.sort || 'popular'}
              onChange={(event) => show({ ...shown, sort: event.target.value as Sort, page: 1 })}
              className="min-h-11 max-w-full min-w-0 rounded-control border border-muted/60 bg-white px-3"
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {sortName(i18n, sort)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={buttonClass('primary', '[@media(scripting:enabled)]:hidden')}>
            Apply
          </button>
        </div>
      </form>
      {Narrowing && (
        <Narrowing
          asked={shown}
          onClose={() => setNarrowing(undefined)}
          onShow={(filter) => {
            setNarrowing(undefined);
            show({ ...shown, filter, page: 1 });
          }}
        />
      )}
    </>
  );
}

type CategoriesProps = { asked: Asked; shelves: LoadedShelves; show: (next: Asked) => void };

/** The shelves as checkboxes, and a second row with those inside the chosen ones. */
function Categories({ asked, shelves: loaded, show }: CategoriesProps) {
  const shelves = useShelves(loaded) ?? [];
  const active = activeShelves(asked, shelves);
  const values = new Set(active.flatMap(({ value, parent }) => [value, parent]));
  const rowOf = (title: string, row: readonly Shelf[], all?: boolean) => (
    <fieldset key={title} className="-mx-4 min-w-0 md:mx-0">
      <legend className="sr-only">{title}</legend>
      <div className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0">
        {all && <Choice value="All" title="All" isOn={active.length === 0} onTap={tap} />}
        {row.map(({ value, title: of }) => (
          <Choice key={value} value={value} title={of} isOn={values.has(value)} onTap={tap} />
        ))}
      </div>
    </fieldset>
  );
  const tap = (value: string) => show(toggled(asked, value, shelves));
  const tops = shelves.filter(({ parent }) => parent === null);
  return (
    <>
      {rowOf('Categories', tops, true)}
      {tops
        .filter(({ value }) => values.has(value))
        .map((top) => {
          const within = inside({ shelves, former: {} }, top.value);
          return within.length > 0 && rowOf(`Inside ${top.title}`, within);
        })}
    </>
  );
}

const Choice = ({
  value,
  title,
  isOn,
  onTap,
}: {
  value: string;
  title: string;
  isOn: boolean;
  onTap: (value: string) => void;
}) => (
  <label className="flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-white px-4 ring-1 ring-inset ring-line has-checked:bg-leaf-soft has-checked:font-semibold has-checked:text-leaf-dark has-checked:ring-leaf">
    <input
      type="checkbox"
      name="category"
      value={value}
      checked={isOn}
      onChange={() => onTap(value)}
      className="size-4 accent-leaf"
    />
    {title}
  </label>
);
