import type { Page } from '@playwright/test';
import type { Order, OrderStatus } from '#orders/order.ts';
import { setShop } from '../support/counter.ts';
import {
  addProduct,
  editProduct,
  fillAddress,
  order,
  orderApart,
  ordersOf,
  putIntoCart,
} from '../support/goods.ts';
import { expect, type Shop, test } from '../support/shop.ts';

test.afterEach(({ shop }) => setShop(shop, { mayCollect: false, address: 'Main Bazaar' }));

/** The owner moves an order. */
async function move(shop: Shop, { _id }: Order, status: OrderStatus): Promise<void> {
  const path = `/api/orders/${_id}`;
  const { body } = await shop.call<Order>({ path, token: shop.owner.token });
  const moved = { ...body, status };
  await shop.call({ method: 'PATCH', path, token: shop.owner.token, body: moved });
}

/** The owner has packed an order. */
async function pack(shop: Shop, { _id, updatedAt }: Order): Promise<void> {
  const body = { packed: true, updatedAt };
  await shop.call({ method: 'PUT', path: `/api/orders/${_id}/packing`, token: shop.owner.token, body });
}

/** What an open page does every few seconds, it does at once when the connection is back. */
const lookAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('an open order page says what comes next and whom to call, and follows the order by itself @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const placed = await order(shop, asha, await addProduct(shop, { price: 90 }), 2);
  await enterAs(page, asha, '/my-order');
  await page.getByRole('link', { name: 'Follow' }).click();
  await expect(page).toHaveURL(`/my-order/${placed._id}`);
  await expect(page.getByText('We have your order')).toBeVisible();
  await expect(page.getByText('Please keep ₹200 in cash ready.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'We pack it' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await axe(page, { night: true });
  await move(shop, placed, 'dispatched');
  await lookAgain(page);
  await expect(page.getByText('It is on its way')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('who ordered before sees the address as an answer, and changes it only where it is another @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const goods = await addProduct(shop);
  await order(shop, asha, goods);
  await putIntoCart(shop, asha, goods);
  await enterAs(page, asha, '/checkout');
  await orderApart(page);
  await expect(page.getByText('Nehru Nagar, house 12')).toBeVisible();
  await expect(page.getByLabel('Colony')).toBeHidden();
  // Nothing leads astray here: the shop's own head, search and bar step back.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toHaveCount(0);
  await axe(page);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('Colony').fill('Gandhi Road 3');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  const placed = (await ordersOf(shop, asha)) as Order[];
  expect(placed.map(({ selectedAddress }) => selectedAddress.colony)).toContain('Gandhi Road 3');
});

test('who has one name says so with a tap, and no screen shows a dash; who comes to the shop for it is told when it is ready there, and never that it is on its way; her bill says who collected it, in three languages, and so does the shop’s @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  await setShop(shop, { mayCollect: true, address: 'Main Bazaar 4' });
  const asha = await shop.signUp({ name: 'Asha' });
  await putIntoCart(shop, asha, await addProduct(shop));
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  await page.getByLabel('I have one name').check();
  await page.getByLabel('Collect at the shop, without a delivery fee').check();
  await expect(page.getByRole('radio', { name: 'Cash at the shop' })).toBeChecked();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  const where = page.getByRole('region', { name: 'Where you collect it' });
  await expect(where).toContainText('Main Bazaar 4');
  await expect(where.getByText('Asha, ')).toBeVisible();
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Order placed/,
    /We pack it/,
    /Ready for you at the shop/,
    /You collect it/,
  ]);

  const [placed] = (await ordersOf(shop, asha)) as [Order];
  await pack(shop, placed);
  await lookAgain(page);
  await expect(steps.filter({ hasText: 'Ready for you at the shop' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await move(shop, placed, 'dispatched');
  await page.goto('/my-order');
  await expect(page.getByRole('article').getByRole('status')).toHaveText('ready');
  await page.getByText('Details and timeline').click();
  await expect(page.getByRole('article')).toContainText('Main Bazaar 4');
  await page.getByRole('link', { name: 'Follow' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ready for you at the shop');
  await expect(page.getByRole('main')).not.toContainText(/on its way|door|deliver/i);
  await move(shop, placed, 'delivered');
  await lookAgain(page);
  await expect(page.getByText(/^Collected on /)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/on its way|door|deliver/i);
  for (const [language, said] of [
    ['', 'Collected at the shop by'],
    ['/hi', 'दुकान से किसने लिया'],
    ['/bn', 'দোকান থেকে কে নিয়েছেন'],
  ] as const) {
    await page.goto(`${language}/my-order/${placed._id}/bill`);
    const who = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: said, exact: true }) });
    await expect(who.getByText('Asha', { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).not.toContainText('₹0');
  }
  const counter = await otherDevice();
  await enterAs(counter, shop.owner, `/admin/orders/${placed._id}/print?doc=bill`);
  for (const paper of ['A4', '80 mm roll']) {
    await counter.getByLabel('Paper').selectOption(paper);
    await expect(counter.getByRole('article')).toContainText('Collected at the shop by');
    await expect(counter.getByRole('article')).not.toContainText('₹0');
  }
});

test('a line that is short says so on its card, in the cart bar and in the cart, each with what can be had @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Neelam' });
  await putIntoCart(shop, asha, mango, 5);
  await editProduct(shop, mango, { stock: 3 });
  await enterAs(page, asha, `/shop?q=${encodeURIComponent(mango.title)}`);
  const tile = page.getByRole('article').filter({ hasText: mango.title });
  await expect(tile.getByText('Only 3 kg left')).toBeVisible();
  await expect(page.getByText(`${mango.title}: see your cart`)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(drawer.getByText('Only 3 kg left')).toBeVisible();
  await axe(page, { all: true });
  await page.keyboard.press('Escape');
  await tile.getByRole('button', { name: `Take 3 kg: ${mango.title}` }).click();
  await expect(tile.getByRole('status')).toHaveText('3');
  await expect(page.getByText(`${mango.title}: see your cart`)).toBeHidden();
});

test('in Hindi the cart leads to an order in Hindi @phone', async ({ page, shop, enterAs }) => {
  const asha = await shop.signUp();
  const goods = await addProduct(shop);
  await putIntoCart(shop, asha, goods);
  await enterAs(page, asha, '/hi/shop');
  await page
    .getByRole('button', { name: /^कार्ट, / })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'आपका कार्ट' })
    .getByRole('link', { name: 'ऑर्डर के लिए आगे बढ़ें' })
    .click();
  await expect(page.getByRole('heading', { name: 'सामान इस पते पर आएगा' })).toBeVisible();
  await page.getByLabel('कॉलोनी').fill('Nehru Nagar, house 12');
  await page.getByRole('textbox', { name: 'पास की पहचान' }).fill('Behind the school');
  await page.getByRole('button', { name: 'ऑर्डर करें' }).click();
  await expect(page.getByRole('heading', { name: 'ऑर्डर हो गया! धन्यवाद!' })).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(1);
});

