import { amountOf } from '#base/figures/amount.ts';
import { fieldOf, type StaffRow } from '#catalogue/server/public.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import type { Change } from './written-columns.ts';

const PRICES = ['price_paise', 'cut_price_paise'];
const SELLING = ['unit', 'sold_by', 'least', 'step'];

const STOCK = ['stock', 'counted'];
const CHAIN = [PRICES, STOCK, ['unit', 'sold_by', 'stock'], SELLING];

/**
 * Columns that are written together: if the owner edited one, all stay. Some are in two groups, so the groups are
 * listed in both directions.
 */
export const TOGETHER: readonly (readonly string[])[] = [...CHAIN, ...CHAIN.toReversed()];

/** True if the owner or staff edited the field by hand after it was noted. */
export const isEditedSince = (
  now: Pick<StaffRow, 'edited'>,
  then: { edited: string },
  field: string,
): boolean => now.edited.split(' ').includes(field) && !then.edited.split(' ').includes(field);

/** The differences between a file and the shop's product. */
export type Wanted = Pick<Change, 'columns' | 'details'>;

/** Number of fields that differ. */
export const sizeOf = ({ columns, details }: Wanted): number =>
  Object.keys(columns).length + Object.keys(details).length;

const isEditedIn = ({ edited }: StaffRow): ((column: string) => boolean) => {
  const fields = new Set(edited.split(' '));
  return (column) => fields.has(fieldOf(column));
};

/**
 * Keeps the way of selling that the owner set by hand. The file's stock still applies if it counts the same unit; a
 * stock in cartons does not apply to goods sold by the kilo.
 */
export function soldAsBefore(before: StaffRow, draft: Draft): Draft {
  if (!SELLING.some(isEditedIn(before))) return draft;
  const { selling: _, ...rest } = draft;
  const { unit = draft.suggests.unit ?? before.unit, stock, counted, ...says } = draft.says;
  const isSameUnit = unit === before.unit && (stock === undefined || isWhole(stock, before));
  return {
    ...rest,
    says: {
      ...says,
      ...(isSameUnit && stock !== undefined && { stock }),
      ...(isSameUnit && counted !== undefined && { counted }),
    },
  };
}

const isWhole = (stock: number, { sold_by }: StaffRow): boolean => amountOf(stock, sold_by) !== undefined;

/** Drops the changes to fields that the owner edited by hand. */
export function withoutOwnEdits(before: StaffRow, wanted: Wanted): Wanted {
  const isEdited = isEditedIn(before);
  const stays = new Set<string>(Object.keys(wanted.columns).filter(isEdited));
  for (const columns of [PRICES, STOCK, SELLING])
    if (columns.some(isEdited)) for (const column of columns) stays.add(column);
  return {
    columns: Object.fromEntries(Object.entries(wanted.columns).filter(([column]) => !stays.has(column))),
    details: Object.fromEntries(Object.entries(wanted.details).filter(([field]) => !isEdited(field))),
  };
}
