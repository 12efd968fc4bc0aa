import { fieldOf, type StaffRow } from '#catalogue/server/public.ts';
import type { Change } from './written-columns.ts';

/** Columns that say one thing together: where the owner changed one of them by hand, all stay. */
export const TOGETHER = [
  ['price_paise', 'cut_price_paise'],
  ['stock', 'counted'],
  ['unit', 'sold_by', 'least', 'step', 'stock'],
] as const;

/** Whether somebody changed a field of a product by hand since it was noted. */
export const isEditedSince = (
  now: Pick<StaffRow, 'edited'>,
  then: { edited: string },
  field: string,
): boolean => now.edited.split(' ').includes(field) && !then.edited.split(' ').includes(field);

type Wanted = Pick<Change, 'columns' | 'details'>;

/** How many fields differ. */
export const sizeOf = ({ columns, details }: Wanted): number =>
  Object.keys(columns).length + Object.keys(details).length;

/** What the owner changed by hand stays as she made it. */
export function withoutOwnEdits(before: StaffRow, wanted: Wanted): Wanted {
  const edited = new Set(before.edited.split(' '));
  const isEdited = (column: string): boolean => edited.has(fieldOf(column));
  const stays = new Set<string>(Object.keys(wanted.columns).filter(isEdited));
  for (const columns of TOGETHER) {
    // A stock that was counted by hand says nothing of the unit.
    if (columns.some((column) => column !== 'stock' && isEdited(column)))
      for (const column of columns) stays.add(column);
  }
  return {
    columns: Object.fromEntries(Object.entries(wanted.columns).filter(([column]) => !stays.has(column))),
    details: Object.fromEntries(Object.entries(wanted.details).filter(([field]) => !edited.has(field))),
  };
}
