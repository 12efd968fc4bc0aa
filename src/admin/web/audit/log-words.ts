import type { I18n } from '@lingui/core';

/** The messages of what was done, by the log's English words. */
const ACTIONS: Record<string, string> = {
  added: /*i18n*/ 'office.action.added',
  begun: /*i18n*/ 'office.action.begun',
  changed: /*i18n*/ 'office.action.changed',
  'chose carousels': /*i18n*/ 'office.action.carousels',
  'got carousels': /*i18n*/ 'office.action.gotCarousels',
  deactivated: /*i18n*/ 'office.action.deactivated',
  deleted: /*i18n*/ 'office.action.deleted',
  'details changed': /*i18n*/ 'office.action.details',
  discarded: /*i18n*/ 'office.action.discarded',
  drafted: /*i18n*/ 'office.action.drafted',
  edited: /*i18n*/ 'office.action.edited',
  exported: /*i18n*/ 'office.action.exported',
  'import taken back': /*i18n*/ 'office.action.importBack',
  imported: /*i18n*/ 'office.action.imported',
  merged: /*i18n*/ 'office.action.merged',
  moved: /*i18n*/ 'office.action.moved',
  ordered: /*i18n*/ 'office.action.ordered',
  'money given back': /*i18n*/ 'office.action.givenBack',
  'payment noted': /*i18n*/ 'office.action.payment',
  'phone confirmed': /*i18n*/ 'office.action.phone',
  'price change taken back': /*i18n*/ 'office.action.priceBack',
  received: /*i18n*/ 'office.action.received',
  removed: /*i18n*/ 'office.action.removed',
  restored: /*i18n*/ 'office.action.restored',
  'role changed': /*i18n*/ 'office.action.role',
  grouped: /*i18n*/ 'office.action.grouped',
  ungrouped: /*i18n*/ 'office.action.ungrouped',
  'taken back': /*i18n*/ 'office.action.takenBack',
  done: /*i18n*/ 'office.action.done',
};

/** The messages of changed fields, by their names in the log. */
const FIELDS: Record<string, string> = {
  cuttedprice: /*i18n*/ 'office.audit.field.cuttedprice',
  thumbnail: /*i18n*/ 'office.audit.field.thumbnail',
  image: /*i18n*/ 'office.audit.field.image',
  sku: /*i18n*/ 'office.audit.field.sku',
  titleHi: /*i18n*/ 'office.audit.field.titleHi',
  titleBn: /*i18n*/ 'office.audit.field.titleBn',
  title: /*i18n*/ 'office.audit.field.title',
  description: /*i18n*/ 'office.audit.field.description',
  price: /*i18n*/ 'office.audit.field.price',
  stock: /*i18n*/ 'office.audit.field.stock',
  counted: /*i18n*/ 'office.audit.field.counted',
  category: /*i18n*/ 'office.audit.field.category',
  unit: /*i18n*/ 'office.audit.field.unit',
  pack: /*i18n*/ 'office.audit.field.pack',
  brand: /*i18n*/ 'office.audit.field.brand',
  barcode: /*i18n*/ 'office.audit.field.barcode',
  discount: /*i18n*/ 'office.audit.field.discount',
  soldBy: /*i18n*/ 'office.audit.field.soldBy',
  least: /*i18n*/ 'office.audit.field.least',
  step: /*i18n*/ 'office.audit.field.step',
  soldOut: /*i18n*/ 'office.audit.field.soldOut',
  backOn: /*i18n*/ 'office.audit.field.backOn',
  status: /*i18n*/ 'office.audit.field.status',
  paymentStatus: /*i18n*/ 'office.audit.field.paymentStatus',
  amount: /*i18n*/ 'office.audit.field.amount',
  note: /*i18n*/ 'office.audit.field.note',
  name: /*i18n*/ 'office.audit.field.name',
  email: /*i18n*/ 'office.audit.field.email',
  phone: /*i18n*/ 'office.audit.field.phone',
  role: /*i18n*/ 'office.audit.field.role',
  permissions: /*i18n*/ 'office.audit.field.permissions',
  active: /*i18n*/ 'office.audit.field.active',
  draft: /*i18n*/ 'office.audit.field.draft',
  shippingFee: /*i18n*/ 'office.audit.field.shippingFee',
  freeShippingAbove: /*i18n*/ 'office.audit.field.freeShippingAbove',
  fee: /*i18n*/ 'office.audit.field.fee',
  freeAbove: /*i18n*/ 'office.audit.field.freeAbove',
  minimum: /*i18n*/ 'office.audit.field.minimum',
  cashMost: /*i18n*/ 'office.audit.field.cashMost',
  area: /*i18n*/ 'office.audit.field.area',
  village: /*i18n*/ 'office.audit.field.village',
  villagesAdded: /*i18n*/ 'office.audit.field.villagesAdded',
  villagesMoved: /*i18n*/ 'office.audit.field.villagesMoved',
  deliversElsewhere: /*i18n*/ 'office.audit.field.deliversElsewhere',
  mayCollect: /*i18n*/ 'office.audit.field.mayCollect',
  rating: /*i18n*/ 'office.audit.field.rating',
  color: /*i18n*/ 'office.audit.field.color',
  mark: /*i18n*/ 'office.audit.field.mark',
  origin: /*i18n*/ 'office.audit.field.origin',
};

/** What was done, in the language of the page. */
export function actionText(i18n: I18n, action: string): string {
  const [, percent] = /^price changed by (.+) %$/.exec(action) ?? [];
  if (percent) return i18n._('office.action.price', { percent });
  const message = ACTIONS[action];
  return message ? i18n._(message) : action;
}

/** The name of a changed field; one without a message is read from its own name: `freeShippingAbove`. */
export function fieldText(i18n: I18n, name: string): string {
  const message = FIELDS[name];
  return message ? i18n._(message) : name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
