import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Quote } from '#cart/cart.ts';
import type { OrderComplaints } from '#complaints/complaints.ts';
import type { Order } from '#orders/order.ts';
import { hireStaff, orderNow } from '../support/back-office.ts';
import { ADDRESS, addPotatoes, addProduct, putIntoCart, type TestProduct } from '../support/goods.ts';
import type { Person } from '../support/people.ts';
import { expect, type Shop, test } from '../support/shop.ts';

// The owner counts what waits, and no other journey tells.
test.use({ ownShop: {} });

/** An order of goods that came, and was paid. */
async function orderThatWasPaid(
  shop: Shop,
  person: Person,
  goods: readonly (readonly [TestProduct, number])[],
): Promise<Order> {
  for (const [one, quantity] of goods) await putIntoCart(shop, person, one, quantity);
  const { total, totalItems } = (await shop.call<Quote>({ path: '/api/cart/quote', token: person.token }))
    .body;
  const items = goods.map(([{ _id: product }, quantity]) => ({ product, quantity }));
  const body = { items, totalAmount: total, totalItems, selectedAddress: ADDRESS };
  const call = { method: 'POST', path: '/api/orders', token: person.token, body };
  const { data } = (await shop.call<{ data: Order }>(call)).body;
  const path = `/api/orders/${data._id}`;
  const moved = { status: 'delivered', paymentStatus: 'received' };
  await shop.call({ method: 'PATCH', path, token: shop.owner.token, body: moved });
  return data;
}

const toldOf = async (shop: Shop, { _id }: { _id: string }) =>
  (await shop.call<OrderComplaints>({ path: `/api/orders/${_id}/complaints`, token: shop.owner.token })).body;

