import { useLingui } from '@lingui/react';
import { useState, useId } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, type MetaArgs } from 'react-router';
import { carouselsOf, type StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { MoveButtons } from '#ui/admin/row-order.tsx';
import { EmptyState, adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ShelfDialog } from './shelf-dialog.tsx';
import { ShelfList } from './shelf-list.tsx';
import { fetchStaffShelves, shelfOptions, shelfTitle } from './staff-shelves.tsx';
import { useShelfChanges } from './use-shelf-changes.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.shelves'));
/** The page reloads when goods or shelves change. */
export const handle = { refreshOn: ['catalogue'] };

/** Reads all shelves, hidden ones too. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) => fetchStaffShelves(signal);

/** The shop's shelves: named, pictured, ordered, put inside one another, hidden, merged; and the home page's carousels. */
export default function ShelvesPage() {
  const { i18n } = useLingui();
  const { shelves, problem, said, ...changes } = useShelfChanges(useLoaderData<typeof clientLoader>());
  const [edited, setEdited] = useState<StaffShelf | 'new'>();
  const [merged, setMerged] = useState<StaffShelf>();
  const close = () => {
    setEdited(undefined);
    setMerged(undefined);
  };
  const tops = shelves.filter(({ parent }) => parent === null).length;
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader
        title={i18n._('office.nav.shelves')}
        count={i18n._('office.shelves.counted', { tops, within: shelves.length - tops })}
      >
        <Button onClick={() => setEdited('new')}>
          <ToolIcon name="plus" />
          {i18n._('office.shelves.add')}
        </Button>
      </ScreenHeader>
      <Problem text={problem} />
      <output className="sr-only">{said}</output>
      {shelves.length === 0 ? (
        <EmptyState text={i18n._('office.shelves.none')} />
      ) : (
        <ShelfList shelves={shelves} onEdit={setEdited} onOrder={changes.order} />
      )}
      <CarouselList shelves={shelves} onChange={changes.setCarousels} />
      {edited && (
        <ShelfDialog
          key={edited === 'new' ? 'new' : edited.value}
          shelf={edited === 'new' ? undefined : edited}
          shelves={shelves}
          onShelves={changes.show}
          onClose={close}
          onMerge={setMerged}
        />
      )}
      {merged && (
        <MergeDialog
          shelf={merged}
          shelves={shelves}
          onShelves={changes.show}
          onClose={() => setMerged(undefined)}
          onMerged={close}
        />
      )}
    </div>
  );
}

const AT_MOST = 12;

/** Which shelves have a carousel on the home page, and in which order. */
function CarouselList({
  shelves,
  onChange,
}: {
  shelves: StaffShelf[];
  onChange: (values: string[]) => void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const chosen = carouselsOf(shelves);
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
