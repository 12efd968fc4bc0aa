import type { Page } from '@playwright/test';
import { addProduct, ordersOf, putIntoCart } from '../support/goods.ts';
import {
  addRounds,
  addVillage,
  deleteVillages,
  fillVillage,
  orderWithRound,
  type Village,
} from '../support/rounds.ts';
import { expect, type Shop, test } from '../support/shop.ts';

const villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages.splice(0)));
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|status of 50\d|status of 409/));

/** A village with rounds of so many seats, and goods. */
async function withRounds(shop: Shop, seats: readonly number[]) {
  const to = await addVillage(shop);
  villages.push(to);
  return { to, rounds: await addRounds(shop, to, seats), goods: await addProduct(shop, { price: 90 }) };
}

const times = (page: Page) => page.getByRole('group', { name: 'Choose a time' });
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' });

test('the round fills at the last moment: three others are offered, and everything typed is kept @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const { to, rounds, goods } = await withRounds(shop, [1, 20, 20, 20]);
  const [asha, ravi] = [await shop.signUp(), await shop.signUp({ name: 'Ravi' })];
  await putIntoCart(shop, asha, goods, 1);
  await enterAs(page, asha, '/checkout');
  await fillVillage(page, to);
  const first = times(page).getByRole('radio', { name: /^Tomorrow, 5:00 pm to 7:00 pm/ });
  await expect(first).toBeChecked();
  await expect(times(page).getByRole('radio')).toHaveCount(3);
  await expect(times(page)).toContainText('Almost full');
  await expect(times(page)).toContainText('Order before 2:00 pm tomorrow');
  await axe(page);
  const [tomorrow, after] = rounds;
  const other = await orderWithRound(shop, ravi, { goods, to, round: tomorrow?.id ?? '' });
  expect(other.status).toBe(201);
  await place(page).click();
  await expect(times(page).getByRole('alert')).toHaveText(
    'This time is full now. Please choose another one.',
  );
  await expect(times(page)).toBeFocused();
  await expect(times(page).getByRole('radio')).toHaveCount(3);
  await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await axe(page);
  expect(await ordersOf(shop, asha)).toHaveLength(0);
  await place(page).click();
  await expect(times(page).getByRole('alert')).toHaveText('Please choose a time first.');
  await times(page).getByRole('radio').first().check();
  await expect(times(page).getByRole('alert')).toBeHidden();
  await place(page).click();
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([
    { promise: { round: after?.id, on: after?.on }, selectedAddress: { landmark: 'Behind the school' } },
  ]);
  // When it comes is the first thing that she reads of her order, wherever it stands.
  const day = Number(after?.on.slice(-2));
  const when = new RegExp(`^\\w+ ${day} \\w+, 5:00 pm to 7:00 pm$`);
  await expect(page.getByRole('main').getByRole('status').getByText(when)).toBeVisible();
  await page.goto('/my-order');
  await expect(page.getByRole('article').getByText(when)).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Bill' }).click();
  await expect(
    page.getByText(new RegExp(`^Delivery: ${day} \\w+ \\d{4}, 5:00 pm to 7:00 pm$`)),
  ).toBeVisible();
});

test('an order that waited without a network comes too late for its round: it is asked again with all that was typed @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const { to, rounds, goods } = await withRounds(shop, [20, 20]);
  const asha = await shop.signUp();
  await putIntoCart(shop, asha, goods, 1);
  await enterAs(page, asha, '/checkout');
  await fillVillage(page, to);
  await expect(times(page).getByRole('radio').first()).toBeChecked();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await place(page).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.close();
  const closed = `/api/delivery/rounds/${rounds[0]?.id}`;
  await shop.call({ method: 'PATCH', path: closed, token: shop.owner.token, body: { closed: true } });
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`${shop.url}/my-order`);
  await expect(later.getByRole('region', { name: 'Your order' })).toContainText(
    'This time takes no more orders. Please choose another one.',
  );
  await later.getByRole('link', { name: 'See what changed' }).click();
  await expect(times(later).getByRole('alert')).toHaveText(
    'This time takes no more orders. Please choose another one.',
  );
  await times(later).getByRole('radio').check();
  await place(later).click();
  await expect(later.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([
    {
      promise: { round: rounds[1]?.id },
      selectedAddress: { village: to.village, landmark: 'Behind the school' },
    },
  ]);
});
