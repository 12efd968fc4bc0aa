import type { Quote } from '#cart/cart.ts';
import { orderNow } from '../support/back-office.ts';
import {
  ADDRESS,
  addPotatoes,
  addProduct,
  type PlacedOrder,
  putIntoCart,
  stockOf,
} from '../support/goods.ts';
import type { Person } from '../support/people.ts';
import { expect, type Shop, test } from '../support/shop.ts';

/** Two kilos of potatoes, a tea and a coriander, ordered by somebody who wants something similar. */
async function orderToPack(shop: Shop, person: Person) {
  const goods = [
    await addPotatoes(shop),
    await addProduct(shop, { title: 'Tea', price: 138, unit: 'item' }),
    await addProduct(shop, { title: 'Coriander', price: 10, unit: 'item' }),
  ] as const;
  const wanted = goods.map(({ _id }, at) => ({ product: _id, quantity: at === 0 ? 2 : 1 }));
  for (const [at, one] of goods.entries()) await putIntoCart(shop, person, one, wanted[at]?.quantity);
  const quote = (await shop.call<Quote>({ path: '/api/cart/quote', token: person.token })).body;
  const { body } = await shop.call<{ data: PlacedOrder }>({
    method: 'POST',
    path: '/api/orders',
    token: person.token,
    body: {
      items: wanted,
      totalAmount: quote.total,
      totalItems: quote.totalItems,
      selectedAddress: ADDRESS,
      ifMissing: 'similar',
    },
  });
  const [potato, tea] = goods;
  return { placed: body.data, potato, tea };
}

test('in Hindi: less is weighed, one thing is left out, and the shopper sees both at once @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  otherDevice,
  expectErrors,
}) => {
  const asha = await shop.signUp();
  const { placed, potato, tea } = await orderToPack(shop, asha);
  await enterAs(page, shop.owner, `/hi/admin/orders/${placed._id}`);
  await page.getByRole('link', { name: 'पैक करें' }).click();
  await expect(page.getByText('कुछ न मिले तो: मिलता-जुलता दें')).toBeVisible();
  await expect(page.getByText('3 में से 0')).toBeVisible();
  await axe(page, { night: true });

  await test.step('without a network it is not saved, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'तौलें' }).click();
    const weight = page.getByLabel('कितना, ग्राम में');
    await expect(weight).toBeFocused();
    await page.keyboard.type('1855', { delay: 60 });
    await axe(page);
    expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '1.855 किलो रखें' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await page.context().setOffline(false);
    await expect(weight).toHaveValue('1855');
    await page.getByRole('button', { name: '1.855 किलो रखें' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await page.getByRole('checkbox', { name: `${tea.title}: पैक हो गया` }).click();
  await expect(page.getByText('3 में से 2')).toBeVisible();
  await page.getByRole('button', { name: 'छोड़ दें' }).click();
  await page.getByRole('button', { name: 'आज नहीं है' }).click();
  await expect(page.getByText('नहीं रखा: आज नहीं था')).toBeVisible();
  await test.step('an undo that meets no network says so in its bar, and is offered again', async () => {
    const left = page.getByText('नहीं रखा: आज नहीं था');
    const undo = page.getByRole('button', { name: 'वापस लें' });
    await page.context().setOffline(true);
    await undo.click();
    await expect(page.getByRole('status').filter({ hasText: 'दुकान से जवाब नहीं आया।' })).toBeVisible();
    await page.context().setOffline(false);
    await undo.click();
    await expect(left).toBeHidden();
    await page.getByRole('button', { name: 'छोड़ दें' }).click();
    await page.getByRole('button', { name: 'आज नहीं है' }).click();
    await expect(left).toBeVisible();
  });
  await test.step('packed without a network: it waits, the next step is to send it off, and it arrives by itself', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'पैक हो गया, ₹202.52' }).click();
    await expect(page).toHaveURL(`/hi/admin/orders/${placed._id}`);
    const waits = page.getByRole('region', { name: 'इंटरनेट का इंतज़ार' });
    await expect(waits).toContainText('पैक है');
    await expect(page.getByRole('button', { name: 'रवाना करें' })).toBeVisible();
    expect((await orderNow(shop, placed)).packedAt).toBeUndefined();
    await page.context().setOffline(false);
    await expect.poll(async () => (await orderNow(shop, placed)).packedAt, { timeout: 20_000 }).toBeDefined();
    await expect(waits).toBeHidden();
  });
  expect(await stockOf(shop, potato)).toBe(18.145);

  const hers = await otherDevice();
  await enterAs(hers, asha, `/hi/my-order/${placed._id}`);
  await expect(hers.getByText('पैक करते समय बदला: ₹216 की जगह ₹202.52')).toBeVisible();
  await expect(hers.getByText('ऑर्डर: 2 किलो')).toBeVisible();
  await expect(hers.getByText('नहीं रखा: आज नहीं था')).toBeVisible();
});

