/**
 * The shop's worker: it answers the pages' requests without a network. The build makes `/sw.js` of it
 * (bin/build/worker.mjs) and puts in the build's id and the texts. docs/offline.md tells what it keeps, and how to switch
 * it off.
 */
import { openAnswers } from './answers.ts';
import type { NoNetworkTexts } from './no-network.ts';
import { allUnsent, markSent, SYNC_TAG, sendUnsent } from './outbox.ts';
import { renewPush, openPage, showPush } from './push.ts';
import type { ToPage, ToWorker, WorkerScope } from './scope.ts';
declare const BUILD: string;
declare const TEXTS: NoNetworkTexts;

const scope = globalThis as unknown as WorkerScope;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const answers = openAnswers(
  {
    origin: scope.location.origin,
    caches: scope.caches,
    fetch: (request) => scope.fetch(request),
    now: () => Date.now(),
    wait,
    tellAge: async (client, seenAt) => {
      const page = await scope.clients.get(client);
      page?.postMessage({ seenAt } satisfies ToPage);
    },
  },
  BUILD,
  TEXTS,
);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    // The page is asked for while the worker starts; browsers without that ask a moment later.
    await scope.registration.navigationPreload?.enable();
    await answers.forgetOthers();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener('fetch', (event) => {
  const { request, clientId, preloadResponse } = event;
  const answering = answers.answer({ request, client: clientId, preloaded: preloadResponse });
  if (!answering) return;
  event.respondWith(answering.answer);
  event.waitUntil(answering.work);
});

scope.addEventListener('message', (event) => {
  const { used, parts, pages } = event.data as ToWorker;
  const keep = async (): Promise<void> => {
    await answers.keepAll(used);
    await answers.keepParts(parts);
    await answers.keepAll(pages);
  };
  event.waitUntil(keep());
});

scope.addEventListener('sync', (event) => {
  if (event.tag !== SYNC_TAG) return;
  event.waitUntil(
    sendUnsent({
      all: allUnsent,
      markSent,
      post: (path, init) => scope.fetch(path, init),
      isAnyPageSeen: async () => {
        const pages = await scope.clients.matchAll({ type: 'window' });
        return pages.some(({ visibilityState }) => visibilityState === 'visible');
      },
      now: () => Date.now(),
    }),
  );
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(scope, event.data.json()));
});

scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(
    renewPush({
      caches: scope.caches,
      pushManager: scope.registration.pushManager,
      fetch: (path, init) => scope.fetch(path, init),
      wait,
    }),
  ),
);

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(scope.clients, event.notification.data));
});
