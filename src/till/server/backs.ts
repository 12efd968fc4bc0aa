import { ordersNeverCame, ordersToGiveBack } from '#admin/server/queue/queries.ts';
import { paise } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { owedByShop } from '#money/server/khata/queries.ts';

const LISTED = 100;
const NONE = { count: 0, amount: paise(0), rows: [] };

/** To whom money is to be given back, as somebody may see it: accounts are for those who may give credit. */
export async function backsFor(db: Db, asker: Actor) {
  const [orders, accounts, neverCame] = await Promise.all([
    ordersToGiveBack(db, LISTED),
    isAllowed(asker, 'credit') ? owedByShop(db, LISTED) : NONE,
    ordersNeverCame(db, LISTED),
  ]);
  return { orders, accounts, neverCame };
}
