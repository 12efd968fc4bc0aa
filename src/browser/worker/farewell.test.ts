import { expect, test, vi } from 'vitest';
import type { WorkerScope } from './scope.ts';

test('the worker that takes the place of one that is switched off empties the store and removes itself', async () => {
  const stores = new Set(['build1 files', 'build1 pages']);
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  const listeners: Partial<Record<string, (event: unknown) => void>> = {};
  const scope: Partial<WorkerScope> = {
    caches: {
      keys: async () => [...stores],
      delete: async (name: string) => stores.delete(name),
    } as unknown as CacheStorage,
    registration: {
      pushManager: {} as PushManager,
      unregister: async () => Boolean(done.push('unregistered')),
      showNotification: () => Promise.reject(new Error('a worker that goes shows nothing')),
    },
    skipWaiting: async () => void done.push('at once'),
    addEventListener: (name, listener) => {
      listeners[name] = listener as (event: unknown) => void;
    },
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  await import('./farewell.ts');
  for (const name of ['install', 'activate']) {
    listeners[name]?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }
  expect([...stores]).toEqual([]);
  expect(done).toEqual(['at once', 'unregistered']);
});
