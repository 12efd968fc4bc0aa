/**
 * The files of the build that are kept: what a guest's taps need, so that the second visit answers them without the line; what
 * the shop needs without a network; and what the back office needs besides.
 */
export type NeededFiles = { taps: string[]; shop: string[]; office: string[] };

/**
 * A message of a page to the worker with what to keep: what the page used, then files of the build, then pages. Pages
 * come last, so that a kept page has its files.
 */
export type ToWorker = { used: string[]; parts: (keyof NeededFiles)[]; pages: string[] };

/**
 * A message of the worker to a page: when the answer it gave was seen; undefined when answers come from the shop again.
 */
export type ToPage = { seenAt: number | undefined };

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

type Events = {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { data: unknown };
  sync: Extendable & { tag: string };
  push: Extendable & { data: { json(): unknown } | null };
  pushsubscriptionchange: Extendable;
  notificationclick: Extendable & { notification: ShownPush };
  fetch: Extendable & {
    request: Request;
    clientId: string;
    preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
};

/** A push that is shown, and the page that a tap on it opens. */
export type ShownPush = { data: unknown; close(): void };

/** A page of the shop that is open. */
export type OpenPage = { url: string; visibilityState: DocumentVisibilityState; focus(): Promise<unknown> };

/** The worker's global scope. TypeScript's own types for it cannot stand beside those of pages. */
export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  fetch: typeof fetch;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
    openWindow(page: string): Promise<unknown>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  registration: {
    pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
    showNotification(title: string, options: object): Promise<void>;
  };
  navigator: { setAppBadge?(count: number): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};

// For `catch` in the worker: what the browser refuses passes as "nothing"; a fault of the worker's own code is thrown on, so
// that it does not look like a lost network or an empty store.

/** For calls of the store: it is forbidden, full, broken or gone; browsers report that by a DOMException. */
export function ifStoreRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}

/** For fetch alone: there is no network (a TypeError), or the page went away before the answer (a DOMException). */
export function ifNotReached(error: unknown): undefined {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}

/** For a call that browsers allow only to an app on the home screen: they refuse with a DOMException. */
export function ifNotAllowed(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
