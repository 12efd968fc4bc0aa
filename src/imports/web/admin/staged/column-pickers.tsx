import { useLingui } from '@lingui/react';
import { FIELD_GROUPS, FIELD_LABELS, FIELDS, type Field } from '#imports/fields.ts';
import type { StagedImport } from '#imports/staged.ts';
import { CONTROL } from '#ui/admin/form/labelled-select.tsx';

type Column = StagedImport['columns'][number];

/** What each column of the file is. What nobody is sure of is marked, and comes first. */
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
