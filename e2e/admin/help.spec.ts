import type { Page } from '@playwright/test';
import { addPotatoes, order } from '../support/goods.ts';
import { cutOff } from '../support/page/large-text.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const say = saidIn('hi');

/** Opens the help of the screen and reads it: three sentences, and a picture with the number of each. */
async function readHelp(page: Page, screen: string): Promise<void> {
  await page.getByRole('button', { name: say('office.nav.help'), exact: true }).tap();
  const help = page.getByRole('dialog', { name: say(`help.${screen}.title`) });
  await expect(help.getByRole('listitem')).toHaveText(
    ['one', 'two', 'three'].map((which, at) => `${at + 1}${say(`help.${screen}.${which}`)}`),
  );
  const picture = help.locator('[inert]');
  for (const n of ['1', '2', '3']) await expect(picture.getByText(n, { exact: true })).toBeVisible();
  expect(await help.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

test('“?” says in Hindi what a screen is for, with its own row as the picture, without internet, too; and the log of changes is in Hindi @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to|status of 50\d/);
  const close = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('help.ok') })
      .tap();
  const asha = await shop.signUp();
  const goods = await addPotatoes(shop);
  const placed = await order(shop, asha, goods);
  await enterAs(page, shop.owner, '/hi/admin/orders/queue');
  await readHelp(page, 'orderQueue');
  await close();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/hi/admin/orders/${placed._id}/packing`);
  await readHelp(page, 'packing');
  await axe(page);
  // It is a picture: nothing of it can be tapped, and the order is as it was.
  const row = page.getByRole('dialog').locator('[inert]');
  await expect(row).toContainText(say('office.packing.weigh'));
  await row.getByText(say('office.packing.leaveOut')).tap({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: say('help.more') }).tap();
  await expect(page.getByText(say('help.packing.more'))).toBeInViewport();
  await axe(page);
  await close();

  await page.goto('/hi/admin/audit');
  const changes = page.getByRole('main').getByRole('listitem');
  await expect(changes.first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say('office.action.added'));
  expect(await cutOff(page)).toEqual([]);
  await readHelp(page, 'auditLog');
  await close();

  await page.goto('/hi/admin/orders/queue');
  await waitForWorker(page, '/hi/admin/orders/queue');
  await waitForWorker(page, /^\/assets\/orders-help-/);
  await waitForWorker(page, /^\/assets\/hi-help-/);
  await context.setOffline(true);
  await page.goto('/hi/admin/orders/queue');
  await readHelp(page, 'orderQueue');
});
