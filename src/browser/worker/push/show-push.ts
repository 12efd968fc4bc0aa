import type { PushText } from '#base/push-text.ts';
import { ifNotAllowed, ifNotReached } from '../refusals.ts';
import type { WorkerScope } from '../scope.ts';

/** The parts of the browser that showing a push needs. */
type Ports = Pick<WorkerScope, 'registration' | 'navigator' | 'fetch'>;

const ICON = '/icons/192.png';

/**
 * Shows a push of the shop and then confirms to the shop that it arrived: the push service alone does not know that. A
 * ring stays until it is touched; one for the same order replaces the one before, with a new sound.
 */
export async function showPush(ports: Ports, pushed: unknown): Promise<void> {
  const { title, body, page, tag, toDo, token } = pushed as PushText;
  await ports.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    requireInteraction: true,
    vibrate: [300, 150, 300, 150, 600],
    icon: ICON,
    data: page,
  });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  };
  // Without a network the shop does not hear of it, and says "not arrived": that is what it knows.
  await ports.fetch('/api/alarm/arrivals', init).catch(ifNotReached);
  await ports.navigator.setAppBadge?.(toDo).catch(ifNotAllowed);
}

/** Leads to a page of the shop: to the tab that shows it, or to a new one. */
export async function openPage(clients: WorkerScope['clients'], page: unknown): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => new URL(url).pathname === page);
  if (shown) await shown.focus();
  else await clients.openWindow(String(page));
}
