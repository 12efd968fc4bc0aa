import type { Locator, Page } from '@playwright/test';
import { orderNow } from '../support/back-office.ts';
import { ADDRESS, addPotatoes, addProduct, ordersOf, putIntoCart, stockOf } from '../support/goods.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test.beforeEach(({ expectErrors }) =>
  expectErrors(/409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/),
);

const NOTE = 'প্লাস্টিকের থলি দেবেন না';

test('packed otherwise than ordered, the shop reads Hindi, the shopper Bengali: her wishes, less, fewer, none, another, one more, a network that goes; then it is cancelled and her money given back @phone', async ({
  page: hers,
  shop,
  enterAs,
  otherDevice,
  axe,
  viewport,
}) => {
  const [say, sayHer] = [saidIn('hi'), saidIn('bn')];
  const asha = await shop.signUp();
  const goods = await fiveGoods(shop);
  const { potato, tea, soap, coriander, greenTea, salt } = goods;
  for (const [one, quantity] of [
    [potato, 2],
    [tea, 1],
    [coriander, 1],
    [soap, 3],
  ] as const)
    await putIntoCart(shop, asha, one, quantity);

  await test.step('at the checkout she says what to do where something is missing, and what she wishes', async () => {
    await enterAs(hers, asha, '/bn/checkout');
    await writeAddress(hers, sayHer);
    await hers.getByRole('radio', { name: sayHer('account.missing.similar') }).check();
    await hers.getByLabel(sayHer('account.checkout.note')).fill(NOTE);
    await hers.getByRole('button', { name: sayHer('account.checkout.place') }).click();
    await expect(hers.getByRole('heading', { name: sayHer('account.order.thanks') })).toBeVisible();
  });
  const [placed] = await ordersOf(shop, asha);
  expect(placed).toMatchObject({ totalAmount: 276, ifMissing: 'similar', note: NOTE });
  await payInCash(shop, placed!, 276);

  const owner = await otherDevice();
  if (viewport) await owner.setViewportSize(viewport);
  await enterAs(owner, shop.owner, `/hi/admin/orders/${placed!._id}`);
  await owner.getByRole('link', { name: say('office.packing.pack'), exact: true }).click();
  const dialog = owner.getByRole('dialog');
  const line = (title: string): Locator => owner.getByRole('listitem').filter({ hasText: title });
  const open = (title: string) => line(title).getByRole('button', { name: title }).click();
  const tap = (id: string) => owner.getByRole('button', { name: say(id), exact: true }).click();
  const isDone = (done: number, all: number) =>
    expect(owner.getByText(say('office.packing.progress', { done, all }))).toBeVisible();

  await test.step('the packer reads her wishes', async () => {
    await expect(owner.getByText(say('office.packing.ifSimilar'))).toBeVisible();
    await expect(owner.getByText(NOTE)).toBeVisible();
    await isDone(0, 4);
  });

  await test.step('less is weighed; without a network it is not saved, and what was typed stays', async () => {
    await open(potato.title);
    await tap('office.packing.weigh');
    const weight = dialog.getByLabel(say('office.packing.weight', { unit: say('office.packing.grams') }));
    await expect(weight).toBeFocused();
    await owner.keyboard.type('1855', { delay: 60 });
    const take = dialog.getByRole('button', { name: say('office.packing.take', { amount: '1.855 किलो' }) });
    await owner.context().setOffline(true);
    await take.click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await owner.context().setOffline(false);
    await expect(weight).toHaveValue('1855');
    await take.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('fewer, none, something else and something more', async () => {
    await open(soap.title);
    await tap('office.packing.count');
    await dialog.getByLabel(say('office.packing.number')).fill('2');
    await dialog.getByRole('button', { name: say('office.packing.take', { amount: '× 2' }) }).click();
    await expect(dialog).toBeHidden();
    await open(coriander.title);
    await tap('office.packing.leaveOut');
    // Cut again, at the second tap of two: the dialog says so, and the next tap counts.
    await owner.context().setOffline(true);
    await tap('office.packing.none');
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await owner.context().setOffline(false);
    await tap('office.packing.none');
    await expect(dialog).toBeHidden();
    await open(tea.title);
    await tap('office.packing.swap');
    await dialog.getByRole('searchbox').fill(greenTea.title);
    await dialog.getByRole('button', { name: greenTea.title }).click();
    await expect(dialog).toBeHidden();
    await tap('office.packing.add');
    await dialog.getByRole('searchbox').fill(salt.title);
    await dialog.getByRole('button', { name: salt.title }).click();
    // What nobody ordered is given, or somebody asked her: she was called, and says yes. The shop adds it, its answer is lost.
    await owner.route('**/api/orders/*/lines', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const yes = dialog.getByRole('button', { name: say('office.packing.yes', { total: '₹244.52' }) });
    await yes.click();
    await expect(dialog.getByRole('alert').last()).not.toBeEmpty();
    await owner.unroute('**/api/orders/*/lines');
    await yes.click();
    await expect(dialog).toHaveCount(0);
    await isDone(6, 6);
  });
  await owner.getByRole('button', { name: say('office.packing.packed', { total: '₹244.52' }) }).click();
  await expect(owner).toHaveURL(`/hi/admin/orders/${placed!._id}`);
  expect(await stockOf(shop, potato)).toBe(18.145);
  expect(await stockOf(shop, tea)).toBe(50);
  expect(await stockOf(shop, greenTea)).toBe(49);
  expect(await stockOf(shop, salt)).toBe(49);

  await test.step('she reads each change with its reason, and her wish, in her language', async () => {
    await hers.goto(`/bn/my-order/${placed!._id}`);
    const changed = { total: '₹244.52', ordered: '₹276' };
    await expect(hers.getByText(sayHer('account.order.changed', changed))).toBeVisible();
    for (const text of [
      sayHer('account.line.ordered', { ordered: sayHer('shop.unit.kilo', { amount: '2' }) }),
      sayHer('account.line.lessNone', { ordered: '3' }),
      'দেওয়া হয়নি: আজ ছিল না',
      sayHer('account.line.instead', { title: tea.title }),
      sayHer('account.line.added'),
      NOTE,
    ])
      await expect(hers.getByText(text).first()).toBeVisible();
    await axe(hers);
  });

  await test.step('her wish stands on the slip, on the bill of the shop, and on hers', async () => {
    for (const doc of ['slip', 'bill'])
      for (const paper of ['a4', '58mm']) {
        await owner.goto(`/hi/admin/orders/${placed!._id}/print?doc=${doc}&paper=${paper}`);
        await expect(owner.getByRole('article')).toContainText(NOTE);
      }
    await hers
      .getByRole('link', { name: sayHer('account.bill.title') })
      .first()
      .click();
    await expect(hers.getByRole('article')).toContainText(NOTE);
  });

  await test.step('cancelled with a reason, which she reads, with what she gets back', async () => {
    await owner.goto(`/hi/admin/orders/${placed!._id}`);
    await tap('office.change.cancel');
    await tap('office.change.unreachable');
    await expect(dialog).toBeHidden();
    await hers.goto(`/bn/my-order/${placed!._id}`);
    await expect(hers.getByText('আপনার সঙ্গে কথা বলা যায়নি').first()).toBeVisible();
    await expect(hers.getByText(sayHer('account.bill.giveBack', { amount: '₹276' })).first()).toBeVisible();
    expect(await stockOf(shop, greenTea)).toBe(50);
  });

  await test.step('what is to be given back has a list of its own, until it was given', async () => {
    await owner.goto(`/hi/admin/orders/queue?tab=toCollect`);
    const kinds = owner.getByRole('navigation', { name: say('office.queue.moneyKinds') });
    const row = owner.locator(`[data-order="${placed!.orderId}"]`);
    await kinds.getByRole('link', { name: say('office.queue.toTake'), exact: true }).click();
    await expect(row).toBeHidden();
    await kinds.getByRole('link', { name: /₹/ }).click();
    await expect(owner).toHaveURL(/money=giveBack/);
    await expect(row).toContainText('₹276');
    await axe(owner);
    const gaveBack = row.getByRole('button', { name: say('office.queue.gaveBack') });
    await gaveBack.click();
    await expect(gaveBack).toBeHidden();
    await expect.poll(async () => (await orderNow(shop, placed!)).giveBack).toBe(0);
  });
});

async function fiveGoods(shop: Shop) {
  const item = (title: string, price: number) => addProduct(shop, { title, price, unit: 'item' });
  return {
    potato: await addPotatoes(shop),
    tea: await item('Tea', 138),
    coriander: await item('Coriander', 10),
    soap: await item('Soap', 20),
    greenTea: await item('Green tea', 130),
    salt: await item('Salt', 10),
  };
}

async function writeAddress(page: Page, say: ReturnType<typeof saidIn>): Promise<void> {
  for (const field of ['firstName', 'lastName', 'phone', 'colony', 'landmark'] as const)
    await page
      .getByRole('main')
      .getByRole('textbox', { name: say(`account.address.${field}`) })
      .fill(ADDRESS[field]);
}

/** She came by and paid before it was packed. */
async function payInCash(shop: Shop, { _id }: { _id: string }, amount: number): Promise<void> {
  const { status } = await shop.call({
    method: 'POST',
    path: `/api/orders/${_id}/payments`,
    token: shop.owner.token,
    body: {
      id: crypto.randomUUID(),
      kind: 'paid',
      method: 'cash',
      amount,
      note: '',
      seen: { due: amount, giveBack: 0 },
    },
  });
  expect(status).toBe(201);
}
