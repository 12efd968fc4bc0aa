let last = { now: 0, count: 0 };

/** Random bytes of so many ids are asked for at once: a call of the system costs more than the rest of an id. */
const pool = new Uint8Array(16 * 64);
let used = pool.length;

function randomBytes(): Uint8Array<ArrayBuffer> {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += 16;
  return pool.slice(used - 16, used);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const AFTER_HYPHEN = new Set([4, 6, 8, 10]);

/**
 * A UUIDv7 (RFC 9562): 48 bits of milliseconds, a count, then random bits, so that ids sort by the time they were made; those
 * that a process makes in one millisecond, too.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes();
  // It begins anywhere in the lower half of its 12 bits.
  const begin = ((bytes[6]! & 0x07) << 8) | bytes[7]!;
  last = { now, count: now === last.now ? last.count + 1 : begin };
  new DataView(bytes.buffer).setUint16(0, Math.floor(now / 2 ** 32));
  new DataView(bytes.buffer).setUint32(2, now % 2 ** 32);
  bytes[6] = 0x70 | ((last.count >> 8) & 0x0f);
  bytes[7] = last.count & 0xff;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  let id = '';
  for (const [at, byte] of bytes.entries()) id += AFTER_HYPHEN.has(at) ? `-${HEX[byte]}` : HEX[byte];
  return id;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True if a text could be one of our ids. Any other text is answered as not found without a query. */
export const isId = (text: string): boolean => UUID.test(text);

/**
 * A user's act that the shop receives as one call, over any number of tries. A form holds one as long as it is open, so
 * that a second tap after a lost answer is the same act, even if the fields were changed meanwhile. `id` exists from
 * the first try to the answer.
 */
export type Act = { id?: string | undefined };