test('a price that changed while the goods lay in the cart is told on the card, in the bar and in the drawer @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Kesar', price: 120 });
  await putIntoCart(shop, asha, mango, 2);
  await enterAs(page, asha, `/shop?q=${encodeURIComponent(mango.title)}`);
  const tile = page.getByRole('article').filter({ hasText: mango.title });
  await expect(tile.getByRole('status').first()).toHaveText('2');
  await editProduct(shop, mango, { price: 125 });
  await page.reload();
  await expect(tile.getByText('Was ₹120, now ₹125')).toBeVisible();
  const inBar = page.getByText(`${mango.title}: was ₹120, now ₹125`);
  await expect(inBar).toBeVisible();
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(drawer.getByText('Was ₹120, now ₹125')).toBeVisible();
  await drawer.getByRole('button', { name: `OK: ${mango.title}` }).click();
  await expect(drawer.getByText('Was ₹120')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(inBar).toBeHidden();
  await expect(tile.getByText('Was ₹120')).toBeHidden();
});

test('after the first order the phone is offered the shop on its home screen, once @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  /** What Chromium does when a page may be installed; says whether its own offer was held back. */
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => Promise.resolve(document.body.setAttribute('data-asked', ''));
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      return !window.dispatchEvent(event);
    });
  const card = page.getByRole('region', { name: 'Put the shop on your home screen' });
  const asha = await shop.signUp();
  const mango = await addProduct(shop);
  await putIntoCart(shop, asha, mango, 1);
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  expect(await offer()).toBe(true);
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await axe(page);
  await expect(page.locator('[data-asked]')).toHaveCount(0);
  await card.getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  await expect(card).toBeHidden();

  const next = await order(shop, asha, mango);
  await page.goto(`/order-success/${next._id}`);
  await expect(
    page.getByRole('heading', { name: 'Order Successful! Thank you for your order!' }),
  ).toBeVisible();
  expect(await offer()).toBe(true);
  await expect(card).toBeHidden();
});
