import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import type { Khata } from '#money/khata.ts';
import { orderTo } from '../support/at-the-door.ts';
import { hireStaff, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test('who is to be called first is confirmed by one tap, her order goes on the account, and money is taken against it though the network fails, in Hindi; she reads her own @phone', async ({
  page,
  context,
  shop,
  enterAs,
  otherDevice,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const say = saidIn('hi');
  const size = { width: 360, height: 740 };
  await page.setViewportSize(size);
  const { token } = shop.owner;
  const [fatima, goods] = [
    await shop.signUp({ name: 'Fatima Bi' }),
    await addProduct(shop, { price: 590.4 }),
  ];
  // Somebody of the shop noted that this number is to be called before anything is packed.
  const to = {
    firstName: 'Fatima',
    lastName: 'Bi',
    phone: '9826011112',
  };
  const before = await orderTo(shop, fatima, goods, to);
  const clerk = await hireStaff(shop, ['packer', 'counter']);
  const until = dayAfter(shopDay(new Date().toISOString()), 30);
  const noted = await shop.call({
    method: 'PUT',
    path: `/api/orders/${before._id}/trust`,
    token: clerk.token,
    body: { kind: 'careful', reason: 'Wrong house twice', until },
  });
  expect(noted.status).toBe(200);
  const placed = await orderTo(shop, fatima, goods, to);
  expect([before.phoneToConfirm, placed.phoneToConfirm]).toEqual([false, true]);
  const { _id } = fatima.user;
  const dialog = page.getByRole('dialog');

  await test.step('called: one tap without a network, and it is sent by itself', async () => {
    await enterAs(page, shop.owner, `/hi/admin/orders/${placed._id}`);
    const confirmed = page.getByRole('button', { name: say('office.order.confirmed') });
    await expect(confirmed).toBeVisible();
    await context.setOffline(true);
    await confirmed.click();
    await expect(page.getByRole('region', { name: say('office.taps.label') })).toContainText(
      `#${placed.orderId}`,
    );
    expect((await orderNow(shop, placed)).phoneToConfirm).toBe(true);
    await context.setOffline(false);
    await expect.poll(async () => (await orderNow(shop, placed)).phoneToConfirm).toBe(false);
  });

  const account = page.getByRole('region', { name: say('office.khata.owes') });
  await test.step('the owner lends her 2,000 and brings the paper book over', async () => {
    await page.goto(`/hi/admin/accounts/${_id}`);
    await account.getByRole('button', { name: say('office.khata.open') }).click();
    await dialog.getByLabel(say('office.khata.limitOf', { name: 'Fatima Bi' })).fill('2000');
    await dialog.getByRole('button', { name: say('office.common.save') }).click();
    await account.getByRole('button', { name: say('office.khata.bringOver') }).click();
    await dialog.getByLabel(say('office.money.amount')).fill('866');
    await dialog.getByRole('button', { name: say('office.common.save') }).click();
    await expect(account).toContainText('₹866');
    await expect(account).toContainText(say('office.khata.of', { amount: '₹2,000' }));
  });

  await test.step('her order is put on it where money is taken', async () => {
    await page.goto(`/hi/admin/orders/${placed._id}`);
    const money = page.getByRole('region', { name: say('office.money.title'), exact: true });
    await money.getByRole('button', { name: say('office.money.take') }).click();
    await dialog.getByText(say('office.khata.onAccount'), { exact: true }).click();
    await dialog.getByRole('button', { name: say('office.money.taken'), exact: true }).click();
    await expect(money).toContainText(say('account.paid.account'), { ignoreCase: true });
  });

  await test.step('without a network what was typed stays, and is taken once when it is back', async () => {
    await page.goto(`/hi/admin/accounts/${_id}`);
    await account.getByRole('button', { name: say('office.money.take') }).click();
    for (const key of ['5', '0', '0']) await dialog.getByRole('button', { name: key, exact: true }).click();
    const take = dialog.getByRole('button', {
      name: say('office.khata.took', { amount: '₹500', way: say('office.money.cash') }),
    });
    await context.setOffline(true);
    await take.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await axe(page);
    await context.setOffline(false);
    await take.click();
    await expect(dialog).toBeHidden();
    await expect(account).toContainText('− ₹500');
  });
  const khata = await shop.call<Khata>({ path: `/api/khatas/${_id}`, token });
  expect(khata.body.lines.map(({ kind }) => kind)).toEqual(['paid', 'order', 'opening']);

  await test.step('the statement has its three rows, and the sum in the list of all who owe', async () => {
    await page.getByRole('link', { name: say('office.khata.statement'), exact: true }).click();
    const paper = page.getByRole('article');
    await expect(paper).toContainText(placed.orderId);
    await expect(paper).toContainText('₹956.40');
    await axe(page);
    const till = await page.getByLabel(say('office.khata.to'), { exact: true }).inputValue();
    const year = till.slice(0, 4);
    await page.getByLabel(say('office.khata.from'), { exact: true }).pressSequentially(`0101${year}`);
    await expect(page).toHaveURL(new RegExp(`[?]from=${year}-01-01&to=${till}$`));
    await expect(paper).toContainText(placed.orderId);
    await page.goto(`/hi/admin/accounts/${_id}`);
    await page.getByRole('link', { name: say('office.khata.allWhoOwe') }).click();
    await expect(page.getByRole('link', { name: /Fatima Bi.*₹/ }).first()).toContainText('₹956.40');
  });

  await test.step('she sees her own, and nothing of being called first', async () => {
    const hers = await otherDevice();
    await hers.setViewportSize(size);
    await enterAs(hers, fatima, '/hi/my-order');
    const own = hers.getByRole('region', { name: say('account.khata.mine') });
    await expect(own).toContainText('₹956.40');
    await own.getByText(say('account.khata.rows')).first().click();
    await expect(own).toContainText(placed.orderId);
    await axe(hers);
    await expect(hers.getByRole('main')).not.toContainText('Wrong house');
    const { body } = await shop.call<{ khata: { owed: number } }>({
      path: '/api/khatas/own',
      token: fatima.token,
    });
    expect(body.khata.owed).toBe(khata.body.owed);
  });

  await test.step('cancelled by mistake: it comes off the account, nothing is to be given back for it, and Undo puts it there again', async () => {
    await page.goto(`/hi/admin/orders/${placed._id}`);
    await page.getByRole('button', { name: say('office.change.cancel') }).click();
    await expect(dialog).toContainText(say('office.change.comesOff', { amount: '₹590.40' }));
    await expect(dialog).not.toContainText(say('office.change.givesBack', { amount: '₹590.40' }));
    await axe(page);
    await dialog.getByRole('button', { name: say('office.change.unwanted') }).click();
    const undo = page.getByRole('region', { name: say('office.common.undo') });
    await undo.getByRole('button', { name: say('office.common.undo') }).click();
    await expect.poll(async () => (await orderNow(shop, placed)).status).toBe('pending');
    expect(await orderNow(shop, placed)).toMatchObject({ due: 0, paymentStatus: 'received' });
    const now = await shop.call<Khata>({ path: `/api/khatas/${_id}`, token });
    expect(now.body.owed).toBe(khata.body.owed);
  });
});
