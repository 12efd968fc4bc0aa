import { useLingui } from '@lingui/react';
import { useId } from 'react';
import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { CONTROL } from '#ui/admin/form/labelled-select.tsx';
import { MoveButtons } from '#ui/admin/order/move-buttons.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { shelfOptions, shelfTitle } from './staff-shelves.ts';
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
  const { i18n } = useLingui();
  const id = useId();
  const chosen = withCarousel(shelves);
  const values = chosen.map(({ value }) => value);
  const others = shelfOptions(shelves).filter(([value]) => !values.includes(value));
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 rounded-tile border border-line bg-white p-4">
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {i18n._('office.shelves.carousels')}
      </h2>
      {chosen.length === 0 && <p className="py-3 text-muted">{i18n._('office.shelves.noCarousel')}</p>}
      <ol className="divide-y divide-line">
        {chosen.map(({ value, titles, headings, hidden }) => (
          <li key={value} className="flex min-h-14 items-center gap-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {shelfTitle(headings) || shelfTitle(titles)}
              {hidden && <span className="text-sm text-muted"> {i18n._('office.shelves.hiddenNow')}</span>}
            </span>
            <MoveButtons
              name={i18n._('office.shelves.theCarousel', { title: shelfTitle(titles) })}
              value={value}
              values={values}
              onOrder={onChange}
            />
            <button
              type="button"
              aria-label={i18n._('office.shelves.takeOff', { title: shelfTitle(titles) })}
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
          {i18n._('office.shelves.addCarousel')}
          <select
            value=""
            onChange={(event) => onChange([...values, event.target.value])}
            className={CONTROL}
          >
            <option value="">{i18n._('office.shelves.choose')}</option>
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
