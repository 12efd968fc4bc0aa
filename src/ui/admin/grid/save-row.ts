import { type Draft, leavesAlone, type Outcome, rebased, type Row, type Sheet } from './rows.ts';

const TRIES = 3;

/**
 * Saves a row together with the revision that it was read at. If somebody else changed other fields meanwhile, the
 * typed values are applied on top. If they changed the same field, both values are shown and nothing is overwritten.
 */
export async function saveRow<Item, Column extends string>(
  sheet: Sheet<Item, Column>,
  read: () => Row<Item, Column> | undefined,
  set: (change: (row: Row<Item, Column>) => Row<Item, Column>) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const row = read();
    if (!row) return;
    if (Object.keys(row.draft).length === 0) return set((now) => ({ ...now, state: { kind: 'saved' } }));
    const why = row.isConfirmed ? undefined : sheet.question?.(row);
    if (why !== undefined) return set((now) => ({ ...now, state: { kind: 'asks', why } }));
    set((now) => ({ ...now, state: { kind: 'saving' } }));
    const outcome: Outcome<Item, Column> = await sheet.send(row);
    if ('item' in outcome) return set((now) => afterSaving(now, row.draft, outcome));
    if (outcome.kind === 'refused') return set((now) => ({ ...now, state: outcome }));
    const { theirs } = outcome;
    if (attempt >= TRIES || !leavesAlone(sheet, row, theirs)) {
      return set((now) => ({ ...now, state: { kind: 'conflict', theirs } }));
    }
    set((now) => rebased(sheet, now, theirs));
  }
}

/** What was typed during the request stays a draft. */
function afterSaving<Item, Column extends string>(
  now: Row<Item, Column>,
  sent: Draft<Column>,
  { kind, item }: { kind: 'saved' | 'waits'; item: Item },
): Row<Item, Column> {
  const later = Object.entries(now.draft).filter(([column, text]) => sent[column as Column] !== text);
  return {
    item,
    draft: Object.fromEntries(later) as Draft<Column>,
    state: { kind: later.length > 0 ? 'typed' : kind },
  };
}
