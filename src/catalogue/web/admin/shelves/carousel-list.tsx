import { useId } from 'react';
import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { CONTROL } from '#ui/admin/form/labelled-select.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { shelfOptions } from './staff-shelves.ts';
import { withCarousel } from './use-shelf-changes.ts';

const AT_MOST = 12;

/** Which shelves have a carousel on the home page, and in which order. */
export function CarouselList({
  shelves,
  onChange,
}: {
  shelves: StaffShelf[];
  onChange: (values: string[]) => void;
}) {
  const id = useId();
  const chosen = withCarousel(shelves);
  const values = chosen.map(({ value }) => value);
  const others = shelfOptions(shelves).filter(([value]) => !values.includes(value));
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 rounded-tile border border-line bg-white p-4">
      <h2 id={`${id}-title`} className="text-base font-semibold">
        Carousels on the home page
      </h2>
      {chosen.length === 0 && <p className="py-3 text-muted">None. The home page shows all goods only.</p>}
      <ol className="divide-y divide-line">
        {chosen.map(({ value, titles, headings, hidden }) => (
          <li key={value} className="flex min-h-14 items-center gap-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {headings.en || titles.en}
              {hidden && <span className="text-sm text-muted"> (hidden: not shown now)</span>}
            </span>
            <MoveButtons
              name={`the carousel ${titles.en}`}
              value={value}
              values={values}
              onOrder={onChange}
            />
            <button
              type="button"
              aria-label={`Take the carousel ${titles.en} off the home page`}
              onClick={() => onChange(values.filter((other) => other !== value))}
              className="grid size-11 shrink-0 place-items-center rounded-control text-chilli hover:bg-chilli-soft"
            >
              <ToolIcon name="close" />
            </button>
          </li>
        ))}
      </ol>
      {values.length < AT_MOST && others.length > 0 && (
        <label className="mt-2 grid gap-1 text-sm font-medium">
          Add a carousel
          <select
            value=""
            onChange={(event) => onChange([...values, event.target.value])}
            className={CONTROL}
          >
            <option value="">Choose a shelf</option>
            {others.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
