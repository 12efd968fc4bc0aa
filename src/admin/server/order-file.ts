import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { quantityOf } from '#base/figures/amount.ts';
import { minus, type Paise, sum, toRupees, ZERO } from '#base/figures/money.ts';
import { ADDRESS_KEYS, type AddressKey, fullName } from '#base/postal-address.ts';
import { shopDay, shopTime } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { forAdmins } from '#identity/server/public.ts';
import type { MoneyMethod } from '#money/money.ts';
import { openMoneyOf, standing } from '#money/server/public.ts';
import { goingOut, OrderFilter } from '#orders/orders.ts';
import {
  addressOf,
  type FullOrder,
  isAskedFor,
  ordersByIds,
  standingCredits,
} from '#orders/server/public.ts';
import { BYTE_ORDER_MARK, csvLine, escapeFormula, sendCsv } from '#platform/http/files/csv.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

type Cell = (order: FullOrder) => string;

const rupeesText = (amount: Paise): string => toRupees(amount).toFixed(2);

/** The columns of parts of the address, in this order. */
function addressCells(keys: readonly AddressKey[]): Record<string, Cell> {
  const cell =
    (key: AddressKey): Cell =>
    (order) => {
      const text = addressOf(order)[key];
      return escapeFormula(key === 'lastName' ? fullName({ firstName: '', lastName: text }) : text);
    };
  return Object.fromEntries(keys.map((key) => [key, cell(key)]));
}

/** The columns of an order in the file. Texts are guarded against formulas; amounts are rupees, as numbers. */
const COLUMNS: Record<string, Cell> = {
  orderId: ({ number }) => String(number),
  date: ({ placed_at }) => shopDay(placed_at),
  time: ({ placed_at }) => shopTime(placed_at),
  status: ({ status }) => status,
  paymentStatus: ({ payment_status }) => payment_status,
  paymentMethod: ({ payment_method }) => payment_method,
  subtotal: ({ subtotal_paise }) => rupeesText(subtotal_paise),
  shipping: ({ shipping_paise }) => rupeesText(shipping_paise),
  totalAmount: ({ total_paise }) => rupeesText(total_paise),
  totalItems: ({ total_items }) => String(total_items),
  items: ({ lines }) => escapeFormula(goingOut(lines).map(lineText).join('; ')),
  ...addressCells([
    'firstName',
    'lastName',
    'phone',
    'email',
    'address',
    'colony',
    'landmark',
    'district',
    'state',
    'pincode',
  ]),
  deliveredOn: ({ delivered_at }) => (delivered_at ? shopDay(delivered_at) : ''),
  ...addressCells(['village']),
  area: ({ area_name }) => escapeFormula(area_name),
  collected: ({ collected }) => (collected ? 'yes' : ''),
  paid: ({ paid_paise }) => rupeesText(paid_paise),
  rounding: ({ rounded_paise }) => rupeesText(rounded_paise),
  giveBack: (order) => rupeesText(openMoneyOf(order).giveBack),
  payments: ({ payments }) => escapeFormula(standing(payments).map(paymentText).join('; ')),
  channel: ({ channel }) => channel,
  takenBy: ({ taken_by }) => escapeFormula(taken_by),
  credited: ({ credited_paise }) => rupeesText(credited_paise),
  credits: (order) => escapeFormula(standingCredits(order).map(creditText).join('; ')),
  // Other parts stand last, so that no column of people's own sheets moves.
  ...addressCells(ADDRESS_KEYS),
  paidCash: (order) => paidBy(order, 'cash'),
  paidUpi: (order) => paidBy(order, 'upi'),
  paidCard: (order) => paidBy(order, 'card'),
  onAccount: (order) => paidBy(order, 'account'),
  givenBack: (order) =>
    rupeesText(
      minus(
        ZERO,
        sumOf(order, (row) => row.kind === 'returned' && row.method !== 'account'),
      ),
    ),
  due: (order) => rupeesText(openMoneyOf(order).due),
};

/** The sum of an order's payments that stand, as far as they are chosen. */
const sumOf = ({ payments }: FullOrder, isChosen: (row: FullOrder['payments'][number]) => boolean): Paise =>
  sum(
    standing(payments)
      .filter(isChosen)
      .map((row) => row.amount_paise),
  );

/** Money that came by a method; on account, less the part that was taken off it again. */
const paidBy = (order: FullOrder, method: MoneyMethod | 'account'): string =>
  rupeesText(sumOf(order, (row) => row.method === method && (method === 'account' || row.kind === 'paid')));

/** The filtered orders as a CSV file, newest first, piece by piece. */
async function* exportOrders(db: Db, asked: OrderFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
  const cells = Object.values(COLUMNS);
  for await (const orders of ordersInSteps(db, asked)) {
    yield orders.map((order) => csvLine(cells.map((cell) => cell(order)))).join('');
  }
}

const paymentText = ({ method, amount_paise, reference }: FullOrder['payments'][number]): string =>
  [method, rupeesText(amount_paise), reference].filter(Boolean).join(' ');

const creditText = ({ number, reason, amount_paise }: FullOrder['credits'][number]): string =>
  `${number} ${reason} ${rupeesText(amount_paise)}`;

const lineText = ({ title, quantity, sold_by, unit, price_paise }: FullOrder['lines'][number]): string =>
  `${title} ${quantityOf(quantity, sold_by)} ${unit} at ${rupeesText(price_paise)}`;

/** So many are found at once, and so many of these read whole at once: while one step is read, everybody else waits. */
const FOUND = 2000;
const READ = 25;

/** All filtered orders, highest number first, a few at a time, for an export of any length; others get their turn between. */
async function* ordersInSteps(db: Db, asked: OrderFilter): AsyncGenerator<FullOrder[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where(isAskedFor(asked))
      .where('number', '<', before)
      .orderBy('number', 'desc')
      .limit(FOUND)
      .execute();
    const ids = rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += READ) {
      yield await ordersByIds(db, ids.slice(from, from + READ));
      await setImmediate();
    }
    const last = rows.at(-1);
    if (!last || rows.length < FOUND) return;
    before = last.number;
  }
}

// For admins only: the file has everybody's name, phone and address, which is more than packing and delivering need.
const route = forAdmins('back office: orders');

/** Orders as a file. */
export function orderFileRoutes({ db, log }: Platform) {
  const routes = newRoutes();
  routes.get(
    '/export.csv',
    route({
      summary: 'Orders as a CSV file, one row each; takes the filters of the list',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['invalid'],
    }),
    check('query', OrderFilter),
    (c) => {
      return sendCsv(c, 'orders.csv', exportOrders(db, c.req.valid('query')), log);
    },
  );
  return routes;
}
