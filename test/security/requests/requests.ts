import { ACCOUNTS } from './accounts.ts';
import { ALARM } from './alarm.ts';
import { BILLS } from './bills.ts';
import { CART } from './cart.ts';
import { CASH } from './cash.ts';
import { DELIVERY } from './delivery.ts';
import { GOODS } from './goods.ts';
import { IMPORTS } from './imports.ts';
import { KHATAS } from './khatas.ts';
import { ORDERS } from './orders.ts';
import { PEOPLE } from './people.ts';
import type { Requests } from './prepare.ts';
import { PRICES } from './prices.ts';
import { ROUNDS } from './rounds.ts';
import { SHELVES } from './shelves.ts';
import { SHOP } from './shop.ts';
import { SPELLINGS } from './spellings.ts';
import { STOPS } from './stops.ts';
import { TAX } from './tax.ts';

/** How each row of the matrix is asked, by the row's name. */
export const REQUESTS: Requests = {
  ...ACCOUNTS,
  ...PEOPLE,
  ...GOODS,
  ...SHELVES,
  ...PRICES,
  ...SPELLINGS,
  ...IMPORTS,
  ...CART,
  ...ORDERS,
  ...BILLS,
  ...KHATAS,
  ...DELIVERY,
  ...ROUNDS,
  ...STOPS,
  ...CASH,
  ...SHOP,
  ...TAX,
  ...ALARM,
};
