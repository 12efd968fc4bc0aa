import type { Schedule } from '#delivery/rounds.ts';
import { expect, type Shop, test } from '../support/shop.ts';

/** A time that no other round has: the demo shop may have rounds of its own. */
const FROM = '16:05';
const WEDDING = 'Closed for a wedding in Rampur';

/** The other journeys of this worker know of no such round. */
async function endRounds(shop: Shop): Promise<void> {
  const { token } = shop.owner;
  const send = (method: string, path: string) =>
    shop.call<Schedule>({ method, path: `/api/delivery${path}`, token });
  const { rules, pauses } = (await send('GET', '/schedule')).body;
  for (const { id, from, revision } of rules)
    if (from === FROM) await send('DELETE', `/rules/${id}?revision=${revision}`);
  for (const { id, text } of pauses) if (text === WEDDING) await send('DELETE', `/pauses/${id}`);
}

test.afterEach(({ shop }) => endRounds(shop));

test('the owner says when she delivers: every week, on one day more, and not on a wedding; what another device changed is shown first @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/409/);
  await enterAs(page, shop.owner, '/admin/rounds');
  await page.getByRole('button', { name: 'Round', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From', { exact: true }).fill(FROM);
  await dialog.getByLabel('To', { exact: true }).fill('16:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The end must be after the beginning')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('18:00');
  await dialog.getByLabel('Everywhere').check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const weekly = page
    .getByRole('region', { name: 'Every week' })
    .getByRole('listitem')
    .filter({ hasText: '4:05 pm to 6:00 pm' });
  await expect(weekly).toContainText('Mo Tu We Th Fr Sa · order before 2:00 pm');

  // Meanwhile somebody gives the round more seats on another device.
  await page.getByRole('button', { name: 'Edit 4:05 pm to 6:00 pm' }).click();
  const { token } = shop.owner;
  const path = '/api/delivery/schedule';
  const { rules } = (await shop.call<Schedule>({ path, token })).body;
  const rule = rules.find(({ from }) => from === FROM);
  const { id, ...body } = { ...rule, seats: 33 };
  await shop.call({ method: 'PUT', path: `/api/delivery/rules/${id}`, token, body });
  await dialog.getByLabel('How many orders').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('You see it as it is now.')).toBeVisible();
  await expect(dialog.getByText('33 orders')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Days without delivery' }).click();
  await dialog.getByLabel('What shoppers read', { exact: true }).fill(WEDDING);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Days without delivery' })).toContainText(WEDDING);
  await page.getByRole('button', { name: `Deliver again: ${WEDDING}` }).click();
  await expect(page.getByText(WEDDING)).toHaveCount(0);

  const soonest = page
    .getByRole('listitem')
    .filter({ hasText: '4:05 pm to 6:00 pm' })
    .filter({ has: page.getByRole('button', { name: /^Limit of orders for/ }) })
    .first();
  await soonest.getByRole('button', { name: /^Stop new orders for/ }).click();
  await expect(soonest).toContainText('takes no more orders');

  await page.getByRole('button', { name: 'Edit 4:05 pm to 6:00 pm' }).click();
  await dialog.getByRole('button', { name: 'End this weekly round' }).click();
  await dialog.getByRole('button', { name: 'End the weekly round' }).click();
  await expect(weekly).toBeHidden();
});
