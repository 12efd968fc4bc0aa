/**
 * Served as `/sw.js` when the worker is switched off (OFFLINE_WORKER=off): it empties the store and unregisters itself.
 */
import type { WorkerScope } from './scope.ts';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const leave = async (): Promise<void> => {
    for (const name of await scope.caches.keys()) await scope.caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
