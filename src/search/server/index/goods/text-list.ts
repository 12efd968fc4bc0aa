import { withRoom } from './room.ts';

/** The memory of a list of texts: all of them as bytes, one after the other, and where each ends. */
export type TextBytes = { bytes: Uint8Array; ends: Uint32Array };

/** Texts by number, as bytes: a fifth of the memory that strings take. */
export type TextList = {
  count: () => number;
  /** Adds a text under the next number, and returns it. */
  add: (text: string) => number;
  textOf: (number: number) => string;
  /** True if a text is exactly this one. */
  isText: (number: number, text: string) => boolean;
  /** The same number for equal texts: see `hashOf`. */
  hashAt: (number: number) => number;
  /** Orders two texts by their bytes. */
  compare: (one: number, other: number) => number;
  memory: () => TextBytes;
};

/** The most bytes that a letter of a string takes. */
const BYTES_A_LETTER = 3;
/** The last letter that is one byte. */
const LAST_PLAIN = 127;

/** Opens a list of texts, empty or from its memory. */
export function openTextList(kept?: TextBytes): TextList {
  let ends = kept?.ends ?? new Uint32Array(0);
  let count = ends.length;
  let bytes = kept?.bytes ?? new Uint8Array(0);
  let buffer = bufferOf(bytes);
  const startOf = (number: number): number => (number === 0 ? 0 : ends[number - 1]!);
  const textOf = (number: number): string => buffer.toString('utf8', startOf(number), ends[number]);
  return {
    count: () => count,
    add: (text) => {
      const start = startOf(count);
      const most = start + text.length * BYTES_A_LETTER;
      if (most > bytes.length) {
        bytes = withRoom(bytes, most);
        buffer = bufferOf(bytes);
      }
      ends = withRoom(ends, count + 1);
      ends[count] = start + buffer.write(text, start);
      count += 1;
      return count - 1;
    },
    textOf,
    // Plain letters are a byte each, so most texts need not be made to be looked at.
    isText: (number, text) => {
      const start = startOf(number);
      for (let at = 0; at < text.length; at += 1) {
        const letter = text.charCodeAt(at);
        if (letter > LAST_PLAIN) return textOf(number) === text;
        if (buffer[start + at] !== letter) return false;
      }
      return ends[number]! - start === text.length;
    },
    hashAt: (number) => {
      let hash = NO_LETTER_YET;
      for (let at = startOf(number); at < ends[number]!; at += 1) {
        if (buffer[at]! > LAST_PLAIN) return hashOf(textOf(number));
        hash = withLetter(hash, buffer[at]!);
      }
      return mixed(hash);
    },
    compare: (one, other) => {
      const [from, to] = [startOf(one), startOf(other)];
      const [length, others] = [ends[one]! - from, ends[other]! - to];
      for (let at = 0; at < length && at < others; at += 1) {
        const difference = buffer[from + at]! - buffer[to + at]!;
        if (difference !== 0) return difference;
      }
      return length - others;
    },
    memory: () => ({ bytes: bytes.subarray(0, startOf(count)), ends: ends.subarray(0, count) }),
  };
}

/** A list with only the texts that stay. */
export function textsOnly(kept: TextBytes, stays: Int32Array): TextBytes {
  const [all, some] = [openTextList(kept), openTextList()];
  for (let number = 0; number < all.count(); number += 1)
    if (stays[number] === 1) some.add(all.textOf(number));
  return some.memory();
}

/** A number for a text, by its letters. */
export function hashOf(text: string): number {
  let hash = NO_LETTER_YET;
  for (let at = 0; at < text.length; at += 1) hash = withLetter(hash, text.charCodeAt(at));
  return mixed(hash);
}

const NO_LETTER_YET = 0x811c9dc5;
const withLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193);
const mixed = (hash: number): number => (hash ^ (hash >>> 15)) | 0;

const bufferOf = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
