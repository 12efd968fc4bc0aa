import { ACCOUNTS } from './matrix/accounts.ts';
import { GOODS } from './matrix/goods.ts';
import { ORDERS } from './matrix/orders.ts';
import { SHOP } from './matrix/shop.ts';
import { WORK } from './matrix/work.ts';

/**
 * The expected status of each route for each caller, in a file for each part of the shop. The request is about data of `shopper`; for `another` shopper it
 * is not found. From `packer` to `rider` they are staff with that one job or right. Words after a route tell its
 * cases apart. A route that is missing here fails the test beside this file.
 */
export const MATRIX = [ACCOUNTS, GOODS, ORDERS, WORK, SHOP].join('\n');
