import type { Cart } from '#cart/cart.ts';
import { newName, orderAs } from '../../support/back-office.ts';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';
import { saidIn } from '../../support/words.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/));

const LIST =
  '[12/11, 9:04 am] Ravi: 2 packet maggi, পালং শাক আধা কেজি\nmutton 500 gm\nkerosene 1 litre\n1 packet maggi';

test('a list from WhatsApp is pasted in Bengali: what is sure is ready, one is chosen, and what is not found stays in sight; the network goes before it is looked for and while it is added: what could not be sent waits in sight, and nothing comes twice @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const say = saidIn('bn');
  const asha = await shop.signUp();
  const inCart = async (): Promise<number[]> => {
    const { data } = (await shop.call<Cart>({ path: '/api/cart', token: asha.token })).body;
    return data.map(({ quantity }) => quantity).toSorted((a, b) => a - b);
  };
  await enterAs(page, asha, '/bn/list');
  const box = page.getByRole('textbox', { name: say('account.list.text') });
  const find = page.getByRole('button', { name: say('account.list.find') });
  await box.fill(LIST);

  await test.step('without a network nothing is found, which is said, and the list stays', async () => {
    await context.setOffline(true);
    await find.click();
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    await expect(box).toHaveValue(LIST);
    await context.setOffline(false);
    await find.click();
  });

  const toSettle = page.getByRole('list', { name: say('account.list.toSettle') });
  const read = say('account.list.read', { count: 5, ready: 3, open: 2 });
  await expect(page.getByText(read)).toBeVisible();
  await expect(toSettle.getByRole('listitem')).toHaveCount(2);
  const kerosene = toSettle.getByRole('listitem', { name: /kerosene 1 litre/ });
  await expect(kerosene).toContainText('পাওয়া যায়নি');
  await axe(page, { all: true, night: true });

  await page.reload();
  const mutton = toSettle.getByRole('listitem', { name: /mutton 500 gm/ });
  await expect(mutton).toContainText(say('account.list.which'));
  await mutton
    .getByRole('button', { name: /500.*₹/ })
    .first()
    .click();

  const settled = page.getByRole('list', { name: say('account.list.settled') });
  const add = (count: number) => page.getByRole('button', { name: say('account.list.addToCart', { count }) });
  await test.step('the shop puts the first goods into the cart, its answer is lost, and then the network is gone', async () => {
    await page.route('**/api/cart?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
      await page.unroute('**/api/cart?*');
    });
    await add(4).click();
    await expect(settled).toHaveCount(0);
    await expect(
      page.getByText(say('shop.cart.waitsMany', { count: 3 }).replaceAll(/<.*?>/g, '')),
    ).toBeVisible();
    expect(await inCart()).toEqual([2]);
    await context.setOffline(false);
    await expect.poll(inCart).toEqual([0.5, 0.5, 3]);
  });
  await expect(kerosene).toBeVisible();

  await kerosene.getByRole('textbox').fill('kaju 250 gm');
  await kerosene
    .getByRole('button', { name: say('account.list.findLine', { line: 'kerosene 1 litre' }) })
    .click();
  await add(1).click();
  await expect(page.getByText('সব জিনিস কার্টে যোগ করা হয়েছে।')).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue('');
});

test('what somebody usually buys stands below the box: one tap buys it again in the amount of last time @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const goods = await addProduct(shop, { title: 'Usual mango', unit: 'item', pack: '1 kg' });
  await orderAs(shop, asha, { goods, lastName: newName(), quantity: 3 });
  await enterAs(page, asha, '/my-order');
  await page.getByRole('link', { name: 'Your usual list' }).click();
  const usual = page.getByRole('region', { name: 'What you usually buy' });
  const mango = usual.getByRole('button', { name: `${goods.title} 1 kg × 3` });
  await mango.click();
  await expect(mango).toContainText('In your cart');
  const { data } = (await shop.call<Cart>({ path: '/api/cart', token: asha.token })).body;
  expect(data.map(({ product, quantity }) => [product.title, quantity])).toEqual([[goods.title, 3]]);
});
