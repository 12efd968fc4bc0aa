import { paise, toRupees } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import type { Backs } from '#orders/cash/cash-day.ts';
import { owedByShop } from '#orders/server/khata/queries.ts';
import { presentOrder } from '#orders/server/present.ts';
import { presentGiveBack } from '#orders/server/queue/present.ts';
import { ordersToGiveBack } from '#orders/server/queue/queries.ts';

const LISTED = 100;
const NONE = { count: 0, amount: paise(0), rows: [] };

/** To whom money is to be given back, as somebody may see it: accounts are for those who may give credit. */
export async function backsFor(db: Db, asker: Actor): Promise<Backs> {
  const [orders, accounts] = await Promise.all([
    ordersToGiveBack(db, LISTED),
    isAllowed(asker, 'credit') ? owedByShop(db, LISTED) : NONE,
  ]);
  return {
    orders: orders.map((order) => presentOrder(order, asker)),
    accounts: accounts.rows.map(({ id, name, owed_paise }) => ({
      customer: { _id: id, name },
      amount: toRupees(paise(0 - owed_paise)),
    })),
    onAccount: presentGiveBack(accounts),
  };
}
