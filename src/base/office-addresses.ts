import { fillIn, type ValuesOf } from './addresses.ts';

/** The address of each page of the back office, as the router reads it; its first page is in the shop's table. */
export const OFFICE_ADDRESSES = {
  firstStep: '/dashboard/first/:step',
  adminProducts: '/admin/products',
  addProduct: '/admin/addproducts',
  packs: '/admin/products/:productId/packs',
  drafts: '/admin/products/drafts',
  reorder: '/admin/products/reorder',
  priceGrid: '/admin/grid',
  missing: '/admin/missing',
  stocking: '/admin/stock-the-shop',
  import: '/admin/import',
  searches: '/admin/searches',
  shelves: '/admin/shelves',
  delivery: '/admin/delivery',
  rounds: '/admin/rounds',
  roundFigures: '/admin/rounds/figures',
  rides: '/admin/rides',
  roundSheet: '/admin/rides/:id',
  adminOrders: '/admin/orders',
  orderQueue: '/admin/orders/queue',
  newOrder: '/admin/new-order',
  roundBoard: '/admin/orders/rounds',
  adminOrder: '/admin/orders/:id',
  complaints: '/admin/complaints',
  packing: '/admin/orders/:id/packing',
  printOrder: '/admin/orders/:id/print',
  debtors: '/admin/accounts',
  khata: '/admin/accounts/:id',
  khataStatement: '/admin/accounts/:id/statement',
  salesFigures: '/admin/figures',
  returns: '/admin/returns',
  cash: '/admin/cash',
  cashSheet: '/admin/cash/:id',
  customers: '/customers',
  customerDetails: '/customer-details',
  team: '/team',
  rescueCodes: '/team/codes',
  newStaff: '/team/new',
  staffCard: '/team/:id/card',
  settings: '/settings',
  hours: '/settings/hours',
  tax: '/settings/tax',
  taxRates: '/settings/tax/rates',
  settingsSection: '/settings/:noun',
  alarm: '/admin/alarm',
  auditLog: '/admin/audit',
} as const;

/** The name of a page in the table of the back office. */
export type OfficePage = keyof typeof OFFICE_ADDRESSES;

/** The address of a page of the back office: `officeAddress('adminOrder', { id })`. As `pageAddress` otherwise. */
export const officeAddress = <Page extends OfficePage>(
  page: Page,
  ...[values = {}]: ValuesOf<(typeof OFFICE_ADDRESSES)[Page]>
): string => fillIn(OFFICE_ADDRESSES[page], values);