test('the shopper is asked on her order, says yes, and whoever packs sees it at once @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  otherDevice,
  expectErrors,
}) => {
  const asha = await shop.signUp();
  const { placed, potato, tea } = await orderToPack(shop, asha);
  await enterAs(page, shop.owner, `/admin/orders/${placed._id}/packing`);
  // Above what was agreed is a 409, which the browser prints.
  expectErrors(/409|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.getByRole('button', { name: 'Weigh' }).click();
  await page.getByLabel('Weight in g').fill('2500');
  await page.getByRole('button', { name: 'Take 2.5 kg' }).click();
  await page.getByRole('button', { name: 'on the order page' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const note = page.getByRole('status').filter({ hasText: '₹228' });
  await expect(note).toContainText('was asked');
  await axe(page);
  expect(await stockOf(shop, potato)).toBe(18);

  const hers = await otherDevice();
  await enterAs(hers, asha, `/hi/my-order/${placed._id}`);
  const question = hers.getByRole('region', { name: 'दुकान का सवाल' });
  await expect(question).toContainText('2 किलो की जगह 2.5 किलो');
  await axe(hers);
  await hers.context().setOffline(true);
  await question.getByRole('button', { name: 'हाँ, ₹228' }).click();
  await expect(question.getByRole('alert')).not.toBeEmpty();
  await hers.context().setOffline(false);
  await question.getByRole('button', { name: 'हाँ, ₹228' }).click();
  await expect(question).toContainText('आपका जवाब: हाँ, ₹228');

  await expect(note).toContainText('says yes');
  await expect(page.getByRole('checkbox', { name: potato.title })).toBeChecked();

  await test.step('without a network a tick is refused with a message, and works afterwards', async () => {
    const tick = page.getByRole('checkbox', { name: tea.title });
    await page.context().setOffline(true);
    await tick.click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(tick).not.toBeChecked();
    await page.context().setOffline(false);
    await tick.click();
    await expect(tick).toBeChecked();
    await expect(page.getByRole('checkbox', { name: potato.title })).toBeChecked();
  });

  await test.step('a change of another line ends a question, and that is said', async () => {
    await page.getByText(tea.title).click();
    await page.getByRole('button', { name: 'Count' }).click();
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Take × 2' }).click();
    await page.getByRole('button', { name: 'on the order page' }).click();
    await expect(page.getByText(/was asked at .*₹366/)).toBeVisible();
    await page.getByText('Coriander').first().click();
    await page.getByRole('button', { name: 'Leave out' }).click();
    await page.getByRole('button', { name: 'None today' }).click();
    await expect(page.getByText('what you asked is over')).toBeVisible();
  });
});

test('on a laptop an order is packed by the keyboard, and a letter in a field is only a letter @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  const { placed, potato, tea } = await orderToPack(shop, await shop.signUp());
  await enterAs(page, shop.owner, `/admin/orders/${placed._id}/packing`);
  await expect(page.getByRole('checkbox', { name: potato.title })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('w');
  await expect(dialog.getByLabel('Weight in g')).toBeFocused();
  await expect(dialog.getByLabel('Weight in g')).toHaveValue('');
  await dialog.getByLabel('Weight in g').fill('1900');
  await page.keyboard.press('x');
  await expect(dialog).toHaveCount(1);
  // Whoever types fast types on while the dialog goes.
  for (const key of ['Escape', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('checkbox', { name: tea.title })).toBeChecked();
  await page.keyboard.press('x');
  await dialog.getByRole('button', { name: 'None today' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog.getByText('Weigh, or change how many')).toBeVisible();
});
