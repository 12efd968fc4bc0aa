import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { Work } from '#identity/identity.ts';
import type { ToolName } from '#ui/admin/tool-icon.tsx';

/** A page in the menu of the back office: its address, the message of its label, and who may open it. */
export type Section = {
  path: string;
  label: string;
  icon: ToolName;
  /** The part of the work that it belongs to; `admin`: admins only, `any`: everyone. */
  needs: Work | 'admin' | 'any';
  /** The key that opens it, after G. */
  key?: string;
};

/** Pages that belong to one kind of work, under its name. */
export type Group = { id: string; label: string; icon: ToolName; sections: readonly Section[] };

/** The first pages of the menu, as the specification names and orders them. */
export const SECTIONS: readonly Section[] = [
  { path: pageAddress('home'), label: /*i18n*/ 'office.nav.home', icon: 'home', needs: 'any', key: 'h' },
  {
    path: pageAddress('dashboard'),
    label: /*i18n*/ 'office.dashboard.title',
    icon: 'chart',
    needs: 'admin',
    key: 'd',
  },
  {
    path: officeAddress('adminProducts'),
    label: /*i18n*/ 'office.nav.products',
    icon: 'box',
    needs: 'catalogue',
    key: 'p',
  },
  {
    path: officeAddress('addProduct'),
    label: /*i18n*/ 'office.nav.addProduct',
    icon: 'plus',
    needs: 'catalogue',
    key: 'a',
  },
  {
    path: officeAddress('adminOrders'),
    label: /*i18n*/ 'office.nav.orders',
    icon: 'orders',
    needs: 'readOrders',
    key: 'o',
  },
  {
    path: officeAddress('customers'),
    label: /*i18n*/ 'office.nav.customers',
    icon: 'people',
    needs: 'admin',
    key: 'c',
  },
  {
    path: officeAddress('customerDetails'),
    label: /*i18n*/ 'office.nav.customer',
    icon: 'user',
    needs: 'admin',
  },
  {
    path: officeAddress('settings'),
    label: /*i18n*/ 'office.nav.setting',
    icon: 'gear',
    needs: 'admin',
    key: 's',
  },
  { path: officeAddress('team'), label: /*i18n*/ 'office.nav.teams', icon: 'star', needs: 'admin', key: 't' },
];

/** All other pages that an address without an id opens, by what a person comes to do. */
export const GROUPS: readonly Group[] = [
  {
    id: 'today',
    label: /*i18n*/ 'office.today',
    icon: 'clock',
    sections: [
      {
        path: officeAddress('newOrder'),
        label: /*i18n*/ 'office.take.title',
        icon: 'plus',
        needs: 'takeOrders',
      },
      { path: officeAddress('alarm'), label: /*i18n*/ 'office.alarm.title', icon: 'bell', needs: 'orders' },
      {
        path: officeAddress('hours'),
        label: /*i18n*/ 'office.settings.section.hours',
        icon: 'clock',
        needs: 'admin',
      },
    ],
  },
  {
    id: 'goods',
    label: /*i18n*/ 'office.nav.group.goods',
    icon: 'grid',
    sections: [
      {
        path: officeAddress('priceGrid'),
        label: /*i18n*/ 'office.nav.grid',
        icon: 'grid',
        needs: 'catalogue',
        key: 'm',
      },
      {
        path: officeAddress('shelves'),
        label: /*i18n*/ 'office.nav.shelves',
        icon: 'shelves',
        needs: 'catalogue',
        key: 'v',
      },
      {
        path: officeAddress('stocking'),
        label: /*i18n*/ 'office.nav.stocking',
        icon: 'box',
        needs: 'catalogue',
      },
      {
        path: officeAddress('import'),
        label: /*i18n*/ 'office.nav.import',
        icon: 'swap',
        needs: 'catalogue',
        key: 'i',
      },
      {
        path: officeAddress('reorder'),
        label: /*i18n*/ 'office.reorder.title',
        icon: 'orders',
        needs: 'catalogue',
      },
      {
        path: officeAddress('drafts'),
        label: /*i18n*/ 'office.drafts.title',
        icon: 'edit',
        needs: 'catalogue',
      },
      {
        path: officeAddress('missing'),
        label: /*i18n*/ 'office.nav.missing',
        icon: 'alert',
        needs: 'catalogue',
      },
      {
        path: officeAddress('searches'),
        label: /*i18n*/ 'office.nav.searches',
        icon: 'search',
        needs: 'catalogue',
      },
    ],
  },
  {
    id: 'deliver',
    label: /*i18n*/ 'office.nav.group.deliver',
    icon: 'truck',
    sections: [
      { path: officeAddress('rides'), label: /*i18n*/ 'office.nav.rides', icon: 'truck', needs: 'rounds' },
      { path: officeAddress('rounds'), label: /*i18n*/ 'office.nav.rounds', icon: 'clock', needs: 'admin' },
      {
        path: officeAddress('delivery'),
        label: /*i18n*/ 'office.nav.delivery',
        icon: 'place',
        needs: 'admin',
      },
      {
        path: officeAddress('roundFigures'),
        label: /*i18n*/ 'office.figures.title',
        icon: 'chart',
        needs: 'figures',
      },
    ],
  },
  {
    id: 'money',
    label: /*i18n*/ 'office.nav.group.money',
    icon: 'cash',
    sections: [
      {
        path: officeAddress('cash'),
        label: /*i18n*/ 'office.cash.title',
        icon: 'cash',
        needs: 'cash',
        key: 'k',
      },
      {
        path: officeAddress('salesFigures'),
        label: /*i18n*/ 'office.sales.title',
        icon: 'chart',
        needs: 'figures',
      },
      {
        path: officeAddress('debtors'),
        label: /*i18n*/ 'office.nav.khatas',
        icon: 'people',
        needs: 'credit',
      },
    ],
  },
  {
    id: 'people',
    label: /*i18n*/ 'office.nav.group.people',
    icon: 'people',
    sections: [
      { path: officeAddress('newStaff'), label: /*i18n*/ 'office.team.new', icon: 'plus', needs: 'admin' },
      {
        path: officeAddress('auditLog'),
        label: /*i18n*/ 'office.audit.title',
        icon: 'clock',
        needs: 'admin',
      },
      {
        path: officeAddress('rescueCodes'),
        label: /*i18n*/ 'office.codes.title',
        icon: 'key',
        needs: 'admin',
      },
    ],
  },
];

/** Every page of the menu, in its order. */
export const MENU: readonly Section[] = [...SECTIONS, ...GROUPS.flatMap(({ sections }) => sections)];
