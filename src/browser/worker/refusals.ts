// For `catch` in the worker: what the browser refuses passes as "nothing"; a fault of the worker's own code is thrown on, so
// that it does not look like a lost network or an empty store.

/** The store is forbidden, full, broken or gone: browsers say so by a DOMException. */
export function ifStoreRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}

/** There is no network (a TypeError), or the page went away before the answer (a DOMException). To stand around fetch alone. */
export function ifNotReached(error: unknown): undefined {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}

/** Only an app that was put on the home screen may count on its icon: browsers say so by a DOMException. */
export function ifNotAllowed(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
