import { ifNotAllowed, ifNotReached } from '../refusals.ts';
import type { WorkerScope } from '../scope.ts';
import { keepRingAddress, keptRingAddress } from './ring-address.ts';

/** The parts of the browser that renewing needs. */
type Ports = {
  caches: CacheStorage;
  pushManager: WorkerScope['registration']['pushManager'];
  fetch(path: string, init: RequestInit): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
};

/** After these pauses the shop is told again; then the next page of the back office does it. */
const PAUSES_MS = [2000, 8000];

/**
 * The browser has given this device another address, or none any more: a new one is asked for, and the shop is told, though no page
 * is open. Not all browsers say what the address was, so that was kept.
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

/** Nothing, where the person allows no messages any more, or no push service is reached. */
const subscribe = (pushManager: Ports['pushManager'], applicationServerKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(ifNotAllowed);
