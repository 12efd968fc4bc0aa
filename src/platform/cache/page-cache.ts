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
  /** The headers and bytes to send for each encoding, put together once. */
  readonly sent: Partial<Record<Encoding, { headers: OutgoingHttpHeaders; bytes: Buffer }>>;
  /** Times it was sent since it was kept. */
  asked: number;
  /** When it was made. */
  readonly madeAt: number;
};

/** Makes an answer ready to be sent. */
export const finish = ({ status, headers, body }: Answer): Finished => ({
  status,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  headers: { 'cache-control': 'no-cache', ...headers },
  bodies: { identity: body },
  sent: {},
  asked: 0,
  madeAt: Date.now(),
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

type Entry = { finished: Finished; tags: readonly Tagged[]; isOver: boolean };
type Tagged = { tag: string; addresses: Set<string> };

/**
 * Finished answers by address, the least used forgotten first, within so many bytes. What a change ends is found by its
 * tags: that costs the same however many answers are kept. An answer that has ended stays until its room is needed or a
 * new one is there, for the time in which no new one can be made.
 */
export type PageCache = {
  get(address: string): Finished | undefined;
  /** The last answer of an address, also if a change has ended it. */
  last(address: string): Finished | undefined;
  keep(address: string, finished: Finished, tags: Iterable<string>): void;
  /** Ends the answers made from one of the change's tags; returns their number. */
  end(change: Change): number;
  /** Drops an answer for good: its address has nothing any more. */
  forget(address: string): void;
  /** True if this very answer is still the kept one. */
  holds(address: string, finished: Finished): boolean;
  /** All that has not ended, the last used first. */
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
  let live = 0;
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, LARGEST_KEPT),
    sizeCalculation: ({ finished }, address) =>
      address.length + Object.values(finished.bodies).reduce((size, body) => size + body.length, OVERHEAD),
    dispose: (entry, address, reason) => {
      if (reason !== 'set') end(entry, address); // 'set': only weighed anew
    },
  });
  function end(entry: Entry, address: string): void {
    if (entry.isOver) return;
    forgetTags(entry.tags, address);
    Object.assign(entry, { isOver: true, tags: [] });
    live -= 1;
  }
  const endOf = (address: string): void => {
    const entry = cache.peek(address);
    if (entry) end(entry, address);
  };
  return {
    get: (address) => {
      const entry = cache.get(address);
      return entry?.isOver === false ? entry.finished : undefined;
    },
    last: (address) => cache.get(address)?.finished,
    keep: (address, finished, tags) => {
      cache.delete(address);
      const entry = { finished, tags: [...tags].map((tag) => noteTag(tag, address)), isOver: false };
      live += 1;
      cache.set(address, entry);
      // One that is too large is not taken.
      if (cache.peek(address) !== entry) end(entry, address);
    },
    end: ({ tags }) => {
      const before = live;
      if (tags === 'everything') for (const address of cache.keys()) endOf(address);
      else
        for (const tag of tags)
          for (const address of Array.from(byTag.get(tag)?.addresses ?? [])) endOf(address);
      return before - live;
    },
    forget: (address) => void cache.delete(address),
    holds: (address, finished) => {
      const entry = cache.peek(address);
      return entry?.isOver === false && entry.finished === finished;
    },
    *all() {
      for (const [address, { finished, isOver }] of cache.entries()) if (!isOver) yield [address, finished];
    },
    weigh: (address) => {
      const entry = cache.peek(address);
      if (!entry || entry.isOver) return;
      const weighed = { ...entry };
      cache.set(address, weighed);
      // One that has become too large is let go of.
      if (cache.peek(address) !== weighed) end(weighed, address);
    },
    get size() {
      return live;
    },
    get bytes() {
      return cache.calculatedSize;
    },
  };
}
