import { ifNotReached, ifStoreRefused } from './scope.ts';

/** A part of the browser's store with a size of its own. */
export type Room = {
  /** The kept answer of an address; undefined if there is none or the store does not answer. */
  find(address: string): Promise<Response | undefined>;
  has(address: string): Promise<boolean>;
  /** Keeps an answer; the oldest ones go until the room is small enough. Never fails: a full store keeps nothing. */
  put(address: string, answer: Response): Promise<void>;
};

/** When an answer was kept, in milliseconds. */
export const SEEN_AT = 'x-seen-at';
const BYTES = 'x-bytes';

/** One answer may take this part of its room. */
const LARGEST = 1 / 2;

type Entry = { bytes: number; at: number };

/**
 * Opens a room of at most so many bytes. The browser may refuse the store, empty it without a word, or say that it is full;
 * the shop then works as it does without a worker.
 */
export function openRoom(caches: CacheStorage, name: string, maxBytes: number, now: () => number): Room {
  let listed: Promise<Map<string, Entry>> | undefined;
  const list = (cache: Cache): Promise<Map<string, Entry>> => (listed ??= listOf(cache));

  /** Drops the oldest answers until `bytes` are free. */
  async function makeRoom(cache: Cache, entries: Map<string, Entry>, bytes: number): Promise<void> {
    let taken = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, bytes);
    for (const [address, entry] of [...entries].toSorted(([, a], [, b]) => a.at - b.at)) {
      if (taken <= maxBytes) return;
      await cache.delete(address);
      entries.delete(address);
      taken -= entry.bytes;
    }
  }

  async function put(address: string, answer: Response): Promise<void> {
    const body = await answer.arrayBuffer().catch(ifNotReached);
    if (!body || body.byteLength > maxBytes * LARGEST) return;
    const cache = await caches.open(name);
    const entries = await list(cache);
    const entry = { bytes: body.byteLength, at: now() };
    entries.delete(address);
    await makeRoom(cache, entries, entry.bytes);
    entries.set(address, entry);
    const kept = new Response(body, { headers: keptHeaders(answer, entry) });
    try {
      await cache.put(address, kept);
    } catch (error) {
      ifStoreRefused(error);
      // The browser's own limit is lower than ours: half of the room goes, and this answer is not kept.
      entries.delete(address);
      await makeRoom(cache, entries, maxBytes / 2);
    }
  }

  /** The store is forbidden, broken or was emptied meanwhile: it counts as empty, and is looked through again next time. */
  const asEmpty = (error: unknown): undefined => {
    ifStoreRefused(error);
    listed = undefined;
  };

  return {
    find: (address) =>
      caches
        .open(name)
        .then((cache) => cache.match(address, { ignoreVary: true }))
        .catch(asEmpty),
    has: (address) =>
      caches
        .open(name)
        .then(list)
        .then(
          (entries) => entries.has(address),
          (error: unknown) => asEmpty(error) ?? false,
        ),
    put: (address, answer) => put(address, answer).catch(asEmpty),
  };
}

async function listOf(cache: Cache): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) entries.set(request.url, { bytes: numberIn(kept, BYTES), at: numberIn(kept, SEEN_AT) });
  }
  return entries;
}

const numberIn = (answer: Response, header: string): number => Number(answer.headers.get(header) ?? 0);

/** The answer's own headers; the body is no longer packed, and no longer as long as it was on the line. */
function keptHeaders(answer: Response, { bytes, at }: Entry): Headers {
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SEEN_AT, String(at));
  headers.set(BYTES, String(bytes));
  return headers;
}
