import type { Page } from '@playwright/test';
import { orderTo } from '../support/at-the-door.ts';
import { orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

// A shop of its own: the tabs count all orders.
test.use({ ownShop: {} });

const WORDS = {
  en: {
    at: '',
    phone: '9811122233',
    typed: '+91 98111-22233',
    tabs: 'What is to be done with orders',
    toConfirm: 'To confirm',
    toPack: 'To pack',
    onTheWay: 'On the way',
    toCollect: 'To collect',
    done: 'Done',
    came: /^1 new order/,
    confirm: 'Confirm: ',
    packed: 'Packed: ',
    dispatch: 'Dispatch: ',
    delivered: /^Delivered, /,
    gotIt: /^Got it/,
    waits: 'Waits for the network',
    undo: 'Undo',
    lost: 'No answer from the shop.',
    search: 'Search orders',
    choose: (number: string) => `Choose order ${number}`,
    move: 'Move',
    moved: /^2 orders now /,
    reached: /^Delivered on /,
  },
  hi: {
    at: '/hi',
    phone: '9811122244',
    typed: '098111 22244',
    tabs: 'ऑर्डर के काम',
    toConfirm: 'पक्का करना',
    toPack: 'पैक करना',
    onTheWay: 'रास्ते में',
    toCollect: 'पैसे लेना',
    done: 'पूरे',
    came: /^1 नया ऑर्डर/,
    confirm: 'पक्का: ',
    packed: 'पैक हो गया: ',
    dispatch: 'रवाना करें: ',
    delivered: /^डिलीवर हो गया, /,
    gotIt: /^मिल गए/,
    waits: 'नेटवर्क का इंतज़ार',
    undo: 'वापस लें',
    lost: 'दुकान से जवाब नहीं आया।',
    search: 'ऑर्डर खोजें',
    choose: (number: string) => `ऑर्डर ${number} चुनें`,
    move: 'बदलें',
    moved: /^2 ऑर्डर अब: /,
    reached: /को डिलीवर हुआ$/,
  },
} as const;

/** Taps the next step of an order. A tap that comes too soon after another one is taken for a double tap: it is made again. */
async function step(page: Page, orderId: string, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').locator(`[data-order="${orderId}"]`).getByRole('button', { name });
  await expect(async () => {
    await button.click({ timeout: 1000 });
    await expect(button).toBeHidden({ timeout: 1000 });
  }).toPass();
}

for (const language of ['en', 'hi'] as const)
  test(`from landing to done, in ${language}: called, packed while the network goes and comes, an undo that is not lost with it, on the way, collected; found by its phone, moved with others and back`, async ({
    page,
    context,
    shop,
    enterAs,
    otherDevice,
    expectErrors,
    axe,
  }) => {
    test.slow();
    expectErrors(/ERR_|Failed to/);
    const say = WORDS[language];
    // Axe looks at each screen once at a width.
    const isLooked = language === 'hi';
    const { token } = shop.owner;
    const [asha, goods] = [await shop.signUp(), await addProduct(shop)];
    const before = await orderTo(shop, asha, goods, { firstName: 'Gita' });
    const odd = await orderTo(shop, asha, goods, { firstName: 'Kamla', phone: '12345' });
    await enterAs(page, shop.owner, `${say.at}/admin/orders/queue?tab=toPack`);
    const main = page.getByRole('main');
    const tabs = page.getByRole('navigation', { name: say.tabs });
    const row = (order: { orderId: string }) => main.locator(`[data-order="${order.orderId}"]`);
    const open = (tab: string) => tabs.getByRole('link', { name: tab }).click();
    const waits = page.getByRole('region', { name: say.waits });
    const undo = page.getByRole('region', { name: say.undo });
    const isPacked = async () => (await orderNow(shop, landed)).packedAt !== undefined;

    await expect(row(before)).toBeVisible();
    const landed = await orderTo(shop, asha, goods, { firstName: 'Mohan', phone: say.phone });
    await main.getByRole('button', { name: say.came }).click();
    await expect(row(landed)).toContainText('Mohan Rao');

    await test.step('one is called first: one tap, and it is to be packed', async () => {
      await open(say.toConfirm);
      await step(page, odd.orderId, say.confirm);
      await expect(row(odd)).toBeHidden();
      await open(say.toPack);
      await expect(row(odd)).toBeVisible();
    });

    await test.step('packed without a network: it waits in sight, and arrives once', async () => {
      await context.setOffline(true);
      await step(page, landed.orderId, say.packed);
      await expect(waits).toContainText(`#${landed.orderId}`);
      await expect(tabs).toContainText(`${say.onTheWay}1`);
      await context.setOffline(false);
      await expect.poll(isPacked).toBe(true);
    });

    await test.step('an undo that meets no network says so, and is still there to be tapped once more', async () => {
      // The bar stays for ten seconds, and some have gone.
      await context.setOffline(true);
      await undo.getByRole('button', { name: say.undo }).click({ timeout: 9000 });
      await expect(undo).toContainText(say.lost);
      expect(await isPacked()).toBe(true);
      await context.setOffline(false);
      await undo.getByRole('button', { name: say.undo }).click();
      await expect.poll(isPacked).toBe(false);
      await expect(undo).toBeHidden();
      await expect(waits).toBeHidden();
      await expect(row(landed)).toBeVisible();
    });

    await test.step('packed after all, on the way, delivered and paid: it is done, and she reads it', async () => {
      await step(page, landed.orderId, say.packed);
      await open(say.onTheWay);
      await step(page, landed.orderId, say.dispatch);
      if (isLooked) await axe(page);
      await step(page, landed.orderId, say.delivered);
      await open(say.done);
      await expect(row(landed)).toBeVisible();
      expect(await orderNow(shop, landed)).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
      const hers = await otherDevice();
      await enterAs(hers, asha, `${say.at}/my-order/${landed._id}`);
      await expect(hers.getByText(say.reached).first()).toBeVisible();
    });

    await test.step('what was delivered and is not paid stands under what is to be collected', async () => {
      const body = { status: 'delivered' };
      await shop.call({ method: 'PATCH', path: `/api/orders/${odd._id}`, token, body });
      await open(say.toCollect);
      await step(page, odd.orderId, say.gotIt);
      await expect(row(odd)).toBeHidden();
      expect((await orderNow(shop, odd)).paymentStatus).toBe('received');
    });

    await test.step('found by any form of its phone; two are moved at once, and taken back one by one', async () => {
      const other = await orderTo(shop, asha, goods, { firstName: 'Sunita' });
      await page.goto(`${say.at}/admin/orders`);
      const search = page.getByRole('searchbox', { name: say.search });
      await search.fill(say.typed);
      await expect(main.getByText(/^#\d+$/)).toHaveText([`#${landed.orderId}`]);
      await search.fill('');
      const two = [before, other];
      const statuses = () => Promise.all(two.map(async (order) => (await orderNow(shop, order)).status));
      for (const { orderId } of two) await main.getByLabel(say.choose(orderId), { exact: true }).check();
      await main.getByRole('button', { name: say.move, exact: true }).click();
      await expect(undo).toContainText(say.moved);
      expect(await statuses()).toEqual(['dispatched', 'dispatched']);
      if (isLooked) await axe(page);
      await undo.getByRole('button', { name: say.undo }).click();
      await expect.poll(statuses).toEqual(['pending', 'pending']);
    });
  });
