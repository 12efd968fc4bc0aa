import type { Change, Entity } from '#admin/audit.ts';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/money.ts';

/** The kinds of things in the log, as the filter names them. */
export const ENTITY_NAMES: Record<Entity, string> = {
  product: 'Products',
  shelf: 'Shelves',
  order: 'Orders',
  account: 'Customers and staff',
  settings: 'Settings',
  catalogue: 'Imports',
  spelling_group: 'Spellings',
  team: 'Team page',
};

const ONE: Record<string, string> = {
  product: 'Product',
  shelf: 'Shelf',
  order: 'Order',
  account: 'Account',
  settings: 'Settings',
  catalogue: 'Import',
  spelling_group: 'Spelling',
  team: 'Team page',
};

/** The name of the thing that was changed. */
export const nameOf = ({ entity, subject }: Change): string =>
  [ONE[entity] ?? entity, subject].filter(Boolean).join(' ');

/** The page of the thing that was changed; undefined where it has none. */
export function pageOf({ entity, entityId, subject }: Change): string | undefined {
  if (entity === 'order') return pageAddress('adminOrder', { id: entityId });
  if (entity === 'product' && subject) return pageAddress('adminProducts', { state: 'all', q: subject });
  if (entity === 'account') return pageAddress('customerDetails', { id: entityId });
  const pages: Record<string, string> = {
    shelf: pageAddress('shelves'),
    settings: pageAddress('settings'),
    spelling_group: pageAddress('searches'),
    team: pageAddress('team'),
  };
  return pages[entity];
}

/** A changed field: its name and its values before and after; undefined on the side where it did not exist. */
export type FieldChange = { name: string; before: string | undefined; after: string | undefined };

/** The changed fields. */
export const fieldsOf = ({ before, after }: Change): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name: nameOfField(name),
    before: name in before ? valueText(name, before[name]) : undefined,
    after: name in after ? valueText(name, after[name]) : undefined,
  }));

const FIELD_NAMES: Record<string, string> = {
  cuttedprice: 'cut price',
  thumbnail: 'photo',
  sku: 'SKU',
  titleHi: 'title in Hindi',
  titleBn: 'title in Bengali',
};

/** `freeShippingAbove` as `free shipping above`. */
const nameOfField = (name: string): string =>
  FIELD_NAMES[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const MONEY = ['price', 'cuttedprice', 'shippingFee', 'freeShippingAbove', 'amount'];
const PHOTOS = ['thumbnail', 'image'];

function valueText(name: string, value: unknown): string {
  if (typeof value === 'number' && MONEY.includes(name)) return formatRupees(value);
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === '') return 'nothing';
  if (PHOTOS.includes(name)) return 'a photo';
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((one) => valueText('', one)).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
