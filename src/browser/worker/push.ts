import type { PushText } from '#base/push-text.ts';
import { keepRingAddress, keptRingAddress } from './ring-address.ts';
import { ifNotAllowed, ifNotReached, type WorkerScope } from './scope.ts';
/** The parts of the browser that renewing needs. */
type Ports = {
  caches: CacheStorage;
  pushManager: WorkerScope['registration']['pushManager'];
  fetch(path: string, init: RequestInit): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
};

/** The pauses between tries to tell the shop, in milliseconds; after them, the next page of the back office does it. */
const PAUSES_MS = [2000, 8000];

/**
 * Renews this device's push address after the browser changed or dropped it, and tells the shop, even if no page is
 * open. Not all browsers name the old address, so it was kept.
 */
export async function renewPush({ caches, pushManager, ...ports }: Ports): Promise<void> {
  const old = await keptRingAddress(caches);
  if (!old) return;
  const now = (await pushManager.getSubscription()) ?? (await subscribe(pushManager, old.publicKey));
  const { endpoint, keys } = now?.toJSON() ?? {};
  const [auth, p256dh] = [keys?.['auth'], keys?.['p256dh']];
  if (!endpoint || !auth || (endpoint === old.endpoint && auth === old.auth)) return;
  const body = { old: { endpoint: old.endpoint, auth: old.auth }, endpoint, keys: { p256dh, auth } };
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  for (const pause of [0, ...PAUSES_MS]) {
    if (pause > 0) await ports.wait(pause);
    const answer = await ports.fetch('/api/alarm/renewals', init).catch(ifNotReached);
    if (answer?.ok) return keepRingAddress(caches, { endpoint, auth, publicKey: old.publicKey });
  }
}

/** Undefined if the person allows no messages any more, or no push service is reached. */
const subscribe = (pushManager: Ports['pushManager'], applicationServerKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(ifNotAllowed);

const ICON = '/icons/192.png';

/**
 * Shows a push of the shop and then confirms to the shop that it arrived: the push service alone does not know that. A
 * ring stays until it is touched; one for the same order replaces the one before, with a new sound.
 */
export async function showPush(
  ports: Pick<WorkerScope, 'registration' | 'navigator' | 'fetch'>,
  pushed: unknown,
): Promise<void> {
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

/** Opens a page of the shop: in the tab that shows it, or in a new one. */
export async function openPage(clients: WorkerScope['clients'], page: unknown): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => new URL(url).pathname === page);
  if (shown) await shown.focus();
  else await clients.openWindow(String(page));
}
