import { ENTITIES } from '#admin/audit.ts';
import { MISSING_FIELDS } from '#catalogue/catalogue.ts';
import { STATES } from '#catalogue/products/staff-products.ts';
import { FIGURE_DAYS } from '#dispatch/round-figures.ts';
import { DEBTOR_SORTS } from '#money/khata.ts';
import { PAYMENT_STATUSES } from '#money/payments.ts';
import { QUEUE_TABS } from '#orders/order-tabs.ts';
import { STATUSES } from '#orders/order.ts';
import { ORDER_SORTS } from '#orders/staff-orders.ts';

/** A case of a route: its description and its query. */
export type Case = [name: string, query: string];
/** Ids that addresses need. */
export type Known = { customer: string };
/** The cases of a route of the back office, or the reason why it is not measured. */
export type Measured =
  | { path?: (known: Known) => string; cases: (known: Known) => Case[]; isStream?: boolean }
  | { notMeasured: string };

const every = (...parts: Case[][]): Case[] =>
  parts.reduce<Case[]>(
    (all, part) =>
      all.flatMap(([name, query]) =>
        part.map(([word, more]): Case => [
          [name, word].filter(Boolean).join(', '),
          [query, more].filter(Boolean).join('&'),
        ]),
      ),
    [['', '']],
  );
const one = (name: string, values: readonly string[]): Case[] =>
  values.map((value) => [value || 'all', `${name}=${encodeURIComponent(value)}`]);
const asked = (values: Record<string, string>): Case[] =>
  Object.entries(values).map(([name, q]) => [name, q && `q=${encodeURIComponent(q)}`]);

/** `LAST` and `MIDDLE` stand for the numbers of those pages, which the first page tells. */
const PAGES: Case[] = [
  ['first page', ''],
  ['page in the middle', 'page=MIDDLE'],
  ['last page', 'page=LAST'],
];
const ALONE: Case[] = [['', '']];

const ORDER_SEARCHES = asked({
  'one number': '#42000',
  'part of a number': '200',
  'a name': 'dolma',
  'two words': 'dolma 1239',
  'the end of a phone': '01239',
  'nobody’s name': 'zzzz',
});
const ORDER_FILTERS: Case[] = [
  ...one('status', STATUSES),
  ...one('paymentStatus', PAYMENT_STATUSES),
  ['delivered and not paid', 'status=delivered&paymentStatus=pending'],
  ['a day', 'from=2026-11-19&to=2026-11-19'],
  ['a month', 'from=2026-03-01&to=2026-03-31'],
];
const PRODUCT_SEARCHES = asked({
  everything: '',
  'a frequent word': 'soap',
  'a part of a word': 'ral',
  'one SKU': 'made-up-4711',
  'no such goods': 'zzzz',
});