/** A photo of megabytes, as a phone takes it: it must be made smaller on the device. */
async function photoFromPhone() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#000', noise } });
  return {
    name: 'IMG_2042.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg({ quality: 95 }).toBuffer(),
  };
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('she tells in Hindi without a network what came short and spoiled; the owner answers with credit, and she reads it @phone', async ({
  page,
  context,
  shop,
  enterAs,
  otherDevice,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await page.setViewportSize({ width: 360, height: 740 });
  const [asha, potatoes] = [await shop.signUp(), await addPotatoes(shop)];
  const salt = await addProduct(shop, { title: 'Salt', price: 28, unit: 'item' });
  const came = await orderThatWasPaid(shop, asha, [
    [potatoes, 1],
    [salt, 2],
  ]);
  const main = page.getByRole('main');

  await test.step('the door stands beside "Order again", and opens a page of what came', async () => {
    await enterAs(page, asha, `/hi/my-order/${came._id}`);
    await expect(main.getByRole('button', { name: 'फिर से ऑर्डर करें' })).toBeInViewport();
    await main.getByRole('link', { name: 'कुछ गड़बड़ है?' }).click();
    await expect(page.getByRole('heading', { name: 'कुछ गड़बड़ है?' })).toBeVisible();
    await main.getByRole('button', { name: 'दुकान को बताएँ' }).click();
    await expect(main.getByRole('alert')).toHaveText('जिसमें गड़बड़ है, उस पर टिक करें');
  });

  await test.step('one packet is missing, half a kilo spoiled; the photo is made small on the phone', async () => {
    await main.getByRole('checkbox', { name: salt.title }).check();
    const ofSalt = main.getByRole('group', { name: new RegExp(salt.title) });
    await ofSalt.getByText('कम आया').click();
    await main.getByRole('button', { name: `${salt.title}: कम करें` }).click();
    await main.getByRole('checkbox', { name: potatoes.title }).check();
    const ofPotatoes = main.getByRole('group', { name: new RegExp(potatoes.title) });
    await ofPotatoes.getByText('खराब / टूटा').click();
    const less = main.getByRole('button', { name: `${potatoes.title}: कम करें` });
    await less.click();
    await less.click();
    await expect(main.getByText('500 ग्राम')).toBeVisible();
    await main.getByLabel('फ़ोटो जोड़ें').setInputFiles(await photoFromPhone());
    await expect(main.getByRole('img', { name: 'फ़ोटो 1, कुल 1' })).toBeVisible();
    await expect(main.getByRole('radio', { name: '₹40 वापस' })).toBeChecked();
    expect(await sideways(page)).toBe(360);
    await axe(page, { night: true });
  });

  await test.step('without a network it waits on the phone, and is sent once by itself', async () => {
    await context.setOffline(true);
    await main.getByRole('button', { name: 'दुकान को बताएँ' }).click();
    await expect(main.getByText('अभी भेजा नहीं गया: इंटरनेट का इंतज़ार है')).toBeVisible();
    expect((await toldOf(shop, came)).complaints).toEqual([]);
    await context.setOffline(false);
    await expect(main.getByText('दुकान का जवाब यहीं आएगा')).toBeVisible();
    await expect(main.getByText('अभी भेजा नहीं गया: इंटरनेट का इंतज़ार है')).toBeHidden();
    const { complaints } = await toldOf(shop, came);
    expect(complaints).toMatchObject([{ state: 'open', amount: 40, photos: [expect.any(String)] }]);
    expect(complaints[0]?.lines.map(({ fault, quantity }) => [fault, quantity])).toEqual(
      expect.arrayContaining([
        ['missing', 1],
        ['damaged', 0.5],
      ]),
    );
  });

  const office = await otherDevice();
  await office.setViewportSize({ width: 360, height: 740 });
  const desk = office.getByRole('main');

  await test.step('Today tells the owner, who finds it on the order with its photo', async () => {
    await enterAs(office, shop.owner, '/hi/dashboard');
    await desk.getByRole('link', { name: /गड़बड़ बताई गई: जवाब दें/ }).click();
    await desk
      .getByRole('listitem')
      .filter({ hasText: `ऑर्डर ${came.orderId}` })
      .getByRole('link')
      .first()
      .click();
    await expect(desk.getByRole('heading', { name: 'ग्राहक ने गड़बड़ बताई है' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'फ़ोटो 1, कुल 1' })).toBeVisible();
    expect(await sideways(office)).toBe(360);
    await axe(office);
  });

  await test.step('the credit has both lines in it already; it is given with the answer', async () => {
    const told = desk.getByRole('region', { name: 'ग्राहक ने गड़बड़ बताई है' });
    await told.getByRole('button', { name: 'बिल में से घटाएँ' }).click();
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await dialog.getByLabel(/^नोट/).fill('माफ़ कीजिए, थैली में दब गए');
    await dialog.getByRole('button', { name: '₹40 घटाएँ' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('बिल में से घटाकर जवाब दिया: ₹40')).toBeVisible();
  });
  expect(await orderNow(shop, came)).toMatchObject({ credited: 40, giveBack: 40 });

  await test.step('she reads the answer first, then what happened, and may say that it is not right', async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(main.getByText('इस ऑर्डर में ₹40 कम किए')).toBeVisible();
    await expect(main.getByText('माफ़ कीजिए, थैली में दब गए')).toBeVisible();
    await expect(main.getByText('दुकान ने पढ़ लिया')).toBeVisible();
    await axe(page, { night: true });
    await main.getByRole('button', { name: 'अब भी ठीक नहीं' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('नमक अभी नहीं मिला');
    await page.getByRole('dialog').getByRole('button', { name: 'दुकान को बताएँ' }).click();
    await expect(main.getByText('दुकान का जवाब यहीं आएगा')).toBeVisible();
  });
  const clerk = await hireStaff(shop, ['counter']);
  await enterAs(office, clerk, '/hi/admin/complaints');
  await expect(desk.getByText('ग्राहक: अब भी ठीक नहीं')).toBeVisible();
});

test('what she told without a network is sent from whichever page she opens once there is one @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const [asha, potatoes] = [await shop.signUp(), await addPotatoes(shop)];
  const came = await orderThatWasPaid(shop, asha, [[potatoes, 1]]);
  const main = page.getByRole('main');
  await enterAs(page, asha, `/my-order/${came._id}`);
  await main.getByRole('link', { name: 'Something wrong?' }).click();
  await main.getByRole('checkbox', { name: potatoes.title }).check();
  await main.getByText('Damaged').click();
  // Not `setOffline`, which ends a moment before the page does.
  await page.route('**/complaints', (route) => route.abort('internetdisconnected'));
  await main.getByRole('button', { name: 'Tell the shop' }).click();
  await expect(main.getByText('Not sent yet')).toBeVisible();
  await page.goto('about:blank');
  await page.unroute('**/complaints');
  expect((await toldOf(shop, came)).complaints).toEqual([]);

  await page.goto('/about-us');
  await expect.poll(async () => (await toldOf(shop, came)).complaints.length).toBe(1);
  await page.goto(`/my-order/${came._id}`);
  await expect(main.getByText('The shop will answer here')).toBeVisible();
  await expect(main.getByText('Not sent yet')).toBeHidden();
});
