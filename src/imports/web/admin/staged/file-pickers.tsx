import { useLingui } from '@lingui/react';
import { shelfOptions, useStaffShelves } from '#catalogue/web/admin/public.ts';
import { FIELD_GROUPS, FIELD_LABELS, FIELDS, type Field } from '#imports/imports.ts';
import type { ImportPlan, StagedImport } from '#imports/staged.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';

const SHOWN = 100;

/** Which shelves of the shop the shelves of the file are. Those that the shop does not have are made. */
export function ShelfPickers({
  found: { shelves, plan, outcome },
  busy,
  onChange,
}: {
  found: Pick<StagedImport, 'shelves' | 'plan' | 'outcome'>;
  busy: boolean;
  onChange: (shelves: ImportPlan['shelves']) => void;
}) {
  const { i18n } = useLingui();
  const { shelves: known } = useStaffShelves();
  const named = shelves.filter(({ key }) => key !== '');
  const without = shelves.find(({ key }) => key === '');
  if (shelves.length === 0) return null;
  const choose = (key: string, value: string): void => {
    const { [key]: _, ...others } = plan.shelves;
    onChange(value === 'new' ? { ...others, [key]: 'new' } : { ...others, [key]: { value } });
  };
  return (
    <section aria-labelledby="shelves" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="shelves" className="text-base font-semibold">
          {i18n._('office.import.shelves')}
        </h2>
        <span className="text-sm text-muted">
          {outcome.shelves.length === 0
            ? i18n._('office.import.allThere')
            : i18n._('office.import.willMake', { count: outcome.shelves.length })}
        </span>
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-tile border border-line bg-white">
        {[...(without ? [without] : []), ...named].slice(0, SHOWN).map(({ key, rows, becomes }, at) => (
          <li key={key} className="grid grid-cols-2 items-center gap-3 px-3 py-2">
            <label htmlFor={`shelf-${at}`} className="min-w-0">
              <span className="block font-medium break-words">{key || i18n._('office.import.noShelf')}</span>
              <span className="block text-sm text-muted">
                {i18n._('office.import.rowCount', { count: rows })}
              </span>
            </label>
            <select
              id={`shelf-${at}`}
              value={becomes ?? 'new'}
              disabled={busy}
              className={`${CONTROL} w-full`}
              onChange={(event) => choose(key, event.target.value)}
            >
              {key !== '' && (
                <option value="new">
                  {i18n._('office.import.newShelf', { title: key.split(' > ').at(-1) })}
                </option>
              )}
              {becomes !== null && !known?.some(({ value }) => value === becomes) && (
                <option value={becomes}>{becomes}</option>
              )}
              {shelfOptions(known ?? []).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {shelves.length > SHOWN && (
        <p className="text-sm text-muted">
          {i18n._('office.import.firstShelves', { shown: SHOWN, count: shelves.length })}
        </p>
      )}
    </section>
  );
}

type Column = StagedImport['columns'][number];

/** A choice of field for each column of the file. Uncertain columns are marked and come first. */
export function ColumnPickers({
  columns,
  busy,
  onChange,
}: {
  columns: readonly Column[];
  busy: boolean;
  onChange: (columns: (Field | null)[]) => void;
}) {
  const { i18n } = useLingui();
  const shown = columns.map((column, at) => ({ column, at })).filter(({ column }) => isWorthShowing(column));
  const known = shown.filter(({ column }) => column.field !== null && column.sure).length;
  const choose = (at: number, chosen: Field | null): void =>
    // A field is one column's: whoever gets it takes it from the other.
    onChange(columns.map(({ field }, other) => (other === at ? chosen : field === chosen ? null : field)));
  const inOrder = shown.toSorted((a, b) => Number(needsLook(b.column)) - Number(needsLook(a.column)));
  return (
    <section aria-labelledby="columns" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="columns" className="text-base font-semibold">
          {i18n._('office.import.columns')}
        </h2>
        <span className="text-sm text-muted">
          {shown.length > known
            ? i18n._('office.import.knownSome', { known, open: shown.length - known })
            : i18n._('office.import.known', { known })}
        </span>
      </div>
      <ul className="divide-y divide-line rounded-tile border border-line bg-white">
        {inOrder.map(({ column, at }) => (
          <li key={at} className="grid grid-cols-2 items-center gap-3 px-3 py-2 md:grid-cols-[2fr_3fr]">
            <label htmlFor={`column-${at}`} className="min-w-0">
              <span className="block truncate font-medium">
                {column.name || i18n._('office.import.column', { number: at + 1 })}
              </span>
              <span className="block truncate text-sm text-muted">
                {column.samples.join(', ') || i18n._('office.grid.empty')}
              </span>
            </label>
            <select
              id={`column-${at}`}
              value={column.field ?? ''}
              disabled={busy}
              className={`${CONTROL} w-full ${needsLook(column) ? 'ring-2 ring-marigold ring-inset' : ''}`}
              onChange={(event) => choose(at, FIELDS.find((field) => field === event.target.value) ?? null)}
            >
              <option value="">{i18n._('office.import.notUsed')}</option>
              {FIELD_GROUPS.map(([group, fields]) => (
                <optgroup key={group} label={i18n._(group)}>
                  {fields.map((field) => (
                    <option key={field} value={field}>
                      {i18n._(FIELD_LABELS[field])}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isWorthShowing = ({ field, name, samples }: Column): boolean =>
  field !== null || (name !== '' && samples.length > 0);
const needsLook = ({ field, sure, samples }: Column): boolean =>
  (field !== null && !sure) || (field === null && !sure && samples.length > 0);
