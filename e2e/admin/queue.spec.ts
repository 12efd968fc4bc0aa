import type { Page } from '@playwright/test';
import type { OrderQueue } from '#admin/queue.ts';
import type { Order } from '#orders/order.ts';
import { orderNow } from '../support/back-office.ts';
import { ADDRESS, addProduct, putIntoCart, type TestProduct } from '../support/goods.ts';
import type { Person } from '../support/people.ts';
import { addRounds, addVillage, beganAtMidnight, deleteVillages, orderWithRound } from '../support/rounds.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { waitForWorker } from '../support/worker.ts';

// A shop of its own: the tabs count all orders.
test.use({ ownShop: {} });

const NAMES = [
  'Sunita Devi',
  'Prabha Venkat',
  'Fatima Bi',
  'Mohan Sahu',
  'Gita Bai',
  'Ramesh Patel',
  'Asha Kewat',
];

/** Orders as somebody whose phone number cannot be right, so that she is to be called. */
async function orderWithOddPhone(shop: Shop, person: Person, goods: TestProduct): Promise<Order> {
  const { token } = person;
  await putIntoCart(shop, person, goods, 1);
  const { body: quote } = await shop.call<{ total: number }>({ path: '/api/cart/quote', token });
  const body = {
    items: [{ product: goods._id, quantity: 1 }],
    totalAmount: quote.total,
    totalItems: 1,
    selectedAddress: { ...ADDRESS, firstName: 'Kamla', lastName: 'Yadav', phone: '12345' },
  };
  const answer = await shop.call<{ data: Order }>({ method: 'POST', path: '/api/orders', token, body });
  if (answer.status !== 201)
    throw new Error(`Ordering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

const queueOf = async (shop: Shop, tab: string) =>
  (await shop.call<OrderQueue>({ path: `/api/orders/queue?tab=${tab}`, token: shop.owner.token })).body;
const rows = (page: Page) => page.getByRole('main').locator('[data-order]');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));

  test('the queue in Hindi: seven whole rows, a call, packed and taken back, a new order that moves no row, a tap without a network @phone', async ({
    page,
    context,
    shop,
    enterAs,
    axe,
  }) => {
    const goods = await addProduct(shop, { price: 90 });
    const asha = await shop.signUp();
    const odd = await orderWithOddPhone(shop, asha, goods);
    const to = await addVillage(shop, 'रामपुर');
    const [round] = await addRounds(shop, to, [20]);
    for (const name of NAMES) {
      const person = await shop.signUp({ name });
      const { status } = await orderWithRound(shop, person, { goods, to, round: round!.id });
      expect(status).toBe(201);
    }
    await enterAs(page, shop.owner, '/hi/admin/orders/queue');
    const tabs = page.getByRole('navigation', { name: 'ऑर्डर के काम' });
    await expect(tabs.getByRole('link').first()).toHaveAccessibleName('पक्का करना 1');
    await expect(rows(page)).toHaveCount(NAMES.length);
    const bar = (await page.locator('[data-bar=bottom]').boundingBox())!;
    const boxes = await rows(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    expect(boxes.filter(({ bottom }) => bottom <= bar.y)).toHaveLength(7);
    expect(boxes.every(({ height }) => height >= 72)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await axe(page, { night: true });

    await tabs.getByRole('link', { name: 'पक्का करना' }).click();
    await rows(page).getByRole('button', { name: 'पक्का: Kamla Yadav' }).click();
    await expect(page.getByText('Kamla Yadav का ऑर्डर पक्का हुआ')).toBeVisible();
    expect((await orderNow(shop, odd)).phoneToConfirm).toBe(false);

    await tabs.getByRole('link', { name: 'पैक करना' }).click();
    const first = rows(page).first();
    const number = await first.getAttribute('data-order');
    await first.getByRole('button', { name: /^पैक हो गया: / }).click();
    await expect(tabs).toContainText('रास्ते में1');
    await page.getByRole('button', { name: 'वापस लें' }).click();
    await expect(rows(page).first()).toHaveAttribute('data-order', number!);
    expect((await queueOf(shop, 'toPack')).counts).toMatchObject({ toPack: 8, onTheWay: 0 });

    const top = (await rows(page).first().boundingBox())?.y;
    await orderWithRound(shop, asha, { goods, to, round: round!.id });
    const news = page.getByRole('main').getByRole('button', { name: /^1 नया ऑर्डर/ });
    await expect(news).toBeVisible();
    expect((await rows(page).first().boundingBox())?.y).toBe(top);
    await expect(rows(page)).toHaveCount(8);
    await news.click();
    await expect(rows(page)).toHaveCount(9);

    await test.step('several are chosen by a long press, by the button or by the keyboard, moved at once, and taken back', async () => {
      const boxesOf = page.getByRole('main').getByRole('checkbox');
      await rows(page)
        .first()
        .getByRole('link')
        .first()
        .dispatchEvent('pointerdown', { pointerType: 'touch' });
      await expect(boxesOf.first()).toBeChecked();
      await rows(page).nth(1).click();
      const bar = page.getByRole('region', { name: 'चुने हुए ऑर्डर' });
      await expect(bar).toContainText('2 ऑर्डर चुने');
      await axe(page);
      await bar.getByRole('button', { name: 'बदलें', exact: true }).click();
      await expect(rows(page)).toHaveCount(7);
      await page.getByRole('button', { name: 'वापस लें' }).click();
      await expect(rows(page)).toHaveCount(9);
      await expect(boxesOf).toHaveCount(0);
      await page.getByRole('button', { name: 'एक साथ कई चुनें' }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await expect(bar).toContainText('1 ऑर्डर चुना');
      await bar.getByRole('button', { name: 'चुनाव हटाएँ' }).click();
      await expect(boxesOf).toHaveCount(0);
    });

    // Right after the undo a tap passes for the second half of a double tap, and moves nothing.
    const packed = page.getByRole('button', { name: 'पैक हो गया: Kamla Yadav' });
    await expect(async () => {
      if (await packed.isVisible()) await packed.click();
      await expect(packed).toBeHidden({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await expect(rows(page)).toHaveCount(8);
    await tabs.getByRole('link', { name: 'रास्ते में' }).click();
    await expect(rows(page)).toHaveCount(1);
    await waitForWorker(page, '/hi/admin/grid');
    await context.setOffline(true);
    await rows(page)
      .getByRole('button', { name: /^रवाना करें: / })
      .click();
    await expect(page.getByRole('region', { name: /इंटरनेट/ })).toBeVisible();
    await expect(rows(page).getByRole('button', { name: /^डिलीवर हो गया / })).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await queueOf(shop, 'onTheWay')).orders.map(({ order }) => order.status), {
        timeout: 20_000,
      })
      .toEqual(['dispatched']);

    await test.step('the round has begun, and what was not packed for it is said in the queue and at home', async () => {
      beganAtMidnight(shop, round!.id);
      await page.goto('/hi/admin/orders/queue');
      await expect(rows(page)).toHaveCount(8);
      await expect(page.getByRole('main')).toContainText(/[78] · अब तक पैक हो जाना चाहिए था/);
      await page.goto('/hi/dashboard');
      await expect(page.getByRole('region', { name: 'अभी क्या करना है' })).toContainText(
        /[78] अब तक पैक हो जाने चाहिए थे/,
      );
    });
    await deleteVillages(shop, [to]);
  });
});

test('the queue on a laptop by the keyboard: rows of 44 px, the order beside the list, packed, taken back, a view that is kept @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const goods = await addProduct(shop, { price: 90 });
  const person = await shop.signUp();
  for (let count = 0; count < 3; count += 1) await putAndOrder(shop, person, goods);
  await enterAs(page, shop.owner, '/admin/orders/queue?tab=toPack');
  const main = page.getByRole('main');
  const height = (await rows(page).first().boundingBox())?.height ?? 0;
  expect(Math.round(height)).toBeLessThanOrEqual(46);
  const count = await rows(page).count();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const beside = page.getByRole('region', { name: /^#\d+/ });
  await expect(beside).toBeVisible();
  expect(Math.round((await beside.boundingBox())?.width ?? 0)).toBe(360);
  const title = await beside.getByRole('heading').first().textContent();
  await axe(page);
  await page.keyboard.press('j');
  await expect(beside.getByRole('heading').first()).not.toHaveText(title!);
  await page.keyboard.press('Escape');
  await expect(beside).toBeHidden();

  await rows(page)
    .first()
    .getByRole('button', { name: /^Packed: / })
    .click();
  await expect(rows(page)).toHaveCount(count - 1);
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(count);
  await page.keyboard.press('3');
  await expect(main.getByText('Nothing is packed or on the way.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(rows(page)).toHaveCount(count);

  await page.getByRole('combobox', { name: 'Amount' }).selectOption('2000');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name of the view').fill('Large ones');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(count);
  await page.reload();
  await page.getByRole('link', { name: 'Large ones' }).click();
  await expect(page).toHaveURL(/above=2000/);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, order, name or phone' });
  await field.fill('+91 98765-43210');
  await expect(page.getByRole('option', { name: /^#\d+ Asha Rao/ }).first()).toBeVisible();
  await axe(page, { all: true });
  await field.fill('morning');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/grid$/);
});

async function putAndOrder(shop: Shop, person: Person, goods: TestProduct): Promise<void> {
  const { token } = person;
  await putIntoCart(shop, person, goods, 1);
  const { body: quote } = await shop.call<{ total: number }>({ path: '/api/cart/quote', token });
  const body = {
    items: [{ product: goods._id, quantity: 1 }],
    totalAmount: quote.total,
    totalItems: 1,
    selectedAddress: ADDRESS,
  };
  await shop.call({ method: 'POST', path: '/api/orders', token, body });
}
