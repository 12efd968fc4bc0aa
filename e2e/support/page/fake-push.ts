import type { Page } from '@playwright/test';
import type { PushService } from '#test/fakes/push-service.ts';

type FakeSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * A browser without a screen has no push service, and may not show messages: what the first would answer comes from the one of
 * our tests, and the permission is made up.
 */
export async function fakeSubscribing(page: Page, service: PushService): Promise<void> {
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
