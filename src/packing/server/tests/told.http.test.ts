import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { packOf, shopToPack, swapOf } from '#test/steps/packing.ts';

test('one mail says what was packed otherwise, why, and what it comes to, when it is packed', async () => {
  await using shop = await openShop();
  const { packer, placed, tea, potato, coriander, green } = await shopToPack(shop);
  await packOf(packer, placed, potato, { quantity: 1.855 });
  await swapOf(packer, placed, tea, { product: green._id, quantity: 2, give: true });
  const { order } = (await packOf(packer, placed, coriander, { quantity: 0, reason: 'none' })).body;
  const packed = (of: typeof order, is: boolean) =>
    packer.call('PUT', `/api/orders/${placed._id}/packing`, { packed: is, updatedAt: of.updatedAt });
  const done = (await packed(order, true)).body;
  const again = (await packed(done, false)).body;
  await packed(again, true);
  const mails = (await sentMails(shop)).filter(({ subject }) => subject.includes('is packed'));
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text.replaceAll('\r', '') ?? '';
  expect(text).toContain('potato: 2 kg ordered\n');
  expect(text).toContain('tea: Something else came instead\n');
  expect(text).toContain('coriander: Left out: there was none today\n');
  expect(text).toContain('green: Instead of tea, ₹14 off by the shop\n');
  expect(text).toContain('₹340.52');
});

test('an order that was packed as ordered is told of by no further mail', async () => {
  await using shop = await openShop();
  const { packer, placed, tea } = await shopToPack(shop);
  await packOf(packer, placed, tea, { quantity: 2 });
  const { updatedAt } = placed;
  await packer.call('PUT', `/api/orders/${placed._id}/packing`, { packed: true, updatedAt });
  expect((await sentMails(shop)).filter(({ subject }) => subject.includes('is packed'))).toEqual([]);
});

test('what the shopper wants where something is missing stands on the order; who is not asked is called', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: {} });
  const asha = await signUp(shop);
  await fillCart(asha, [mango, 1]);
  const wishing = { ...(await checkoutRequest(asha)), ifMissing: 'similar' };
  const first = await send(asha, wishing, 'first-try-1');
  expect([first.status, first.body.data.ifMissing]).toEqual([201, 'similar']);
  expect((await send(asha, { ...wishing, ifMissing: 'call' }, 'first-try-1')).body.code).toBe('key_reused');
  await fillCart(asha, [mango, 1]);
  const silent = await send(asha, await checkoutRequest(asha));
  expect(silent.body.data.ifMissing).toBe('call');
  await fillCart(asha, [mango, 1]);
  const odd = await send(asha, { ...(await checkoutRequest(asha)), ifMissing: 'whatever' });
  expect(odd.status).toBe(422);
});
