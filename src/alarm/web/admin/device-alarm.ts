import { i18n } from '@lingui/core';
import type { Alarm } from '#alarm/alarm.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { keep, readKept } from '#browser/storage.ts';
import { keepRingAddress } from '#browser/worker/ring-address.ts';

/**
 * Reason why this device cannot ring. `install`: an iPhone or iPad rings only for a shop on its home screen;
 * `insecure`: the page was not loaded over https; `noWorker`: the shop's service worker does not run here (a private
 * window, or switched off).
 */
export type Hindrance = 'unsupported' | 'install' | 'insecure' | 'denied' | 'noWorker';
export type DeviceState = Hindrance | 'off' | 'on';

/** Who wants this device to ring: it is switched on again by itself after the next login, or when the browser changed its address. */
const WANTED = 'haat.alarm';
const WORKER_PATIENCE_MS = 8000;

/** Checks if this device rings (`on` or `off`); if it cannot, returns the reason. */
export async function deviceState(alarm: Alarm): Promise<DeviceState> {
  const hindrance = hindranceHere();
  if (hindrance) return hindrance;
  const worker = await workerHere();
  if (!worker) return 'noWorker';
  const subscription = await worker.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' && ringsHere(alarm) ? 'on' : 'off';
}

/** The reasons that can be found without waiting for the service worker. */
function hindranceHere(): Hindrance | undefined {
  if (!window.isSecureContext) return 'insecure';
  const isReady = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isReady) return isApple() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Tells the user why this device cannot ring, and the remedy. */
export function sayHindrance(hindrance: Hindrance): string {
  switch (hindrance) {
    case 'denied':
      return i18n._('office.alarm.state.denied');
    case 'install':
      return i18n._('office.alarm.state.install');
    case 'insecure':
      return i18n._('office.alarm.state.insecure');
    case 'noWorker':
      return i18n._('office.alarm.state.noWorker');
    case 'unsupported':
      return i18n._('office.alarm.state.unsupported');
  }
}

/** True if this user switched ringing on for this device, as far as the device remembers. */
export const isWantedHere = (userId: string): boolean => readKept(WANTED, 'local') === userId;

/** An iPad says that it is a Mac, but no Mac is touched with several fingers. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** True if the shop lists this login as a device that rings. */
const ringsHere = ({ people }: Alarm): boolean =>
  people.some(({ devices }) => devices.some(({ isThis }) => isThis));

/** The shop's worker; it begins a moment after the first page. */
async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The browser refused to subscribe to pushes; the message is a sentence for the user. */
export class RingRefused extends Error {}

/**
 * Asks for the browser's permission and registers this device; resolves to the changed alarm. Throws `RingRefused`.
 * Call it directly from a tap, and ask before anything else: some browsers show no prompt once the tap is over.
 */
export async function switchOn(userId: string): Promise<Alarm> {
  const hindrance = hindranceHere();
  if (hindrance) throw new RingRefused(sayHindrance(hindrance));
  if ((await Notification.requestPermission()) !== 'granted') throw new RingRefused(sayHindrance('denied'));
  const next = await register(await callApi<Alarm>('/alarm'));
  keep(WANTED, userId, 'local');
  return next;
}

/** Has this device ring no longer. */
export async function switchOff(): Promise<Alarm> {
  keep(WANTED, '', 'local');
  const next = await callApi<Alarm>('/alarm/device', { method: 'DELETE' });
  await keepRingAddress(caches, undefined);
  const worker = await workerHere();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return next;
}

/**
 * Puts right what changed behind our back: after a new login, a restore of the shop, or when the browser has another address now.
 * Only where this person wanted it, and without asking anything.
 */
export async function keepRinging(userId: string): Promise<void> {
  if (!isWantedHere(userId) || hindranceHere() || Notification.permission !== 'granted') return;
  await register(await callApi<Alarm>('/alarm'));
}

async function register({ publicKey }: Alarm): Promise<Alarm> {
  const worker = await workerHere();
  if (!worker) throw new RingRefused(sayHindrance('noWorker'));
  const { endpoint = '', keys } = await subscribe(worker, publicKey);
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint, keys: { p256dh, auth }, language: i18n.locale };
  const next = await callApi<Alarm>('/alarm/device', { method: 'PUT', body });
  // For the worker: when the browser changes the address, no page may be open.
  await keepRingAddress(caches, { endpoint, auth: body.keys.auth, publicKey });
  return next;
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscriptionJSON> {
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known.toJSON();
  // An address that belongs to another key of the shop is of no use.
  await known?.unsubscribe();
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return made.toJSON();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // No push service is reached, or this browser has none (some have theirs switched off).
    throw new RingRefused(i18n._('office.alarm.refused', { reason: error.message }), { cause: error });
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
