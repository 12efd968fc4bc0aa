import { expect, test } from 'vitest';
import type { PushText } from '#base/push-text.ts';
import { openPage, showPush } from './push.ts';
import type { OpenPage, WorkerScope } from './scope.ts';

const pushed: PushText = {
  title: 'New order 1001: ₹473',
  body: 'Rampur',
  page: '/hi/admin/orders',
  tag: 'order-1001',
  toDo: 3,
  token: 'secret',
};

/** A phone whose network does what the test says. */
function openPhone(network: () => Response | Error = () => Response.json({})) {
  const done: string[] = [];
  const shown: [string, object][] = [];
  const ports = {
    registration: {
      showNotification: async (title: string, options: object) => {
        shown.push([title, options]);
        done.push('shown');
      },
    },
    navigator: { setAppBadge: async (count: number) => void done.push(`badge ${count}`) },
    fetch: async (path: string, { body }: { body: string }) => {
      done.push(`told ${path} ${body}`);
      const got = network();
      if (got instanceof Error) throw got;
      return got;
    },
  } as unknown as WorkerScope;
  return { done, shown, show: () => showPush(ports, pushed) };
}

test('a push is shown, only then the shop hears that it has arrived, and the icon counts', async () => {
  const { done, shown, show } = openPhone();
  await show();
  expect(done).toEqual(['shown', 'told /api/alarm/arrivals {"token":"secret"}', 'badge 3']);
  expect(shown).toMatchObject([
    [pushed.title, { body: 'Rampur', tag: 'order-1001', renotify: true, data: '/hi/admin/orders' }],
  ]);
});

test('a push that arrives just before the network is gone is shown all the same', async () => {
  const { shown, show } = openPhone(() => new TypeError('Failed to fetch'));
  await show();
  expect(shown).toHaveLength(1);
});

test.each([
  ['cannot', undefined],
  ['may not', () => Promise.reject(new DOMException('not installed', 'NotAllowedError'))],
])('a phone that %s count on its icon shows the push', async (_, setAppBadge) => {
  const told: string[] = [];
  const ports = {
    registration: { showNotification: async (title: string) => void told.push(title) },
    navigator: { setAppBadge },
    fetch: async (path: string) => {
      told.push(path);
      return Response.json({});
    },
  } as unknown as WorkerScope;
  await showPush(ports, pushed);
  expect(told).toEqual([pushed.title, '/api/alarm/arrivals']);
});

test('a tap leads to the board: to the tab that shows it, or to a new one', async () => {
  const opened: string[] = [];
  const clientsWith = (...urls: string[]) =>
    ({
      matchAll: async () =>
        urls.map((url): OpenPage => ({
          url,
          visibilityState: 'hidden',
          focus: async () => void opened.push(`to ${url}`),
        })),
      openWindow: async (page: string) => void opened.push(`new ${page}`),
    }) as unknown as WorkerScope['clients'];
  await openPage(clientsWith('https://shop.example/shop'), pushed.page);
  await openPage(clientsWith('https://shop.example/hi/admin/orders?status=pending'), pushed.page);
  expect(opened).toEqual(['new /hi/admin/orders', 'to https://shop.example/hi/admin/orders?status=pending']);
});
