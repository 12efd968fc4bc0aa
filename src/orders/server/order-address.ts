import {
  ADDRESS_KEYS,
  NEEDED_KEYS,
  type AddressKey,
  type PostalAddress,
  fullName,
} from '#base/postal-address.ts';
import type { Schema } from '#db/schema.ts';
import { columnsOf, fromRow, toRow } from '#platform/db/columns.ts';
import { foldText } from '#platform/db/search-text.ts';

/** The columns of an order that keep its address, by the keys of the contract. */
export const ADDRESS_COLUMNS = columnsOf(ADDRESS_KEYS) satisfies Record<AddressKey, keyof Schema['orders']>;
/** The part of an order's row that is its address. */
type AddressRow = Record<(typeof ADDRESS_COLUMNS)[AddressKey], string>;

/** The columns of an address as it was sent. */
export const addressColumns = (to: PostalAddress): AddressRow => toRow(ADDRESS_COLUMNS, to);

/** The address of an order. */
export const addressOf = (order: AddressRow): Record<AddressKey, string> => fromRow(ADDRESS_COLUMNS, order);

/** The address as it is handed out, without optional parts that are empty. */
export const presentAddress = (order: AddressRow): PostalAddress => {
  const parts = Object.entries(addressOf(order)) as [AddressKey, string][];
  const kept = parts.filter(([key, text]) => text !== '' || NEEDED_KEYS.includes(key));
  return Object.fromEntries(kept) as PostalAddress;
};

/** The text that a search for orders looks into: `#1042 asha devi 9876543210`. */
export const orderSearchText = (order: {
  number: number;
  firstName: string;
  lastName: string;
  phone: string;
}): string => foldText(`#${order.number} ${fullName(order)} ${order.phone.replaceAll(/\D/g, '')} `);
