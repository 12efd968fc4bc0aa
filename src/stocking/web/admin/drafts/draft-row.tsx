import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { type StaffProduct, UNITS } from '#catalogue/catalogue.ts';
import { DiscardDraft, Thumb, unitText } from '#catalogue/web/admin/public.ts';
import { type Entry, mistakeIn } from './draft-entries.ts';

const CONTROL =
  'min-h-11 w-full min-w-0 rounded-control border border-muted/60 bg-white px-3 text-base aria-invalid:border-chilli aria-invalid:bg-chilli-soft';

/** One draft in the list of all: its photo, and what the shop needs of it. */
export function DraftRow({
  draft,
  name,
  entry,
  problem,
  shelves,
  onType,
  onGone,
}: {
  draft: StaffProduct;
  /** Name of the row while the draft has no title. */
  name: string;
  entry: Entry;
  problem: string | undefined;
  /** The shelves as values and names. */
  shelves: readonly (readonly [string, string])[];
  onType: (typed: Partial<Entry>) => void;
  onGone: () => void;
}) {
  const { i18n } = useLingui();
  const mistake = mistakeIn(entry);
  return (
    <li
      aria-label={entry.title || name}
      className="grid grid-cols-[5rem_1fr] items-start gap-3 rounded-tile border border-line bg-white p-3 lg:grid-cols-[5rem_2fr_4fr]"
    >
      <Thumb of={draft} className="size-20" />
      <div className="grid gap-1">
        <Labelled label={i18n._('office.name')}>
          {(id) => (
            <input
              id={id}
              value={entry.title}
              placeholder={name}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="next"
              onChange={({ target }) => onType({ title: target.value })}
              className={CONTROL}
            />
          )}
        </Labelled>
      </div>
      <div className="col-span-2 grid grid-cols-3 items-end gap-2 lg:col-span-1 lg:grid-cols-[1fr_1.3fr_1fr_1.7fr]">
        <Labelled label={i18n._('office.price')}>
          {(id) => (
            <input
              id={id}
              value={entry.price}
              inputMode="decimal"
              autoComplete="off"
              maxLength={11}
              aria-invalid={(entry.price !== '' && mistake !== undefined) || undefined}
              onChange={({ target }) => onType({ price: target.value })}
              className={`${CONTROL} tabular-nums`}
            />
          )}
        </Labelled>
        <Labelled label={i18n._('office.product.unit')}>
          {(id) => (
            <select
              id={id}
              value={entry.unit}
              onChange={({ target }) => onType({ unit: target.value as Entry['unit'] })}
              className={CONTROL}
            >
              {UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {unitText(i18n, unit)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={i18n._('office.product.inStock')}>
          {(id) => (
            <input
              id={id}
              value={entry.stock}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              placeholder={i18n._('office.drafts.any')}
              onChange={({ target }) => onType({ stock: target.value })}
              className={`${CONTROL} tabular-nums`}
            />
          )}
        </Labelled>
        <span className="col-span-3 lg:col-span-1">
          <Labelled label={i18n._('office.category')}>
            {(id) => (
              <select
                id={id}
                value={entry.category}
                onChange={({ target }) => onType({ category: target.value })}
                className={CONTROL}
              >
                {shelves.length === 0 && <option value={entry.category}>{draft.shelf}</option>}
                {shelves.map(([value, title]) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        </span>
      </div>
      <div className="col-span-full -my-2 flex flex-wrap items-center justify-between gap-x-3">
        <p role={problem ? 'alert' : undefined} className="text-sm text-chilli">
          {problem ?? mistake}
        </p>
        <DiscardDraft draft={draft} onGone={onGone} className="ml-auto -mr-2" />
      </div>
    </li>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </span>
  );
}
