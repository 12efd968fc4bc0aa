import { i18n } from '@lingui/core';
import type { Change, Entity } from '#admin/audit.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { CANCEL_REASONS, cancelText } from '#orders/orders.ts';
import { isAmount } from '#settings/web/admin/public.ts';
import { fieldText } from './log-words.ts';

/** The kinds of things in the log, as the filter names them. */
export const ENTITY_NAMES: Record<Entity, string> = {
  product: /*i18n*/ 'office.nav.products',
  shelf: /*i18n*/ 'office.nav.shelves',
  area: /*i18n*/ 'office.audit.areas',
  round: /*i18n*/ 'office.audit.rounds',
  pause: /*i18n*/ 'office.audit.pauses',
  order: /*i18n*/ 'office.nav.orders',
  cash: /*i18n*/ 'office.cash.sheets',
  account: /*i18n*/ 'office.audit.people',
  settings: /*i18n*/ 'office.nav.settingsPage',
  catalogue: /*i18n*/ 'office.audit.imports',
  spelling_group: /*i18n*/ 'office.audit.spellings',
  team: /*i18n*/ 'office.audit.teamPage',
};

const ONE: Record<string, string> = {
  product: /*i18n*/ 'office.audit.oneProduct',
  shelf: /*i18n*/ 'office.audit.oneShelf',
  area: /*i18n*/ 'office.audit.oneArea',
  round: /*i18n*/ 'office.audit.oneRound',
  pause: /*i18n*/ 'office.audit.onePause',
  order: /*i18n*/ 'office.audit.oneOrder',
  cash: /*i18n*/ 'office.cash.sheet',
  account: /*i18n*/ 'office.audit.oneAccount',
  settings: /*i18n*/ 'office.audit.oneSettings',
  catalogue: /*i18n*/ 'office.audit.oneImport',
  spelling_group: /*i18n*/ 'office.audit.oneSpelling',
  team: /*i18n*/ 'office.audit.oneTeam',
};

/** The name of the thing that was changed. */
export function nameOf({ entity, subject }: Change): string {
  const message = ONE[entity];
  if (message) return i18n._(message, { subject }).trim();
  return [entity, subject].filter(Boolean).join(' ');
}

/** The page of the thing that was changed; undefined where it has none. */
export function pageOf({ entity, entityId, subject }: Change): string | undefined {
  if (entity === 'cash') return officeAddress('cashSheet', { id: entityId });
  if (entity === 'order') return officeAddress('adminOrder', { id: entityId });
  if (entity === 'product' && subject) return officeAddress('adminProducts', { state: 'all', q: subject });
  if (entity === 'account') return officeAddress('customerDetails', { id: entityId });
  const pages: Record<string, string> = {
    shelf: officeAddress('shelves'),
    area: officeAddress('delivery'),
    settings: officeAddress('settings'),
    spelling_group: officeAddress('searches'),
    team: officeAddress('team'),
  };
  return pages[entity];
}

/** A changed field: its name and its values before and after; undefined on the side where it did not exist. */
export type FieldChange = { name: string; before: string | undefined; after: string | undefined };

/** The changed fields. */
export const fieldsOf = ({ before, after }: Change): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name: fieldText(i18n, name),
    before: name in before ? valueText(name, before[name]) : undefined,
    after: name in after ? valueText(name, after[name]) : undefined,
  }));

const MONEY = [
  'price',
  'cuttedprice',
  'amount',
  'paid',
  'owed',
  'limit',
  'fee',
  'freeAbove',
  'minimum',
  'cashMost',
  'expected',
  'counted',
  'difference',
  'came',
  'cost',
];
const PHOTOS = ['thumbnail', 'image'];

function valueText(name: string, value: unknown): string {
  if (typeof value === 'number' && (MONEY.includes(name) || isAmount(name))) return formatRupees(value);
  const reason = CANCEL_REASONS.find((one) => name === 'cancelReason' && one === value);
  if (reason) return cancelText(i18n, { reason });
  if (value === true) return i18n._('office.yes');
  if (value === false) return i18n._('office.no');
  if (value === null || value === '') return i18n._('office.nothing');
  if (PHOTOS.includes(name)) return i18n._('office.audit.photo');
  if (Array.isArray(value))
    return value.length === 0 ? i18n._('office.nothing') : value.map((one) => valueText('', one)).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
