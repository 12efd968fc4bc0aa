import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { CATEGORIES, CATEGORY_LABELS, type Sort, SORTS } from '#catalogue/catalogue.ts';
import { type Active, addressOf, type Asked, toggled } from '#storefront/listing.ts';
import { buttonClass } from '#ui/button.tsx';

const NAMES: [Active, string][] = [
  ['All', 'All'],
  ...CATEGORIES.map((name): [Active, string] => [name, CATEGORY_LABELS[name]]),
];

/** The row of categories and the sort menu; both live in the address. Without JavaScript it is a form with a button. */
export function Filters({ asked, path }: { asked: Asked; path: string }) {
  const navigate = useNavigate();
  // What was tapped shows at once, and a second tap builds on it; the goods follow with the address.
  const [shown, setShown] = useOptimistic(asked);
  const show = (next: Asked) =>
    startTransition(async () => {
      setShown(next);
      await navigate(addressOf(next) || '?', { preventScrollReset: true });
    });
  return (
    <form action={path} autoComplete="off" className="grid gap-3 pb-4" aria-label="Filters">
      {asked.q && <input type="hidden" name="q" value={asked.q} />}
      <fieldset className="-mx-4 min-w-0 md:mx-0">
        <legend className="sr-only">Categories</legend>
        <div className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0">
          {NAMES.map(([name, label]) => (
            <label
              key={name}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-white px-4 ring-1 ring-inset ring-line has-checked:bg-leaf-soft has-checked:font-semibold has-checked:text-leaf-dark has-checked:ring-leaf"
            >
              <input
                type="checkbox"
                name="category"
                value={name}
                checked={shown.active.includes(name)}
                onChange={() => show(toggled(shown, name))}
                className="size-4 accent-leaf"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <label className="flex max-w-full flex-wrap items-center gap-2">
          <span>Sort</span>
          <select
            name="sort"
            value={shown.sort || 'popular'}
            onChange={(event) => show({ ...shown, sort: event.target.value as Sort, page: 1 })}
            className="min-h-11 max-w-full min-w-0 rounded-control border border-muted/60 bg-white px-3"
          >
            {Object.entries(SORTS).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass('primary', '[@media(scripting:enabled)]:hidden')}>
          Apply
        </button>
      </div>
    </form>
  );
}
