import { dirname, join } from 'node:path';
import { copyOf } from '#search/server/index/goods/columns.ts';
import type { IndexMemory } from '#search/server/index/product-index.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';
import { readVocabulary } from './kept-vocabulary.ts';
import { keepPieces, type Pieces, readKept } from './pieces.ts';
import { indexVersion } from './version.ts';

/** The index of a large shop in a file, so that a start need not make it anew. What changed since then is for the caller to find out. */
export type KeptIndex = {
  /** The words that every shop knows, kept beside the index. */
  vocabulary(): Promise<Vocabulary>;
  /** The index as it was kept; undefined if there is none, or one of another version. A broken one is thrown away. */
  read(things: readonly Thing[], shelves: ReadonlyMap<string, string>): IndexMemory | undefined;
  keep(memory: IndexMemory, things: readonly Thing[], shelves: ReadonlyMap<string, string>): Promise<void>;
};

/** Opens the file that keeps an index; `onError` is told of a broken one. */
export function openKeptIndex(path: string, onError: (error: unknown) => void): KeptIndex {
  /** The titles of shelves are among the words of goods, so they belong to the version. */
  const versionWith = (shelves: ReadonlyMap<string, string>): string =>
    `${indexVersion()} ${JSON.stringify(Array.from(shelves, (shelf) => shelf.join(' ')).toSorted())}`;
  return {
    vocabulary: () => readVocabulary(join(dirname(path), 'vocabulary.kept'), onError),
    read: (things, shelves) =>
      readKept({ path, version: versionWith(shelves) }, (pieces) => memoryOf(pieces, things), onError),
    keep: (memory, things, shelves) => keepPieces(path, versionWith(shelves), piecesOf(memory, things)),
  };
}

/** Everything by name. Columns are copied, because goods change while they are written; the rest is only added to. */
function piecesOf({ goods, terms, titleParts }: IndexMemory, things: readonly Thing[]): Pieces {
  const numbers = new Map(things.map((thing, at) => [thing, at]));
  const { columns, ids, titles, names, codes, codesOf } = goods;
  return {
    ...prefixed('column.', copyOf(columns)),
    ...prefixed('ids.', ids),
    ...prefixed('titles.', titles),
    ...prefixed('names.', names),
    ...prefixed('codes.', codes),
    codesOf,
    things: Int32Array.from(goods.things, (thing) => {
      const number = numbers.get(thing);
      if (number === undefined) throw new Error(`Not a thing that every shop knows: ${thing.name}`);
      return number;
    }),
    words: terms.words,
    named: terms.named,
    naming: terms.naming,
    brands: terms.brands,
    brandSounds: terms.brandSounds,
    ...prefixed('postings.', terms.lists),
    parts: titleParts.parts,
    ...prefixed('titled.', titleParts.lists),
  };
}

function memoryOf(pieces: Pieces, things: readonly Thing[]): IndexMemory {
  const lists = (prefix: string) => under(pieces, prefix) as { numbers: Int32Array; ends: Int32Array };
  const texts = (prefix: string) => under(pieces, prefix) as { bytes: Uint8Array; ends: Uint32Array };
  return {
    goods: {
      columns: under(pieces, 'column.') as IndexMemory['goods']['columns'],
      ids: texts('ids.'),
      titles: texts('titles.'),
      names: texts('names.'),
      codes: texts('codes.'),
      codesOf: pieces['codesOf'] as Int32Array,
      things: Array.from(pieces['things'] as Int32Array, (at) => things[at]!),
    },
    terms: {
      words: pieces['words'] as string,
      named: pieces['named'] as Int32Array,
      naming: pieces['naming'] as Int32Array,
      brands: pieces['brands'] as Int32Array,
      brandSounds: pieces['brandSounds'] as string,
      lists: lists('postings.'),
    },
    titleParts: { parts: pieces['parts'] as string, lists: lists('titled.') },
  };
}

const prefixed = (prefix: string, pieces: Pieces): Pieces =>
  Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [prefix + name, piece]));

const under = (pieces: Pieces, prefix: string): unknown =>
  Object.fromEntries(
    Object.entries(pieces)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, piece]) => [name.slice(prefix.length), piece]),
  );
