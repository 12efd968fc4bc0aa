import { useLingui } from '@lingui/react';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  Suspense,
  useOptimistic,
  useState,
} from 'react';
import { useHref, useNavigate } from 'react-router';
import { inside, type Sort, sortName, SORTS } from '#catalogue/catalogue.ts';
import { ShelfPicture } from '#catalogue/web/public.ts';
import { activeShelves, addressOf, type Asked, type Shelf, toggled } from '#storefront/listing.ts';
import { type LoadedShelves, useShelves } from '#storefront/web/shelves.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { whileHeld } from '#ui/page/part-later.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import type { FilterDialogProps } from './filter-dialog.tsx';

/**
 * The rail of categories and the sort menu; both live in the address. On phones they stay at the top while one scrolls;
 * on laptops the categories are a column. Without JavaScript it is a form with a button.
 */
export function Filters({
  asked,
  path,
  shelves,
  heading,
}: {
  asked: Asked;
  path: string;
  shelves: LoadedShelves;
  heading: ReactNode;
}) {
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
    void whileHeld(import('./filter-dialog.tsx')).then(
      ({ FilterDialog }) => setNarrowing(() => FilterDialog),
      () => showToast('error', i18n._('shop.filter.notCome')),
    );
  const filters = Object.entries(shown.filter);
  return (
    <>
      <form
        action={useHref(path)}
        autoComplete="off"
        className="listing-head"
        aria-label={i18n._('shop.filter.form')}
      >
        {asked.q && <input type="hidden" name="q" value={asked.q} />}
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="listing-rail">
          <Suspense fallback={<Skeleton className="h-13" />}>
            <Categories asked={shown} shelves={shelves} show={show} />
          </Suspense>
        </div>
        <div className="listing-row flex flex-wrap items-center gap-x-1 text-sm">
          <div className="mr-auto min-w-0 flex-1 basis-16">{heading}</div>
          <label className="listing-sort">
            <Icon name="sort" className="size-4.5 shrink-0" />
            <span className="sr-only">{i18n._('shop.sort.label')}</span>
            <select
              name="sort"
              value={shown.sort || 'popular'}
              onChange={(event) => show({ ...shown, sort: event.target.value as Sort, page: 1 })}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {sortName(i18n, sort)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" aria-haspopup="dialog" onClick={narrow} className="listing-narrow">
            <Icon name="filter" className="size-4.5 shrink-0" />
            {filters.length > 0
              ? i18n._('shop.filter.openWith', { count: filters.length })
              : i18n._('shop.filter.open')}
          </button>
          <button type="submit" className={buttonClass('primary', '[@media(scripting:enabled)]:hidden')}>
            {i18n._('shop.filter.apply')}
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
  const { i18n } = useLingui();
  const shelves = useShelves(loaded) ?? [];
  const active = activeShelves(asked, shelves);
  const values = new Set(active.flatMap(({ value, parent }) => [value, parent]));
  const rowOf = (title: string, row: readonly Shelf[], all?: boolean) => (
    <fieldset key={title} className="min-w-0">
      <legend className="sr-only font-semibold lg:not-sr-only lg:pt-3 lg:pb-1">{title}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:mx-0 lg:grid lg:gap-0 lg:p-0">
        {all && (
          <Choice value="All" title={i18n._('shop.listing.all')} isOn={active.length === 0} onTap={tap} />
        )}
        {row.map((shelf) => (
          <Choice
            key={shelf.value}
            value={shelf.value}
            title={shelf.title}
            shelf={shelf}
            isOn={values.has(shelf.value)}
            onTap={tap}
          />
        ))}
      </div>
    </fieldset>
  );
  const tap = (value: string) => show(toggled(asked, value, shelves));
  const tops = shelves.filter(({ parent }) => parent === null);
  return (
    <>
      {rowOf(i18n._('shop.listing.categories'), tops, true)}
      {tops
        .filter(({ value }) => values.has(value))
        .map((top) => {
          const within = inside({ shelves, former: {} }, top.value);
          return within.length > 0 && rowOf(i18n._('shop.listing.inside', { shelf: top.title }), within);
        })}
    </>
  );
}

const Choice = ({
  value,
  title,
  shelf,
  isOn,
  onTap,
}: {
  value: string;
  title: string;
  /** The shelf, for its picture; on laptops only those inside another show theirs. */
  shelf?: Shelf;
  isOn: boolean;
  onTap: (value: string) => void;
}) => (
  <label className="shelf-choice">
    <input type="checkbox" name="category" value={value} checked={isOn} onChange={() => onTap(value)} />
    {shelf && (
      <span
        className={`-ml-1.5 lg:ml-0 [&>[data-shelf-art]]:size-7 ${shelf.parent === null ? 'lg:hidden' : ''}`}
      >
        <ShelfPicture
          art={shelf.art ?? shelf.value}
          photo={shelf.photo}
          className="size-7 rounded-[0.5rem] object-cover"
        />
      </span>
    )}
    {title}
  </label>
);