/** Every GET of the back office, by its address in the route table. */
export const LISTS: Record<string, Measured> = {
  '/api/orders/all': {
    cases: ({ customer }) => [
      ...every(PAGES, one('sortBy', ORDER_SORTS), one('order', ['desc', 'asc'])),
      ...every(PAGES, ORDER_FILTERS),
      ...every(one('sortBy', ['totalAmount', 'name', 'orderId']), ORDER_FILTERS),
      ...every(PAGES, ORDER_SEARCHES),
      ...every(ORDER_SEARCHES, ORDER_FILTERS),
      ...every(PAGES, [['one customer’s', `customer=${customer}`]]),
      ['a hundred at once', 'limit=100'],
    ],
  },
  '/api/orders/queue': {
    cases: () => [
      ...every(one('tab', QUEUE_TABS), [
        ['', ''],
        ['today’s rounds', 'on=today'],
        ['above ₹2,000', 'above=2000'],
        ['by card', 'method=card'],
      ]),
      ['the last page to collect', 'tab=toCollect&page=LAST'],
    ],
  },
  '/api/orders/customers/:id': {
    path: ({ customer }) => `/api/orders/customers/${customer}`,
    cases: () => ALONE,
  },
  '/api/products/admin': {
    cases: () => [
      ...every(PAGES, one('state', STATES), one('category', ['All', 'grocery']), PRODUCT_SEARCHES),
      ...every(PAGES, one('category', ['All', 'grocery']), [['morning prices', 'limit=100']]),
    ],
  },
  '/api/products/misses': { cases: () => ALONE },
  '/api/products/spellings': { cases: () => ALONE },
  '/api/products/imports': { cases: () => ALONE },
  '/api/products/imports/:id': { notMeasured: 'one file by its id, and only after one was sent' },
  '/api/products/imports/:id/undo': { notMeasured: 'the end of one import by its id' },
  '/api/products/imports/:id/remarks': { notMeasured: 'the remarks on one file' },
  '/api/products/imports/:id/left-out.csv': { notMeasured: 'a file of rows, as long as it takes' },
  '/api/products/pictures': { cases: () => ALONE },
  '/api/products/admin/:id': { notMeasured: 'one row by its id' },
  '/api/products/admin/:id/packs': { notMeasured: 'the few packs of one product' },
  '/api/products/admin/missing': {
    cases: () => every(PAGES, [['anything', ''], ...one('field', MISSING_FIELDS)]),
  },
  '/api/products/barcodes/:digits': { notMeasured: 'one row by its barcode' },
  '/api/delivery/areas': { notMeasured: 'at most 500 areas, measured by bench/delivery.ts' },
  '/api/delivery/areas/:id/villages': { notMeasured: 'the villages of one area' },
  '/api/delivery/schedule': { cases: () => ALONE },
  '/api/orders/taken/callers': { cases: () => one('phone', ['9876', '98765432', '9876543210']) },
  '/api/orders/taken/usual': { cases: ({ customer }) => one('customer', [customer]) },
  '/api/orders/rounds': {
    cases: () => [
      ['today', ''],
      ['a past day', 'on=2026-11-12'],
    ],
  },
  '/api/orders/days/:day': { path: () => '/api/orders/days/2026-11-19', cases: () => ALONE },
  '/api/printer': { cases: () => ALONE },
  '/api/orders/notices': { cases: () => ALONE },
  '/api/wishes/all': { cases: () => ALONE },
  '/api/orders/:id/rounds': {
    notMeasured: 'the next twelve rounds of one area, measured by bench/delivery.ts',
  },
  '/api/orders/rounds/figures': {
    cases: () => [...one('days', FIGURE_DAYS), ['a month', 'month=2026-10']],
  },
  '/api/orders/rounds/figures.csv': { notMeasured: 'the same figures as a file' },
  '/api/cash': {
    cases: () => [
      ['today', ''],
      ['a day', 'on=2026-11-19'],
    ],
  },
  '/api/cash/received.csv': { notMeasured: 'the same figures as a file' },
  '/api/cash/:id': { notMeasured: 'one sheet, which the day of cases above holds' },
  '/api/rounds': { cases: () => ALONE },
  '/api/orders/:id/trust': { notMeasured: 'what is known of one number' },
  '/api/orders/:id/stop': { notMeasured: 'the taps on one order' },
  '/api/complaints': { cases: () => ALONE },
  '/api/complaints/due': { cases: () => ALONE },
  '/api/bills': { cases: () => ALONE },
  '/api/bills/:id': { notMeasured: 'one paper by its id' },
  '/api/returns': { notMeasured: 'one period; bench/returns.ts measures it' },
  '/api/returns/bills': { notMeasured: 'the papers of one figure' },
  '/api/returns/file': { notMeasured: 'a file of one period' },
  '/api/returns/register': { notMeasured: 'a file of one period; bench/returns.ts measures it' },
  '/api/returns/tally': { notMeasured: 'a file of one period; bench/returns.ts measures it' },
  '/api/accountants': { notMeasured: 'at most five links' },
  '/api/tax/goods': { notMeasured: 'the classes of goods, a file of facts' },
  '/api/tax/rates': { notMeasured: 'the rates of these classes, and the owner’s few' },
  '/api/tax/registrations': { notMeasured: 'the owner’s few answers' },
  '/api/auth/user/:id/business': { notMeasured: 'one row by its id' },
  '/api/delivery/outside': { notMeasured: 'the villages outside the state, of at most 500 areas' },
  '/api/products/admin/missing/tax': { cases: () => ALONE },
  '/api/products/imports/:id/prices': { notMeasured: 'a part of one file' },
  '/api/khatas': { cases: () => every(PAGES, one('sortBy', DEBTOR_SORTS)) },
  '/api/khatas/:customer': { notMeasured: 'the newest rows of one ledger' },
  '/api/khatas/:customer/statement': { notMeasured: 'the rows of one ledger in a span of days' },
  '/api/rounds/:id/sheet': { notMeasured: 'the orders of one round, which its seats bound' },
  '/api/products/pricechange': { cases: () => ALONE },
  '/api/products/pricechange/:id': { notMeasured: 'one row by its id, and only while prices are changed' },
  '/api/auth/user': {
    cases: () => [
      ...PAGES,
      ...every(
        PAGES,
        asked({
          'a name': 'dolma',
          'the end of a phone': '01234',
          'an e-mail': 'example.com',
          nobody: 'zzzz',
        }),
      ),
      ['a hundred at once', 'limit=100'],
    ],
  },
  '/api/auth/user/:id': { path: ({ customer }) => `/api/auth/user/${customer}`, cases: () => ALONE },
  '/api/auth/rescue-codes': { cases: () => ALONE },
  '/api/auth/staff': { cases: () => ALONE },
  '/api/admin/today': { cases: () => ALONE },
  '/api/admin/first-steps': { cases: () => ALONE },
  '/api/admin/dashboard': { cases: () => one('days', ['1', '7', '30']) },
  '/api/admin/figures': {
    cases: () => [
      ['a day', 'from=2026-11-19&to=2026-11-19'],
      ['a month', 'from=2026-10-01&to=2026-10-31'],
      ['a year', 'from=2026-04-01&to=2026-11-20'],
    ],
  },
  '/api/admin/figures.csv': { notMeasured: 'the same figures as a file' },
  '/api/admin/reorder': { cases: () => ALONE },
  '/api/admin/audit': { cases: () => every(PAGES, one('entity', ['', ...ENTITIES])) },
  '/api/admin/events': { cases: () => [['the first news', '']], isStream: true },
  '/api/alarm': { cases: () => ALONE },
  '/api/alarm/tests/:id': { notMeasured: 'one row by its id, and only after a test' },
  '/api/shop/settings/edit': { cases: () => ALONE },
  '/api/shop/hours/edit': { cases: () => ALONE },
  '/api/shop/test-mail/:id': { notMeasured: 'one row by its key, and only after a test mail' },
  '/api/shelves/admin': { cases: () => ALONE },
  '/api/staples': {
    cases: () => [
      ['a word', 'q=dal'],
      ['an aisle', 'aisle=dal'],
    ],
  },
  '/api/staples/aisles': { cases: () => ALONE },
  '/api/shop/newsletter': { cases: () => PAGES },
  '/api/auth/customers.csv': { notMeasured: 'a file of all customers, as long as it takes' },
  '/api/orders/export.csv': { notMeasured: 'a file of all orders asked for, as long as it takes' },
  '/api/products/export.csv': { notMeasured: 'a file of all products, as long as it takes' },
};
