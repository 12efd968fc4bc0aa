import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

type Row = Record<string, string>;

const COLUMNS = (
  'orderId date time status paymentStatus paymentMethod subtotal shipping totalAmount totalItems items firstName lastName ' +
  'phone email address colony landmark district state pincode deliveredOn village area collected paid rounding giveBack ' +
  'payments channel takenBy credited credits'
).split(' ');

const MONEY_COLUMNS = ['paidCash', 'paidUpi', 'paidCard', 'onAccount', 'givenBack', 'due'];

const rowsOf = async (who: Caller, path: string): Promise<Row[]> =>
  parse<Row>((await who.call('GET', path)).body as string, { bom: true, columns: true });

test('orders leave as a file that a spreadsheet reads: one row each, in rupees, at the shop’s time', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango, rice } = await addGoods(shop, {
    mango: { title: 'आम, "Alphonso"', price: 120 },
    rice: { price: 49.5, unit: 'kg' },
  });
  await fillCart(asha, [mango, 2], [rice, 1]);
  const checkout = await checkoutRequest(asha);
  await send(asha, {
    ...checkout,
    selectedAddress: { ...checkout.selectedAddress, firstName: '=1+1', landmark: '+91' },
  });
  const answer = await owner.call('GET', '/api/orders/export.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const rows = await rowsOf(owner, '/api/orders/export.csv');
  // People's own sheets read columns by their place: a new one stands last.
  expect(Object.keys(rows[0] ?? {}).slice(0, COLUMNS.length)).toEqual(COLUMNS);
  expect(Object.keys(rows[0] ?? {}).slice(-6)).toEqual(MONEY_COLUMNS);
  expect(rows).toMatchObject([
    {
      date: '2026-11-20',
      time: '10:00',
      status: 'pending',
      totalAmount: '309.50',
      totalItems: '3',
      items: 'आम, "Alphonso" 2 kg at 120.00; rice 1 kg at 49.50',
      firstName: "'=1+1",
      landmark: "'+91",
      deliveredOn: '',
    },
  ]);
});

test('the file takes the filters of the list', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  for (let placed = 0; placed < 3; placed += 1) {
    await fillCart(asha, [mango, 1]);
    await send(asha, await checkoutRequest(asha));
  }
  const [newest, , oldest] = await rowsOf(owner, '/api/orders/export.csv');
  expect(Number(newest?.['orderId'])).toBeGreaterThan(Number(oldest?.['orderId']));
  const one = await rowsOf(owner, `/api/orders/export.csv?q=%23${oldest?.['orderId']}`);
  expect(one).toEqual([oldest]);
  expect(await rowsOf(owner, '/api/orders/export.csv?status=delivered')).toEqual([]);
  expect(await rowsOf(owner, '/api/orders/export.csv?from=2026-11-21')).toEqual([]);
  expect((await owner.call('GET', '/api/orders/export.csv?status=lost')).status).toBe(422);
});

test('customers leave as a file for the owner alone, and it is written down who took it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meena' });
  await signUp(shop, { name: '@Asha', email: 'asha@example.in' });
  const rows = await rowsOf(owner, '/api/auth/customers.csv');
  expect(rows).toContainEqual({
    name: "'@Asha",
    email: 'asha@example.in',
    phone: '9876543210',
    role: 'user',
    since: '2026-11-20',
    addresses: '',
  });
  const log = await shop.platform.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'exported')
    .execute();
  expect(log).toMatchObject([{ actor_name: 'Meena', entity: 'customers' }]);
});

test('files of orders and customers, with their phone numbers, are for admins', async () => {
  await using shop = await openShop();
  const packer = await staff(shop, ['packer', 'counter']);
  const buyer = await staff(shop, ['goods']);
  const statuses = async (path: string): Promise<number[]> =>
    Promise.all(
      [shop, await signUp(shop), buyer, packer].map(async (who) => (await who.call('GET', path)).status),
    );
  expect(await statuses('/api/orders/export.csv')).toEqual([401, 403, 403, 403]);
  expect(await statuses('/api/auth/customers.csv')).toEqual([401, 403, 403, 403]);
});
