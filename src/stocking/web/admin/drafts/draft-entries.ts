import { i18n } from '@lingui/core';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { StaffProduct } from '#catalogue/catalogue.ts';

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
export const priceOf = ({ price }: Entry): number | undefined =>
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
