import type { Help } from '#ui/admin/help/help.ts';
import type { Screen } from './screen-at.ts';

const alarm = () => import('#alarm/web/admin/help.tsx');
const admin = () => import('./own-help.tsx');
const orders = () => import('./orders-help.tsx');
const catalogue = () => import('#catalogue/web/admin/help.tsx');
const complaints = () => import('#complaints/web/admin/help.tsx');
const counter = () => import('#counter/web/admin/help.tsx');
const customers = () => import('#customers/web/admin/help.tsx');
const delivery = () => import('#delivery/web/admin/help.tsx');
const dispatch = () => import('#dispatch/web/admin/help.tsx');
const imports = () => import('#imports/web/admin/help.tsx');
const money = () => import('#money/web/admin/help.tsx');
const packing = () => import('#packing/web/admin/help.tsx');
const papers = () => import('#papers/web/admin/help.tsx');
const pricing = () => import('#pricing/web/admin/help.tsx');
const returns = () => import('#returns/web/admin/help.tsx');
const search = () => import('#search/web/admin/help.tsx');
const settings = () => import('#settings/web/admin/help.tsx');
const stocking = () => import('#stocking/web/admin/help.tsx');
const team = () => import('#team/web/admin/help.tsx');
const till = () => import('#till/web/admin/help.tsx');

/** The help of every screen, each loaded with that of its room. */
export const HELP: Record<Screen, () => Promise<Help>> = {
  dashboard: async () => (await admin()).dashboard,
  firstStep: async () => (await admin()).firstStep,
  complaints: async () => (await complaints()).complaints,
  adminProducts: async () => (await catalogue()).adminProducts,
  addProduct: async () => (await catalogue()).addProduct,
  packs: async () => (await catalogue()).packs,
  shelves: async () => (await catalogue()).shelves,
  drafts: async () => (await stocking()).drafts,
  missing: async () => (await stocking()).missing,
  stocking: async () => (await stocking()).stocking,
  reorder: async () => (await admin()).reorder,
  priceGrid: async () => (await pricing()).priceGrid,
  import: async () => (await imports()).goodsFile,
  searches: async () => (await search()).searches,
  delivery: async () => (await delivery()).delivery,
  rounds: async () => (await delivery()).rounds,
  roundFigures: async () => (await dispatch()).roundFigures,
  rides: async () => (await dispatch()).rides,
  roundSheet: async () => (await dispatch()).roundSheet,
  adminOrders: async () => (await orders()).adminOrders,
  orderQueue: async () => (await orders()).orderQueue,
  roundBoard: async () => (await orders()).roundBoard,
  adminOrder: async () => (await orders()).adminOrder,
  newOrder: async () => (await counter()).newOrder,
  packing: async () => (await packing()).packing,
  printOrder: async () => (await papers()).printOrder,
  debtors: async () => (await money()).debtors,
  khata: async () => (await money()).khata,
  khataStatement: async () => (await money()).khataStatement,
  returns: async () => (await returns()).returns,
  salesFigures: async () => (await admin()).salesFigures,
  cash: async () => (await till()).cash,
  cashSheet: async () => (await till()).cashSheet,
  customers: async () => (await customers()).customers,
  customerDetails: async () => (await customers()).customerDetails,
  team: async () => (await team()).team,
  newStaff: async () => (await team()).newStaff,
  staffCard: async () => (await team()).staffCard,
  rescueCodes: async () => (await team()).rescueCodes,
  settings: async () => (await settings()).settings,
  settingsSection: async () => (await settings()).settings,
  hours: async () => (await admin()).hours,
  tax: async () => (await admin()).tax,
  taxRates: async () => (await admin()).taxRates,
  alarm: async () => (await alarm()).alarm,
  auditLog: async () => (await admin()).auditLog,
};
