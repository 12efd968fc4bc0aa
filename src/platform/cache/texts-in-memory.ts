import { foldText } from '#platform/db/search-text.ts';
import type { Platform } from '#platform/platform.ts';
import { takingTurns } from '#platform/taking-turns.ts';
import type { Change } from './changes.ts';

/** A row whose folded text is searched, with the moment that it is sorted by and one more figure to choose by. */
type TextRow<Key> = { key: Key; at: number; mark: number; text: string };

type Source<Key> = {
  /** The next rows after one key and up to another, in the order of their keys. */
  read(platform: Platform, span: Span<Key>, limit: number): Promise<TextRow<Key>[]>;
  keyOf(written: string): Key;
  /** The keys of the rows that a change may have written. */
  keysIn(change: Change): readonly Key[] | 'all';
};
type Span<Key> = { after: Key | undefined; to: Key | undefined };

/** All texts of a table, kept in memory: no index of both databases finds a part of a word. */
type Texts<Key> = {
  /**
   * The rows whose text has of each list one text at least, the newest first: as `hasText`, which reads every row, would find them.
   * It knows all that was written before the call, in other processes, too.
   */
  find(wanted: readonly Wanted[], choice?: Choice): Promise<FoundTexts<Key>>;
};
/** Which rows are wanted at all: from one moment until before another, or by their marks. */
type Choice = { from?: number; to?: number; isMarked?: (mark: number) => boolean };
/** Texts of which one must be found. */
export type Wanted = readonly string[];
export type FoundTexts<Key> = { total: number; of: number; keys(from?: number, to?: number): Key[] };

/** Rows side by side; a change of one reads them all again. */
type Block<Key> = {
  last: Key;
  keys: string;
  text: Buffer;
  /** Where the text of each row begins; one more for the end. */
  starts: Int32Array;
  at: Float64Array;
  mark: Int32Array;
};
const ROWS = 1000;
/** A row is the number of its block times this, plus its place there. */
const ROOM = 1024;

/** Makes a reader of all texts of a table; its first call in a process reads them. */
export function textsInMemory<Key extends string | number>(
  source: Source<Key>,
): (platform: Platform) => Texts<Key> {
  const opened = new WeakMap<Platform, Texts<Key>>();
  return (platform) => {
    const texts = opened.get(platform) ?? openTexts(platform, source);
    opened.set(platform, texts);
    return texts;
  };
}

function openTexts<Key extends string | number>(platform: Platform, source: Source<Key>): Texts<Key> {
  let blocks: Block<Key>[] = [];
  let due: Set<Key> | 'all' = 'all';
  let reading: Promise<void> | undefined;

  platform.changes.follow((change) => {
    const keys = source.keysIn(change);
    if (keys === 'all') due = 'all';
    else if (due !== 'all') for (const key of keys) due.add(key);
  });

  const readSpan = async ({ after, to }: Span<Key>): Promise<Block<Key>[]> => {
    const read: Block<Key>[] = [];
    const turn = takingTurns();
    for (let from = after; ;) {
      const rows = await source.read(platform, { after: from, to }, ROWS);
      if (rows.length > 0) read.push(blockOf(rows));
      if (rows.length < ROWS) return read;
      from = rows.at(-1)!.key;
      await turn();
    }
  };
  const blockWith = (key: Key): number => {
    const at = blocks.findIndex(({ last }) => last >= key);
    return at < 0 ? Math.max(0, blocks.length - 1) : at;
  };
  const readDue = async (): Promise<void> => {
    const asked = due;
    due = new Set();
    try {
      if (asked === 'all') {
        blocks = await readSpan({ after: undefined, to: undefined });
        return;
      }
      // From the end, so that the numbers of the blocks before stay.
      for (const at of [...new Set([...asked].map(blockWith))].toSorted((a, b) => b - a)) {
        const to = at >= blocks.length - 1 ? undefined : blocks[at]!.last;
        blocks = blocks.toSpliced(at, 1, ...(await readSpan({ after: blocks[at - 1]?.last, to })));
      }
    } catch (error) {
      due = 'all';
      throw error;
    }
  };
  const current = async (): Promise<readonly Block<Key>[]> => {
    await platform.changes.refresh();
    // What is being read right now may be older than the last change.
    await reading;
    if (reading || due === 'all' || due.size > 0)
      await (reading ??= readDue().finally(() => (reading = undefined)));
    return blocks;
  };

  return {
    find: async (wanted, { from = -Infinity, to = Infinity, isMarked = () => true } = {}) => {
      const all = await current();
      const needles = wanted.map((texts) => texts.map((text) => Buffer.from(foldText(text))));
      const newest = all.at(-1);
      // The rarest first: the others are looked for only where it stands.
      if (newest && needles.length > 1)
        needles.sort((one, other) => placesIn(newest, [one]).length - placesIn(newest, [other]).length);
      const found: number[] = [];
      const turn = takingTurns();
      for (let number = all.length - 1; number >= 0; number -= 1) {
        const block = all[number]!;
        const isWithin = (at: number): boolean => at >= from && at < to;
        if (!block.at.some(isWithin)) continue;
        for (const place of placesIn(block, needles).toReversed())
          if (isWithin(block.at[place]!) && isMarked(block.mark[place]!)) found.push(number * ROOM + place);
        await turn();
      }
      const momentOf = (row: number): number => all[Math.floor(row / ROOM)]!.at[row % ROOM]!;
      found.sort((one, other) => momentOf(other) - momentOf(one) || other - one);
      return {
        total: found.length,
        of: all.reduce((sum, { at }) => sum + at.length, 0),
        keys: (from, to) => keysOf(all, found.slice(from, to)).map((key) => source.keyOf(key)),
      };
    },
  };
}

function blockOf<Key>(rows: readonly TextRow<Key>[]): Block<Key> {
  const starts = new Int32Array(rows.length + 1);
  for (const [place, { text }] of rows.entries())
    starts[place + 1] = starts[place]! + Buffer.byteLength(text) + 1;
  return {
    last: rows.at(-1)!.key,
    keys: rows.map(({ key }) => key).join('\n'),
    // Texts have no such sign, and neither has what is looked for.
    text: Buffer.from(rows.map(({ text }) => text).join('\0')),
    starts,
    at: Float64Array.from(rows, ({ at }) => at),
    mark: Int32Array.from(rows, ({ mark }) => mark),
  };
}

/** The rows of a block that have one text of each list. */
function placesIn<Key>(block: Block<Key>, [first = [], ...rest]: readonly (readonly Buffer[])[]): number[] {
  const found = new Set<number>();
  for (const needle of first) {
    for (let at = block.text.indexOf(needle); at >= 0;) {
      const place = placeAt(block.starts, at);
      found.add(place);
      at = place + 2 < block.starts.length ? block.text.indexOf(needle, block.starts[place + 1]) : -1;
    }
  }
  const places = [...found];
  if (rest.length === 0) return places;
  return places.filter((place) => {
    const text = block.text.subarray(block.starts[place], block.starts[place + 1]);
    return rest.every((needles) => needles.some((needle) => text.includes(needle)));
  });
}

/** The row at a byte of the text. */
function placeAt(starts: Int32Array, byte: number): number {
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= byte) low = middle;
    else high = middle;
  }
  return low;
}

function keysOf<Key>(blocks: readonly Block<Key>[], rows: readonly number[]): string[] {
  const cut = new Map<number, string[]>();
  return rows.map((row) => {
    const number = Math.floor(row / ROOM);
    const keys = cut.get(number) ?? blocks[number]!.keys.split('\n');
    cut.set(number, keys);
    return keys[row % ROOM]!;
  });
}
