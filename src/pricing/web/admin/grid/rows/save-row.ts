import { callApi, CallFailed } from '#browser/api-client.ts';
import type { StaffProduct } from '#catalogue/catalogue.ts';
import { checkedProduct, COLUMNS, type Column, type Draft, leavesAlone, rebased, type Row } from './rows.ts';

const TRIES = 3;

/**
 * Saves a row together with the revision that it was read at. If somebody else changed other fields meanwhile, the
 * typed values are applied on top. If they changed the same field, both values are shown and nothing is overwritten.
 */
export async function saveRow(
  read: () => Row | undefined,
  set: (change: (row: Row) => Row) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const row = read();
    if (!row || Object.keys(row.draft).length === 0) return;
    const checked = checkedProduct(row);
    if ('why' in checked) return set((now) => ({ ...now, state: { kind: 'refused', ...checked } }));
    set((now) => ({ ...now, state: { kind: 'saving' } }));
    try {
      const saved = await callApi<StaffProduct>(`/products/editproduct/${row.product._id}`, {
        method: 'PUT',
        body: checked,
      });
      return set((now) => afterSaving(now, row.draft, saved));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const theirs = error.code === 'conflict' ? (error.detail['product'] as StaffProduct) : undefined;
      if (!theirs) return set((now) => ({ ...now, state: refusal(error) }));
      if (attempt >= TRIES || !leavesAlone(row, theirs)) {
        return set((now) => ({ ...now, state: { kind: 'conflict', theirs } }));
      }
      set((now) => rebased(now, theirs));
    }
  }
}

/** What was typed during the request stays a draft. */
function afterSaving(now: Row, sent: Draft, saved: StaffProduct): Row {
  const later = Object.entries(now.draft).filter(([column, text]) => sent[column as Column] !== text);
  const draft: Draft = Object.fromEntries(later);
  return { product: saved, draft, state: { kind: later.length > 0 ? 'typed' : 'saved' } };
}

function refusal(error: CallFailed): Row['state'] {
  const column = COLUMNS.find((name) => name in error.fields);
  return { kind: 'refused', why: error.message, ...(column && { column }) };
}
