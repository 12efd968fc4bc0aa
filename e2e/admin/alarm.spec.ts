import type { BrowserContext, Page } from '@playwright/test';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { freePort } from '../../bin/test/free-port.mjs';
import { orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const port = await freePort();

test.use({
  serviceWorkers: 'allow',
  ownShop: {
    NODE_OPTIONS: '--import ./e2e/support/cheap-passwords.mjs --import ./test/fakes/push-redirect.mjs',
    TEST_PUSH_PORT: String(port),
  },
});

type FakeSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * A browser without a screen has no push service, and may not show messages: what the first would answer comes from the one of
 * our tests, and the permission is made up.
 */
async function fakeSubscribing(page: Page, service: PushService): Promise<void> {
  await page.exposeFunction('subscribeAtFake', (publicKey: string): FakeSubscription =>
    service.subscribe('owner', publicKey),
  );
  await page.addInitScript(() => {
    type Fake = { subscribeAtFake(publicKey: string): Promise<FakeSubscription> };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const subscriptionOf = (made: FakeSubscription, publicKey: string) => {
      const signs = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
      const key = Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0);
      const options = { applicationServerKey: key.buffer };
      return { ...made, options, toJSON: () => made } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => {
      const kept = sessionStorage.getItem('fake');
      const { made, publicKey } = kept ? JSON.parse(kept) : {};
      return made ? subscriptionOf(made, publicKey) : null;
    };
    PushManager.prototype.subscribe = async (options) => {
      const publicKey = options?.applicationServerKey as string;
      const made = await (globalThis as unknown as Fake).subscribeAtFake(publicKey);
      sessionStorage.setItem('fake', JSON.stringify({ made, publicKey }));
      return subscriptionOf(made, publicKey);
    };
  });
}

/** Brings what the push service took to the worker on the device, as the browser does. */
async function bringTo(context: BrowserContext, service: PushService): Promise<string> {
  await expect.poll(() => service.taken.length).toBe(1);
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

test('one tap on the board and the phone rings: a test says that it arrived, and a new order is shown with its number and sum @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
}) => {
  const service = await openPushService(port);
  await fakeSubscribing(page, service);
  await enterAs(page, shop.owner, '/admin/orders');
  const strip = page.getByRole('region', { name: 'Alarm' });
  await expect(strip).toContainText('New orders do not ring here.');
  await strip.getByRole('button', { name: 'Ring' }).click();
  await expect(strip).toContainText('This screen makes no sound.', { timeout: 15_000 });
  await strip.getByRole('button', { name: 'Sound' }).click();
  await expect(strip).toBeHidden();

  await page.goto('/admin/alarm');
  await expect(page.getByText('New orders ring on this device')).toBeVisible();
  await axe(page);
  const shown = await noteShown(context);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('Not sent yet…')).toBeVisible();
  expect(await bringTo(context, service)).toBe('Alarm test');
  await expect(page.getByText(/^Arrived after .* the device said so itself/)).toBeVisible();

  const asha = await shop.signUp({ name: 'Asha' });
  const goods = await addProduct(shop, { price: 100 });
  const { orderId } = await orderAs(shop, asha, { goods, lastName: 'Devi' });
  const title = await bringTo(context, service);
  expect(title).toMatch(new RegExp(`^New order ${orderId}: ₹`));
  await expect.poll(shown).toEqual(['Alarm test', '0 to do', title, '1 to do']);
  await expect(page).toHaveTitle(/^\(\d+\) Alarm/);
  await service.close();
});
