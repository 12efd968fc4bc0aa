import { ADDRESS, addProduct, order } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('address, notes and cancelling are changed at a tap, taken back at another, and she sees them @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  otherDevice,
  expectErrors,
}) => {
  const asha = await shop.signUp();
  const placed = await order(shop, asha, await addProduct(shop, { title: 'Tea', price: 138 }));
  await enterAs(page, shop.owner, `/admin/orders/${placed._id}`);
  const dialog = page.getByRole('dialog');
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('a new address, with the network cut in the middle', async () => {
    await page.getByRole('button', { name: 'Change address or phone' }).click();
    await dialog.getByLabel('Colony').fill('near the well');
    await dialog.getByLabel('Landmark').fill('');
    await axe(page);
    expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|409/);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Order #${placed.orderId}: address changed`)).toBeVisible();
    await expect(page.getByText('near the well')).toBeVisible();
    await undo.click();
    await expect(page.getByText(ADDRESS.landmark)).toBeVisible();
  });

  await test.step('two people: the second is shown what is there now', async () => {
    await page.getByRole('button', { name: 'Write' }).click();
    await dialog.getByLabel('What the customer asked for').fill('Ring twice');
    const now = await shop.call<{ updatedAt: string }>({
      path: `/api/orders/${placed._id}`,
      token: shop.owner.token,
    });
    await shop.call({
      method: 'PUT',
      path: `/api/orders/${placed._id}/notes`,
      token: shop.owner.token,
      body: { note: 'Leave it at the gate', shopNote: '', updatedAt: now.body.updatedAt },
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('It is now:')).toBeVisible();
    await expect(dialog.getByText('Leave it at the gate')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cannot be reached' }).click();
  await expect(page.getByText(`Order #${placed.orderId} is cancelled`)).toBeVisible();
  const hers = await otherDevice();
  await enterAs(hers, asha, `/my-order/${placed._id}`);
  await expect(hers.getByText('We could not reach you')).toBeVisible();
  await expect(hers.getByText('Ring twice')).toBeVisible();
  await undo.click();
  await expect(page.getByRole('link', { name: 'Pack', exact: true })).toBeVisible();

  await test.step('it is older than the first round, and is put on one', async () => {
    const to = await addVillage(shop);
    villages = [to];
    await page.getByRole('button', { name: 'Change address or phone' }).click();
    await dialog.getByLabel('Pincode').fill(to.pincode);
    await dialog.getByLabel('Village or mohalla').selectOption(to.village);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Order #${placed.orderId}: address changed`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a round' })).toHaveCount(0);
    await addRounds(shop, to, [5]);
    await page.reload();
    await expect(page.getByText('It goes with no round yet')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a round' }).click();
    await axe(page);
    await dialog.getByRole('button', { name: '5 more orders' }).click();
    await expect(page.getByRole('button', { name: 'Another round' })).toBeVisible();
    await expect(page.getByText(/^Delivery: .*5:00 pm to 7:00 pm/)).toBeVisible();
  });
});
