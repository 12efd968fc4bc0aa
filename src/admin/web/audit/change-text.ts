import { i18n } from '@lingui/core';
import type { Change, Entity } from '#admin/audit.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { fieldText } from './log-words.ts';
import { valueText } from './value-words.ts';

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
  'price change': /*i18n*/ 'office.audit.priceChanges',
  complaint: /*i18n*/ 'office.audit.complaints',
  customers: /*i18n*/ 'office.audit.customerFiles',
  spelling_group: /*i18n*/ 'office.audit.spellings',
  team: /*i18n*/ 'office.audit.teamPage',
  accountant: /*i18n*/ 'office.audit.accountants',
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
  'price change': /*i18n*/ 'office.audit.onePriceChange',
  complaint: /*i18n*/ 'office.audit.oneComplaint',
  customers: /*i18n*/ 'office.audit.oneCustomerFile',
  spelling_group: /*i18n*/ 'office.audit.oneSpelling',
  team: /*i18n*/ 'office.audit.oneTeam',
  accountant: /*i18n*/ 'office.audit.oneAccountant',
};

/** The name that an account has after it was deleted, in the data. */
const DELETED = 'Deleted account';

/** Changes that no person made, by the name of their author in the log. */
const NOT_PEOPLE: Record<string, string> = {
  Server: /*i18n*/ 'office.audit.byServer',
  'Import from the command line': /*i18n*/ 'office.audit.byImport',
  'Demo shop': /*i18n*/ 'office.audit.byDemo',
};

/** The author of a change. */
export function authorOf({ by }: Change): string {
  const message = by === DELETED ? /*i18n*/ 'office.audit.deletedAccount' : NOT_PEOPLE[by];
  return message ? i18n._(message) : by;
}

/** The name of the thing that was changed. */
export function nameOf({ entity, subject }: Change): string {
  const message = ONE[entity];
  const name = subject === DELETED ? i18n._('office.audit.deletedAccount') : subject;
  if (message) return i18n._(message, { subject: name }).trim();
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
    accountant: officeAddress('returns'),
  };
  return pages[entity];
}

/** A changed field: its name and its values before and after; undefined on the side where it did not exist. */
export type FieldChange = { name: string; before: string | undefined; after: string | undefined };

/** The changed fields. Those that hold nothing but ids are left out: an id says nothing to people. */
export function fieldsOf(change: Change): FieldChange[] {
  const { before, after } = change;
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => ![before[name], after[name]].some(isId))
      // What a new thing does not have is no change.
      .filter((name) => ![before[name], after[name]].every(isEmpty))
      .map((name) => {
        const field = fieldOf(change, name);
        return {
          name: fieldText(i18n, field),
          before: name in before ? valueText(i18n, field, before[name]) : undefined,
          after: name in after ? valueText(i18n, field, after[name]) : undefined,
        };
      })
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}( [0-9a-f-]{36})*$/.test(value);

/** The name of a field, where the same name means another thing elsewhere. */
function fieldOf({ entity, action }: Change, name: string): string {
  if (name === 'reason' && action.startsWith('credit ')) return 'credit';
  if (name === 'counted' && entity === 'cash') return 'cashCounted';
  if (name === 'round' && entity === 'price change') return 'rounding';
  return name;
}
