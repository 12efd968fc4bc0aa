import { isInWord, PLACES } from '#search/server/index/matching/title-match.ts';
import { type ListsMemory, openPostings } from './postings.ts';
import { withRoom } from './room.ts';
import { scratchBytes } from './scratch.ts';

/** Goods whose titles contain something: their numbers in rising order, and, for one query, for each number its best place and 1. */
export type Contained = { docs: Int32Array; places: Uint8Array };
/** The goods to look through: how many numbers there are, which of them are not gone, and where a title contains the forms. */
type Titled = { count: number; isLive: Uint8Array; placeIn: (doc: number) => number | undefined };

/** The parts of titles between spaces, each with its titles. Typed text is looked for in the parts, not in each title. */
export type TitleParts = {
  add(doc: number, scanned: string): void;
  /** The goods that contain any of these forms. Only titles with all parts of a form are read by `placeIn`. */
  containing(forms: readonly string[], titled: Titled): Contained;
  rewrite(changed: (doc: number) => number): void;
  memory(): PartsMemory;
};
/** All parts, each on its own line, and the titles of each. */
export type PartsMemory = { parts: string; lists: ListsMemory };

const PART = /\S+/g;
const SPACE = /\s+/;
const SHARE_SORTED = 32;

/** Opens an empty list of parts, or one from its memory. */
export function openTitleParts(kept?: PartsMemory): TitleParts {
  /** All parts with line ends around them, as one text to look through. */
  let all = kept?.parts ?? '\n';
  const parts = all.split('\n').slice(1, -1);
  const numbers = new Map(parts.map((part, at) => [part, at]));
  let starts = new Uint32Array(parts.length);
  for (let at = 0, start = 1; at < parts.length; start += parts[at++]!.length + 1) starts[at] = start;
  const titles = openPostings(kept?.lists);

  const numberFor = (part: string): number => {
    const known = numbers.get(part);
    if (known !== undefined) return known;
    const number = parts.push(part) - 1;
    numbers.set(part, number);
    starts = withRoom(starts, number + 1);
    starts[number] = all.length;
    all += `${part}\n`;
    return number;
  };
  const partAt = (position: number): number => {
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  /** The parts that contain some letters, each once. */
  const partsWith = (letters: string): number[] => {
    const found: number[] = [];
    for (let at = all.indexOf(letters); at >= 0;) {
      const part = partAt(letters.startsWith('\n') ? at + 1 : at);
      found.push(part);
      at = all.indexOf(letters, starts[part]! + parts[part]!.length);
    }
    return found;
  };

  /** The places of a form without spaces. A posting's lowest bit is 1 where the part begins its title. */
  const markOne = (form: string, into: Marked): void => {
    for (const part of partsWith(form)) {
      const place = placeInPart(parts[part]!, form);
      const postings = titles.of(part);
      for (let at = 0; at < postings.length; at += 1) {
        const posting = postings[at]!;
        into.mark(posting >> 1, place === PLACES.start && (posting & 1) === 0 ? PLACES.word : place);
      }
    }
  };
  /** The goods that may contain a form with spaces: they have all its parts. */
  const markSeveral = (pieces: readonly string[], into: Marked, { isLive, placeIn }: Titled): void => {
    const lists = pieces.map((piece, at) => {
      if (at === 0) return partsWith(`${piece}\n`);
      return at === pieces.length - 1
        ? partsWith(`\n${piece}`)
        : [numbers.get(piece) ?? -1].filter((one) => one >= 0);
    });
    const reached = scratchBytes(into.places.length);
    for (const [step, list] of lists.entries())
      for (const part of list) {
        const postings = titles.of(part);
        for (let at = 0; at < postings.length; at += 1) {
          const doc = postings[at]! >> 1;
          if (reached[doc] === step) reached[doc] = step + 1;
        }
      }
    for (let doc = 0; doc < reached.length; doc += 1) {
      if (reached[doc] !== pieces.length || isLive[doc] === 0) continue;
      const place = placeIn(doc);
      if (place !== undefined) into.mark(doc, place);
    }
  };

  return {
    add: (doc, scanned) => {
      const own = new Map<number, boolean>();
      for (const { 0: part, index } of scanned.matchAll(PART)) {
        const number = numberFor(part);
        own.set(number, own.get(number) === true || index === 0 || scanned[index - 1] === '\n');
      }
      for (const [number, isFirst] of own) titles.add(number, (doc << 1) | Number(isFirst));
    },
    containing: (forms, titled) => {
      const into = marksFor(titled);
      for (const form of forms) {
        const pieces = form.split(SPACE);
        if (pieces.length === 1) markOne(form, into);
        else markSeveral(pieces, into, titled);
      }
      return { docs: into.inOrder(), places: into.places };
    },
    rewrite: (changed) =>
      titles.rewrite((posting) => {
        const doc = changed(posting >> 1);
        return doc < 0 ? -1 : (doc << 1) | (posting & 1);
      }),
    memory: () => ({ parts: all, lists: titles.memory() }),
  };
}

/** The best place of some letters in a part that contains them: its start may be the start of the title. */
function placeInPart(part: string, letters: string): number {
  let best: number = PLACES.inside;
  for (let at = part.indexOf(letters); at >= 0; at = part.indexOf(letters, at + 1)) {
    if (at === 0) return PLACES.start;
    if (!isInWord(part, at - 1)) best = PLACES.word;
  }
  return best;
}

type Marked = ReturnType<typeof marksFor>;

function marksFor({ count, isLive }: Titled) {
  const places = scratchBytes(count);
  const docs: number[] = [];
  return {
    places,
    mark: (doc: number, place: number): void => {
      if (isLive[doc] === 0) return;
      const known = places[doc]!;
      if (known === 0) docs.push(doc);
      if (known === 0 || place + 1 < known) places[doc] = place + 1;
    },
    inOrder: (): Int32Array => {
      if (docs.length < count / SHARE_SORTED) return Int32Array.from(docs).sort();
      const all = new Int32Array(docs.length);
      for (let doc = 0, at = 0; at < all.length; doc += 1) if (places[doc]! > 0) all[at++] = doc;
      return all;
    },
  };
}
