let last = { now: 0, count: 0 };

/**
 * A UUIDv7 (RFC 9562): 48 bits of milliseconds, a count, then random bits, so that ids sort by the time they were made; those
 * that a process makes in one millisecond, too.
 */
export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // It begins anywhere in the lower half of its 12 bits.
  const begin = ((bytes[6]! & 0x07) << 8) | bytes[7]!;
  last = { now, count: now === last.now ? last.count + 1 : begin };
  new DataView(bytes.buffer).setUint16(0, Math.floor(now / 2 ** 32));
  new DataView(bytes.buffer).setUint32(2, now % 2 ** 32);
  bytes[6] = 0x70 | ((last.count >> 8) & 0x0f);
  bytes[7] = last.count & 0xff;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
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
