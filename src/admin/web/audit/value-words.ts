import type { I18n } from '@lingui/core';
import { isCalendarDay, startOfShopDay } from '#base/calendar.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatDay, formatTime } from '#base/time.ts';
import { CANCEL_REASONS, cancelText } from '#orders/orders.ts';
import { isAmount } from '#settings/web/admin/public.ts';

/** The messages of the values that the shop keeps as words of its own, by field. What people typed is not among them. */
const VALUES: Record<string, Record<string, string>> = {
  status: {
    pending: /*i18n*/ 'office.status.pending',
    dispatched: /*i18n*/ 'office.status.dispatched',
    delivered: /*i18n*/ 'office.status.delivered',
    cancelled: /*i18n*/ 'office.status.cancelled',
  },
  paymentStatus: {
    pending: /*i18n*/ 'office.payment.pending',
    received: /*i18n*/ 'office.payment.received',
  },
  channel: {
    phone: /*i18n*/ 'office.take.byPhone',
    counter: /*i18n*/ 'office.take.atCounter',
  },
  kind: { ride: /*i18n*/ 'office.rounds.ride', collect: /*i18n*/ 'office.rounds.collect' },
  orderDay: { same: /*i18n*/ 'office.rounds.sameDay', before: /*i18n*/ 'office.rounds.dayBefore' },
  role: {
    user: /*i18n*/ 'office.role.customer',
    staff: /*i18n*/ 'office.role.staff',
    admin: /*i18n*/ 'office.role.admin',
  },
  permissions: {
    packer: /*i18n*/ 'office.job.packer',
    rider: /*i18n*/ 'office.job.rider',
    counter: /*i18n*/ 'office.job.counter',
    goods: /*i18n*/ 'office.job.goods',
    accounts: /*i18n*/ 'office.job.accounts',
    signing: /*i18n*/ 'office.job.signing',
    // Before there were jobs.
    orders: /*i18n*/ 'office.permission.orders',
    catalogue: /*i18n*/ 'office.permission.catalogue',
    rounds: /*i18n*/ 'office.permission.rounds',
    credit: /*i18n*/ 'office.permission.credit',
  },
  taxMode: {
    unregistered: /*i18n*/ 'office.tax.unregistered',
    composition: /*i18n*/ 'office.tax.composition',
    regular: /*i18n*/ 'office.tax.regular',
  },
  taxedAs: {
    packed: /*i18n*/ 'office.tax.packed',
    loose: /*i18n*/ 'office.tax.loose',
  },
  unit: {
    kg: /*i18n*/ 'office.unit.kg',
    gram: /*i18n*/ 'office.unit.gram',
    litres: /*i18n*/ 'office.unit.litres',
    item: /*i18n*/ 'office.unit.item',
  },
  soldBy: {
    piece: /*i18n*/ 'office.product.byPiece',
    weight: /*i18n*/ 'office.audit.byWeight',
    volume: /*i18n*/ 'office.audit.byVolume',
  },
  of: {
    price: /*i18n*/ 'office.price',
    cuttedprice: /*i18n*/ 'office.cutPrice',
    both: /*i18n*/ 'office.bothPrices',
  },
  rounding: {
    rupee: /*i18n*/ 'office.change.rupee',
    'half rupee': /*i18n*/ 'office.change.halfRupee',
    paise: /*i18n*/ 'office.change.paise',
  },
  days: {
    1: /*i18n*/ 'office.rounds.monday',
    2: /*i18n*/ 'office.rounds.tuesday',
    3: /*i18n*/ 'office.rounds.wednesday',
    4: /*i18n*/ 'office.rounds.thursday',
    5: /*i18n*/ 'office.rounds.friday',
    6: /*i18n*/ 'office.rounds.saturday',
    7: /*i18n*/ 'office.rounds.sunday',
  },
  credit: {
    spoiled: /*i18n*/ 'office.credit.spoiled',
    missing: /*i18n*/ 'office.credit.missing',
    price: /*i18n*/ 'office.credit.price',
    other: /*i18n*/ 'office.credit.other',
  },
  packing: {
    none: /*i18n*/ 'office.packing.none',
    poor: /*i18n*/ 'office.packing.poor',
    unwanted: /*i18n*/ 'office.packing.unwanted',
  },
};

/** Fields that hold several words between spaces. */
const LISTS = ['days'];

const MONEY = [
  'price',
  'cuttedprice',
  'purchasePrice',
  'amount',
  'total',
  'paid',
  'owed',
  'limit',
  'fee',
  'freeAbove',
  'minimum',
  'cashMost',
  'expected',
  'cashCounted',
  'difference',
  'came',
  'cost',
];
const PERCENT = ['discount', 'taxRate', 'percent'];
const PHOTOS = ['thumbnail', 'image', 'picture'];

/** A line of an order in the log of its packing. */
type LoggedLine = {
  title: string;
  quantity: number;
  ordered: number;
  unit: string;
  total: number;
  reason?: string;
};

/** The text of a logged value, in the page's language. The field is named as by `fieldOf`. */
export function valueText(i18n: I18n, field: string, value: unknown): string {
  if (value === null || value === '') return i18n._('office.nothing');
  if (value === true) return i18n._('office.yes');
  if (value === false) return i18n._('office.no');
  if (PHOTOS.includes(field)) return i18n._('office.audit.photo');
  if (typeof value === 'number') return figureText(field, value);
  if (Array.isArray(value)) return listText(i18n, field, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (LISTS.includes(field))
    return value
      .split(' ')
      .map((one) => wordText(i18n, field, one))
      .join(', ');
  return wordText(i18n, field, value);
}

function wordText(i18n: I18n, field: string, value: string): string {
  const reason = field === 'cancelReason' && CANCEL_REASONS.find((one) => one === value);
  if (reason) return cancelText(i18n, { reason });
  const message = VALUES[field]?.[value];
  return message ? i18n._(message) : (momentText(i18n, value) ?? value);
}

function figureText(field: string, value: number): string {
  if (MONEY.includes(field) || isAmount(field)) return formatRupees(value);
  return PERCENT.includes(field) ? `${value} %` : String(value);
}

function listText(i18n: I18n, field: string, values: readonly unknown[]): string {
  if (values.length === 0) return i18n._('office.nothing');
  return values
    .map((one) => (isLine(one) ? lineText(i18n, one) : valueText(i18n, field, one)))
    .join(values.some(isLine) ? '; ' : ', ');
}

const isLine = (value: unknown): value is LoggedLine =>
  typeof value === 'object' && value !== null && 'title' in value && 'ordered' in value;

function lineText(i18n: I18n, { title, quantity, ordered, unit, total, reason }: LoggedLine): string {
  const text = i18n._('office.audit.line', {
    title,
    quantity: formatQuantity(i18n, quantity, unit),
    ordered: formatQuantity(i18n, ordered, unit),
    total: formatRupees(total),
  });
  const why = reason && VALUES['packing']?.[reason];
  return why ? `${text}, ${i18n._(why)}` : text;
}

/** A day, a time or a span of times, as people read it; undefined for any other text. */
function momentText(i18n: I18n, value: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value)) return formatDay(i18n, startOfShopDay(value));
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return formatTime(i18n, value);
  const [, from, to] = /^(\d\d:\d\d) – (\d\d:\d\d)$/.exec(value) ?? [];
  return from && to
    ? i18n._('office.rounds.times', { from: formatTime(i18n, from), to: formatTime(i18n, to) })
    : undefined;
}
