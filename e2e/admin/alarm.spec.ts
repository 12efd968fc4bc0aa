import type { BrowserContext, Page } from '@playwright/test';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { freePort } from '../../bin/test/free-port.mjs';
import { orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { fakeSubscribing } from '../support/page/fake-push.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

const port = await freePort();

test.use({
  serviceWorkers: 'allow',
  ownShop: {
    NODE_OPTIONS: '--import ./e2e/support/cheap-passwords.mjs --import ./test/fakes/push-redirect.mjs',
    TEST_PUSH_PORT: String(port),
  },
});

/** Brings what the push service took to the worker on the device, as the browser does. */
async function bringTo(context: BrowserContext, service: PushService, device = 'owner'): Promise<string> {
  await expect.poll(() => service.taken.map((push) => push.device)).toEqual([device]);
  const [taken] = service.taken.splice(0);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate((data) => {
    // An event of the browser's own kind may not be waited for when a script made it.
    const pushed = Object.assign(new Event('push'), {
      data: { json: () => data },
      waitUntil: () => undefined,
    });
    globalThis.dispatchEvent(pushed);
  }, taken!);
  return taken!.title;
}

/** Notes what the worker shows, and what it counts on the icon: a browser without a screen does neither. */
async function noteShown(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  type Noting = { shown: string[]; registration: ServiceWorkerRegistration };
  await worker!.evaluate(() => {
    const scope = globalThis as unknown as Noting;
    scope.shown = [];
    scope.registration.showNotification = async (title) => void scope.shown.push(title);
    const count = async (orders: number) => void scope.shown.push(`${orders} to do`);
    Object.defineProperty(navigator, 'setAppBadge', { value: count });
  });
  return () => worker!.evaluate(() => (globalThis as unknown as Noting).shown);
}

/** The browser gives this device another address, behind everybody's back, and tells the worker alone. */
async function renewAddress(context: BrowserContext, page: Page, service: PushService): Promise<void> {
  const publicKey = await page.evaluate(() => JSON.parse(sessionStorage.getItem('fake') ?? '{}').publicKey);
  const made = service.subscribe('renewed', publicKey);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async (subscription) => {
    PushManager.prototype.getSubscription = async () =>
      ({ toJSON: () => subscription }) as unknown as PushSubscription;
    const work: Promise<unknown>[] = [];
    const renewed = Object.assign(new Event('pushsubscriptionchange'), {
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    globalThis.dispatchEvent(renewed);
    await Promise.all(work);
  }, made);
}

test('one tap on the board and the device rings, in Hindi: a test without a network says so, the next one that it arrived; a new order rings, also where the browser has another address meanwhile @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to/);
  const say = saidIn('hi');
  const service = await openPushService(port);
  await fakeSubscribing(page, service);
  await enterAs(page, shop.owner, '/hi/admin/orders');
  const strip = page.getByRole('region', { name: say('office.alarm.title') });
  await expect(strip).toContainText(say('office.alarm.strip.off'));
  await strip.getByRole('button', { name: say('office.alarm.strip.ring') }).click();
  await expect(strip).toContainText(say('office.alarm.strip.silent'), { timeout: 15_000 });
  await strip.getByRole('button', { name: say('office.alarm.strip.sound') }).click();
  await expect(strip).toBeHidden();

  await page.goto('/hi/admin/alarm');
  await expect(page.getByText(say('office.alarm.isOn'))).toBeVisible();
  const shown = await noteShown(context);
  const tester = page.getByRole('button', { name: say('office.alarm.test'), exact: true });
  await context.setOffline(true);
  await tester.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText(say('office.alarm.test.waiting'))).toBeHidden();
  await axe(page);
  await context.setOffline(false);
  await tester.click();
  await expect(page.getByText(say('office.alarm.test.waiting'))).toBeVisible();
  expect(await bringTo(context, service)).toBe(say('mail.alarm.test'));
  await expect(
    page.getByText(new RegExp(`^${say('office.alarm.test.arrivedAfter', { seconds: '.*' })}`)),
  ).toBeVisible();

  await renewAddress(context, page, service);
  const asha = await shop.signUp({ name: 'Asha' });
  const goods = await addProduct(shop, { price: 100 });
  const placed = await orderAs(shop, asha, { goods, lastName: 'Devi' });
  const title = await bringTo(context, service, 'renewed');
  expect(title).toContain(say('mail.alarm.order', { number: placed.orderId, total: '₹' }));
  await expect.poll(shown).toEqual([say('mail.alarm.test'), '0 to do', title, '1 to do']);
  await expect(page).toHaveTitle(new RegExp(`^\\(1\\) ${say('office.alarm.title')}`));
  // For the next language nothing is to be done.
  const path = `/api/orders/${placed._id}`;
  await shop.call({ method: 'PATCH', path, token: shop.owner.token, body: { status: 'cancelled' } });
  await service.close();
});
