import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type StaffProduct, UNITS } from '#catalogue/catalogue.ts';
import { DiscardDraft, shownTitle, Thumb, unitText } from '#catalogue/web/admin/public.ts';

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
        {draft.title !== '' && shownTitle(draft) !== draft.title && (
          <p className="font-semibold">{shownTitle(draft)}</p>
        )}
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

/** Fields of a draft as they are typed in the list. */
export type Entry = Pick<StaffProduct, 'title' | 'unit' | 'category'> & { price: string; stock: string };

/** Fields of a draft as text, filled with its saved values. */
export const entryOf = ({ title, price, unit, category, counted, stock }: StaffProduct): Entry => ({
  title,
  price: price > 0 ? String(price) : '',
  unit,
  stock: counted && stock > 0 ? String(stock) : '',
  category,
});

/** The price that was typed; undefined when it is none. */
const priceOf = ({ price }: Entry): number | undefined =>
  /^\s*\d{1,8}(\.\d{1,2})?\s*$/.test(price) && Number(price) > 0 ? Number(price) : undefined;

/** True if the draft has a name and a valid price. */
export const isComplete = (entry: Entry): boolean =>
  entry.title.trim() !== '' && priceOf(entry) !== undefined;

/** Error text for an invalid price or stock; undefined if both are valid. */
export function mistakeIn(entry: Entry): string | undefined {
  if (entry.price.trim() !== '' && priceOf(entry) === undefined) return i18n._('office.drafts.wrongPrice');
  const isNumber = /^\s*\d{0,7}(\.\d{1,3})?\s*$/.test(entry.stock);
  return isNumber ? undefined : i18n._('office.drafts.wrongStock');
}

const SOLD_BY = { kg: 'weight', litres: 'volume', gram: 'piece', item: 'piece' } as const;

/** Brings a draft into the shop with what was typed of it, or keeps that with the draft. Answers what was refused. */
export async function saveEntry(draft: StaffProduct, entry: Entry): Promise<string | undefined> {
  const known = {
    title: entry.title.trim(),
    unit: entry.unit,
    soldBy: SOLD_BY[entry.unit],
    category: entry.category,
    // Who does not say how much there is does not count it.
    ...(entry.stock.trim() === '' ? { counted: false } : { counted: true, stock: Number(entry.stock) }),
  };
  const price = priceOf(entry) ?? 0;
  const prices = { price, cuttedprice: Math.max(price, draft.cuttedprice) };
  try {
    await (isComplete(entry)
      ? callApi(`/products/editproduct/${draft._id}`, {
          method: 'PUT',
          body: {
            ...draft,
            ...known,
            ...prices,
            ...(known.soldBy !== draft.soldBy && { least: '', step: '' }),
            discount: 0,
            description: draft.description || known.title,
          },
        })
      : callApi(`/products/drafts/${draft._id}`, {
          method: 'PUT',
          body: { ...known, ...prices, revision: draft.revision },
        }));
    return undefined;
  } catch (error) {
    if (error instanceof CallFailed) return error.message;
    throw error;
  }
}
