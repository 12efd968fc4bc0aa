import { seededRandom } from '../support/seeded-random.ts';
import type { Asked } from '../support/wrk.ts';
import type { GrownShop } from './shop.ts';

/** The main calls that only read, each with what is asked for one after the other. */
export const READS: Record<string, (shop: GrownShop) => Asked[]> = {
  'home page': () => [{ path: '/' }],
  'listing page': ({ size }) =>
    many((roll) => ({ path: `/shop?page=${1 + roll(Math.ceil(size.products / STEP))}` })),
  'product page': ({ cast }) => cast.productIds.map((id) => ({ path: `/shop/${id}` })),
  'list of 12, API': ({ size }) =>
    many((roll) => ({ path: `/api/products?skip=${roll(Math.max(1, size.products - STEP))}&limit=${STEP}` })),
  'search, API': () =>
    many((roll) => ({
      path: `/api/products?q=${encodeURIComponent(WORDS[roll(WORDS.length)]!)}&limit=${STEP}`,
    })),
  'product by id, API': ({ cast }) => cast.productIds.map((id) => ({ path: `/api/products/${id}` })),
  'my orders': ({ cast }) => cast.customers.map(({ token }) => ({ path: '/api/orders', token })),
  'admin: orders, first page': ({ cast }) => [{ path: '/api/orders/all', token: cast.owner }],
  'admin: orders, any page': ({ cast, size }) =>
    many((roll) => ({
      path: `/api/orders/all?page=${1 + roll(Math.max(1, Math.floor(size.orders / 10)))}`,
      token: cast.owner,
    })),
  'admin: orders, search': ({ cast }) =>
    many((roll) => ({
      path: `/api/orders/all?q=${['dolma', '%23421', '01239', 'meena+12', '99999'][roll(5)]}`,
      token: cast.owner,
    })),
  'admin: products, any page': ({ cast, size }) =>
    many((roll) => ({
      path: `/api/products/admin?page=${1 + roll(Math.max(1, Math.floor(size.products / 25)))}`,
      token: cast.owner,
    })),
  'admin: products, search': ({ cast }) =>
    many((roll) => ({
      path: `/api/products/admin?q=${['soap', 'ral', 'made-up-47', 'zzzz', 'toor'][roll(5)]}`,
      token: cast.owner,
    })),
  'admin: dashboard, 30 days': ({ cast }) => [{ path: '/api/admin/dashboard?days=30', token: cast.owner }],
};

const STEP = 12;
const TIMES = 1000;
const many = (make: (roll: (sides: number) => number) => Asked): Asked[] => {
  const roll = seededRandom(5);
  return Array.from({ length: TIMES }, () => make(roll));
};
/** What shoppers type: whole words, beginnings, slips, and Hindi. */
const WORDS = [
  'atta, besan, rice, toor dal, haldi, chini, doodh, aloo, pyaz, soap, biscuit, tea, coconut oil, door mat',
  'mas, ghe, kad, toma, bana, shamp, wal, hon, oa, ros',
  'hadli, tamatra, chwal, besna, paneeer, biscut, shmapoo',
  'आटा, चावल, दूध, आलू, साबुन',
].flatMap((words) => words.split(', '));
