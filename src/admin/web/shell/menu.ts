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

const at = (path: string, label: string, icon: ToolName, needs: Section['needs'], key?: string): Section => ({
  path,
  label,
  icon,
  needs,
  ...(key !== undefined && { key }),
});

/** The first pages of the menu, as the specification names and orders them. */
export const SECTIONS: readonly Section[] = [
  at(pageAddress('home'), /*i18n*/ 'office.nav.home', 'home', 'any', 'h'),
  at(pageAddress('dashboard'), /*i18n*/ 'office.dashboard.title', 'chart', 'admin', 'd'),
  at(officeAddress('adminProducts'), /*i18n*/ 'office.nav.products', 'box', 'catalogue', 'p'),
  at(officeAddress('addProduct'), /*i18n*/ 'office.nav.addProduct', 'plus', 'catalogue', 'a'),
  at(officeAddress('adminOrders'), /*i18n*/ 'office.nav.orders', 'orders', 'readOrders', 'o'),
  at(officeAddress('customers'), /*i18n*/ 'office.nav.customers', 'people', 'admin', 'c'),
  at(officeAddress('customerDetails'), /*i18n*/ 'office.nav.customer', 'user', 'admin'),
  at(officeAddress('settings'), /*i18n*/ 'office.nav.setting', 'gear', 'admin', 's'),
  at(officeAddress('team'), /*i18n*/ 'office.nav.teams', 'star', 'admin', 't'),
];

/** All other pages that an address without an id opens, by what a person comes to do. */
export const GROUPS: readonly Group[] = [
  {
    id: 'today',
    label: /*i18n*/ 'office.today',
    icon: 'clock',
    sections: [
      at(officeAddress('newOrder'), /*i18n*/ 'office.take.title', 'plus', 'takeOrders'),
      at(officeAddress('complaints'), /*i18n*/ 'office.complaints.title', 'chat', 'payments'),
      at(officeAddress('alarm'), /*i18n*/ 'office.alarm.title', 'bell', 'orders'),
    ],
  },
  {
    id: 'goods',
    label: /*i18n*/ 'office.nav.group.goods',
    icon: 'grid',
    sections: [
      at(officeAddress('priceGrid'), /*i18n*/ 'office.nav.grid', 'grid', 'catalogue', 'm'),
      at(officeAddress('shelves'), /*i18n*/ 'office.nav.shelves', 'shelves', 'catalogue', 'v'),
      at(officeAddress('stocking'), /*i18n*/ 'office.nav.stocking', 'box', 'catalogue'),
      at(officeAddress('import'), /*i18n*/ 'office.nav.import', 'swap', 'catalogue', 'i'),
      at(officeAddress('reorder'), /*i18n*/ 'office.reorder.title', 'orders', 'catalogue'),
      at(officeAddress('drafts'), /*i18n*/ 'office.drafts.title', 'edit', 'catalogue'),
      at(officeAddress('missing'), /*i18n*/ 'office.nav.missing', 'alert', 'catalogue'),
      at(officeAddress('searches'), /*i18n*/ 'office.nav.searches', 'search', 'catalogue'),
    ],
  },
  {
    id: 'deliver',
    label: /*i18n*/ 'office.nav.group.deliver',
    icon: 'truck',
    sections: [
      at(officeAddress('rides'), /*i18n*/ 'office.nav.rides', 'truck', 'rounds'),
      at(officeAddress('rounds'), /*i18n*/ 'office.nav.rounds', 'clock', 'admin'),
      at(officeAddress('delivery'), /*i18n*/ 'office.nav.delivery', 'place', 'admin'),
      at(officeAddress('roundFigures'), /*i18n*/ 'office.figures.title', 'chart', 'figures'),
    ],
  },
  {
    id: 'money',
    label: /*i18n*/ 'office.nav.group.money',
    icon: 'cash',
    sections: [
      at(officeAddress('cash'), /*i18n*/ 'office.cash.title', 'cash', 'cash', 'k'),
      at(officeAddress('salesFigures'), /*i18n*/ 'office.sales.title', 'chart', 'figures'),
      at(officeAddress('debtors'), /*i18n*/ 'office.nav.khatas', 'people', 'credit'),
      at(officeAddress('returns'), /*i18n*/ 'office.returns.title', 'percent', 'tax'),
    ],
  },
  {
    id: 'people',
    label: /*i18n*/ 'office.nav.group.people',
    icon: 'people',
    sections: [
      at(officeAddress('newStaff'), /*i18n*/ 'office.team.new', 'plus', 'admin'),
      at(officeAddress('auditLog'), /*i18n*/ 'office.audit.title', 'clock', 'admin'),
      at(officeAddress('rescueCodes'), /*i18n*/ 'office.codes.title', 'key', 'admin'),
    ],
  },
  {
    id: 'shop',
    label: /*i18n*/ 'office.nav.group.shop',
    icon: 'shop',
    sections: [
      at(officeAddress('hours'), /*i18n*/ 'office.settings.section.hours', 'clock', 'admin'),
      at(officeAddress('tax'), /*i18n*/ 'office.tax.title', 'cash', 'admin'),
    ],
  },
];

/** Every page of the menu, in its order. */
export const MENU: readonly Section[] = [...SECTIONS, ...GROUPS.flatMap(({ sections }) => sections)];
