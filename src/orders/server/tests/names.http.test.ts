import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkoutRequest, DELIVERY_ADDRESS, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { sheetOf, shopWithRide } from '#test/steps/stops.ts';

const ONE_NAME = { ...DELIVERY_ADDRESS, firstName: 'Asha', lastName: '-' };

test('whoever has one name and wrote a dash for the other is called by it: in mails, files and searches', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const [asha, owner] = [await signUp(shop), await admin(shop)];
  await fillCart(asha, [mango, 1]);
  const wanted = { ...(await checkoutRequest(asha)), selectedAddress: ONE_NAME };
  const { body } = await send(asha, wanted);
  const [mail] = await sentMails(shop);
  expect(mail?.text).toMatch(/\nAsha\r?\n/);
  expect(JSON.stringify(mail)).not.toContain('Asha -');
  const report = (await owner.call('GET', '/api/orders/export.csv')).body as string;
  const [names, cells] = report
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  expect(cells?.[names?.indexOf('lastName') ?? -1]).toBe('');
  expect(cells?.[names?.indexOf('firstName') ?? -1]).toBe('Asha');
  const { callers } = (await owner.call('GET', `/api/orders/taken/callers?phone=${ONE_NAME.phone}`)).body;
  expect(JSON.stringify(callers)).not.toContain('-"');
  const { orders } = (await owner.call('GET', '/api/orders/all?q=asha')).body;
  expect(orders.map(({ _id }: { _id: string }) => _id)).toEqual([body.data._id]);
});

test('on the sheet of a round, too', async () => {
  await using shop = await openShop();
  const { rider, round } = await shopWithRide(shop, 1);
  await shop.platform.db.updateTable('orders').set({ first_name: 'Asha', last_name: ' - ' }).execute();
  expect((await sheetOf(rider, round)).stops.map(({ name }) => name)).toEqual(['Asha']);
});

/** The files that carry the two names of an address as they are; all others read a name by `fullName` or `nameOfOrder`. */
const CARRY = [
  'admin/server/order-file.ts',
  // An order to look at, in the help.
  'admin/web/help/orders-help.tsx',
  'admin/web/order/changes/address-dialog.tsx',
  'alarm/server/queries/new-orders.ts',
  'base/postal-address.ts',
  'bills/server/billed-order.ts',
  'counter/server/take-order.ts',
  'identity/address.ts',
  // Leaves names out of what stays on a device.
  'identity/web/session/session-store.ts',
  'notices/server/queries.ts',
  'orders/server/order-address.ts',
  'orders/server/queries/list-orders.ts',
  'orders/web/checkout/address/address-card.tsx',
  'orders/web/checkout/address/address-fields.tsx',
  'orders/web/checkout/address/prefill.ts',
];

test('nothing else puts the names of an address together', () => {
  const src = fileURLToPath(new URL('../../../', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const naming = files.filter((file) => /last_?[nN]ame/.test(readFileSync(join(src, file), 'utf8')));
  expect(naming.toSorted()).toEqual(CARRY);
});
