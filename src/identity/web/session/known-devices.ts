import { keep, readKept } from '#browser/storage.ts';

/** What is left on the device when somebody signs out: it says nothing of who it was. */
export const KNOWN_DEVICE = 'knownDevice';
const KEPT_AT_MOST = 5;

/** The secrets that this browser was given at earlier logins, of several people on a shared phone, the newest first. */
export function knownDevices(): string[] {
  const kept = readKept(KNOWN_DEVICE, 'local');
  return Array.isArray(kept) ? kept.filter((secret) => typeof secret === 'string') : [];
}

/** Keeps the secret of a login, so that strangers who guess at the account do not slow its owner down here. */
export function keepKnownDevice(secret: string | undefined): void {
  if (secret !== undefined) keep(KNOWN_DEVICE, [secret, ...knownDevices()].slice(0, KEPT_AT_MOST), 'local');
}
