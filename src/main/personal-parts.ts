import type { Bill } from '#bills/bills.ts';
import { presentBill } from '#bills/server/present.ts';
import { billsOfOrders } from '#bills/server/queries.ts';
import { takeCart } from '#cart/server/commands.ts';
import { linesOf } from '#cart/server/queries.ts';
import { forgetComplaints } from '#complaints/server/forget.ts';
import { complaintDataOf } from '#complaints/server/queries.ts';
import { businessNow, forgetBusiness } from '#customers/server/business.ts';
import type { Db } from '#db/schema.ts';
import { forgetPlaces } from '#dispatch/server/stops/place-stops.ts';
import { placesOf } from '#dispatch/server/stops/queries.ts';
import type { PersonalPart } from '#identity/server/commands/delete-account.ts';
import { closeKhata } from '#money/server/khata/keep-khata.ts';
import { khataDataOf } from '#money/server/khata/present.ts';
import { forgetNotices } from '#notices/server/commands.ts';
import type { Order } from '#orders/order.ts';
import { presentOrder } from '#orders/server/present.ts';
import { ordersOf } from '#orders/server/queries.ts';
import { forgetLetters } from '#storefront/server/letters/commands.ts';
import { lettersDataOf } from '#storefront/server/letters/queries.ts';
import { forgetWishes } from '#wishes/server/commands.ts';
import { wishesOf } from '#wishes/server/queries.ts';

/** The personal data that features store besides the account: exported and deleted with it. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  {
    name: 'cart',
    dataOf: async (db, userId) =>
      (await linesOf(db, userId)).map((line) => ({ product: line.product_id, quantity: line.quantity })),
    forget: async (tx, userId) => void (await takeCart(tx, userId)),
  },
  { name: 'orders', dataOf: allOrdersOf, forget: forgetNotices },
  // The law has the shop keep its bills for six years: they are in the download, and stay when the account is deleted.
  { name: 'bills', dataOf: billsOfUser },
  { name: 'business', dataOf: businessNow, forget: forgetBusiness },
  { name: 'complaints', dataOf: complaintDataOf, forget: forgetComplaints },
  { name: 'letters', dataOf: lettersDataOf, forget: forgetLetters },
  { name: 'khata', dataOf: khataDataOf, forget: closeKhata },
  { name: 'places', dataOf: placesOf, forget: forgetPlaces },
  { name: 'wishes', dataOf: wishesOf, forget: forgetWishes },
];

async function billsOfUser(db: Db, userId: string): Promise<Bill[]> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  const bills: Bill[] = [];
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const ids = orders.slice(from, from + AT_ONCE).map(({ id }) => id);
    bills.push(...(await billsOfOrders(db, ids)).map(presentBill));
  }
  return bills;
}

const AT_ONCE = 100;

async function allOrdersOf(db: Db, userId: string): Promise<Order[]> {
  const all: Order[] = [];
  for (let before: string | undefined; ; before = all[0]?._id) {
    const page = await ordersOf(db, userId, { limit: AT_ONCE, before });
    all.unshift(...page.map((order) => presentOrder(order, { userId, language: 'en' })));
    if (page.length < AT_ONCE) return all;
  }
}
