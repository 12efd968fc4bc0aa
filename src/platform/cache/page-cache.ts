import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Change } from './changes.ts';
import { type Bodies, bodyIn, type Encoding } from './packing.ts';

/** An answer as it was made: header names in small letters. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** A finished answer, ready to be written; its content is kept in the encodings that were asked for. */
export type Finished = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Record<string, string>;
  readonly bodies: Bodies;
  /** What is written for each encoding, put together once. */
  readonly sent: Partial<Record<Encoding, { headers: OutgoingHttpHeaders; bytes: Buffer }>>;
  /** How often it was sent since it was kept. */
  asked: number;
};

/** Makes an answer ready to be sent. */
export const finish = ({ status, headers, body }: Answer): Finished => ({
  status,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  headers: { 'cache-control': 'no-cache', ...headers },
  bodies: { identity: body },
  sent: {},
  asked: 0,
});

/** The headers and bytes to be written for an encoding. */
export function sentIn(
  finished: Finished,
  wanted: Encoding,
): { headers: OutgoingHttpHeaders; bytes: Buffer } {
  const ready = finished.sent[wanted];
  if (ready) return ready;
  const { encoding, bytes } = bodyIn(finished.bodies, wanted);
  finished.bodies[encoding] = bytes;
  // What nobody asked for takes room for nothing: it can be had from the other again.
  if (encoding !== 'identity' && !finished.sent.identity) delete finished.bodies.identity;
  const sent = {
    bytes,
    headers: {
      ...finished.headers,
      etag: finished.etag,
      vary: 'Accept-Encoding',
      'content-length': bytes.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  };
  finished.sent[wanted] = sent;
  return sent;
}

type Entry = { finished: Finished; tags: readonly Tagged[] };
type Tagged = { tag: string; addresses: Set<string> };

/**
 * Finished answers by address, the least used forgotten first, within so many bytes. What a change ends is found by its
 * tags: that costs the same however many answers are kept.
 */
export type PageCache = {
  get(address: string): Finished | undefined;
  keep(address: string, finished: Finished, tags: Iterable<string>): void;
  /** Lets go of what was made from one of the change's tags; says how many answers that were. */
  end(change: Change): number;
  /** Whether this very answer is still the one that is kept. */
  holds(address: string, finished: Finished): boolean;
  /** All that is kept, the last used first. */
  all(): Iterable<[address: string, finished: Finished]>;
  /** Weighs an answer anew whose content is kept in other encodings now. */
  weigh(address: string): void;
  readonly size: number;
  readonly bytes: number;
};

const OVERHEAD = 1500;
/** One large answer would take the room of hundreds of pages. */
const LARGEST_KEPT = 1024 * 1024;

/** Opens an empty cache; undefined when it may hold nothing. */
export function openPageCache(maxBytes: number): PageCache | undefined {
  if (maxBytes === 0) return undefined;
  const byTag = new Map<string, Tagged>();
  const noteTag = (tag: string, address: string): Tagged => {
    const tagged = byTag.get(tag) ?? { tag, addresses: new Set<string>() };
    byTag.set(tag, tagged);
    tagged.addresses.add(address);
    return tagged;
  };
  const forgetTags = (tags: readonly Tagged[], address: string): void => {
    for (const tagged of tags) {
      tagged.addresses.delete(address);
      if (tagged.addresses.size === 0) byTag.delete(tagged.tag);
    }
  };
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, LARGEST_KEPT),
    sizeCalculation: ({ finished }, address) =>
      address.length + Object.values(finished.bodies).reduce((size, body) => size + body.length, OVERHEAD),
    dispose: ({ tags }, address, reason) => {
      if (reason !== 'set') forgetTags(tags, address); // 'set': only weighed anew
    },
  });
  return {
    get: (address) => cache.get(address)?.finished,
    keep: (address, finished, tags) => {
      cache.delete(address);
      const entry = { finished, tags: [...tags].map((tag) => noteTag(tag, address)) };
      cache.set(address, entry);
      // One that is too large is not taken.
      if (cache.peek(address) !== entry) forgetTags(entry.tags, address);
    },
    end: ({ tags }) => {
      const before = cache.size;
      if (tags === 'everything') cache.clear();
      else
        for (const tag of tags)
          for (const address of Array.from(byTag.get(tag)?.addresses ?? [])) cache.delete(address);
      return before - cache.size;
    },
    holds: (address, finished) => cache.peek(address)?.finished === finished,
    *all() {
      for (const [address, { finished }] of cache.entries()) yield [address, finished];
    },
    weigh: (address) => {
      const entry = cache.peek(address);
      if (!entry) return;
      cache.set(address, { ...entry });
      // One that has become too large is let go of.
      if (!cache.has(address)) forgetTags(entry.tags, address);
    },
    get size() {
      return cache.size;
    },
    get bytes() {
      return cache.calculatedSize;
    },
  };
}
