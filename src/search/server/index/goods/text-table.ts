import { withRoom } from './room.ts';
import { hashOf, openTextList, type TextBytes } from './text-list.ts';

/** Texts by number, and numbers by text. */
export type TextTable = {
  count: () => number;
  /** Adds a text under the next number; `numberOf` finds the newest of equal texts. */
  add: (text: string) => number;
  /** The number of a text; -1 for an unknown one. */
  numberOf: (text: string) => number;
  /** The number of a text; an unknown text is added. */
  numberFor: (text: string) => number;
  textOf: (number: number) => string;
  compare: (one: number, other: number) => number;
  memory: () => TextBytes;
};

const SLOTS_AT_FIRST = 512;
/** From this share of taken slots on, there are twice as many. */
const FULL = 0.5;

/** Opens a table of texts, empty or from the memory of its list. */
export function openTextTable(kept?: TextBytes): TextTable {
  const texts = openTextList(kept);
  let hashes = new Int32Array(texts.count());
  /** By hash: the number of a text and 1, or 0 for none. */
  let slots = new Int32Array(SLOTS_AT_FIRST);

  /** The slot of a text with this hash, or the free slot where it belongs. */
  const slotOf = (hash: number, isIt: (known: number) => boolean): number => {
    for (let at = hash & (slots.length - 1); ; at = (at + 1) & (slots.length - 1)) {
      const known = slots[at]! - 1;
      if (known < 0 || (hashes[known] === hash && isIt(known))) return at;
    }
  };
  const put = (number: number): void => {
    slots[slotOf(hashes[number]!, (known) => texts.compare(known, number) === 0)] = number + 1;
  };
  const makeSlots = (): void => {
    let length = SLOTS_AT_FIRST;
    while (texts.count() >= length * FULL) length *= 2;
    slots = new Int32Array(length);
    for (let number = 0; number < texts.count(); number += 1) put(number);
  };
  if (kept) {
    for (let number = 0; number < texts.count(); number += 1) hashes[number] = texts.hashAt(number);
    makeSlots();
  }
  const add = (text: string): number => {
    const number = texts.add(text);
    hashes = withRoom(hashes, number + 1);
    hashes[number] = hashOf(text);
    if (number + 1 >= slots.length * FULL) makeSlots();
    else put(number);
    return number;
  };
  const numberOf = (text: string): number =>
    slots[slotOf(hashOf(text), (known) => texts.isText(known, text))]! - 1;
  return {
    count: texts.count,
    add,
    numberOf,
    numberFor: (text) => {
      const known = numberOf(text);
      return known >= 0 ? known : add(text);
    },
    textOf: texts.textOf,
    compare: texts.compare,
    memory: texts.memory,
  };
}
