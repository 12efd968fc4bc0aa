import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { starterCatalogue } from '#catalogue/server/public.ts';
import { takingTurns } from '#platform/taking-turns.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import type { Named } from './thing.ts';
import { openVocabulary, type Prepared, prepareInTurns, type Vocabulary } from './vocabulary.ts';

let atOnce: Vocabulary | undefined;
let inTurns: Promise<Prepared> | undefined;

/** The common vocabulary. Prepared once in a process; that takes a fifth of a second. */
export const knownVocabulary = (): Vocabulary => (atOnce ??= openVocabulary(knownThings()));

/** The same, a few milliseconds at a time. */
export const prepareKnownVocabulary = (): Promise<Prepared> => (inTurns ??= prepared());

async function prepared(): Promise<Prepared> {
  const yourTurn = takingTurns();
  return prepareInTurns(await readKnownThings(yourTurn), yourTurn);
}

const FOLDER = new URL('../../../../../db/', import.meta.url);
const LANGUAGES = ['hi', 'bn', 'as', 'mr', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml', 'ur'] as const;

/** The words that every shop knows: those of the vocabulary and of the starter catalogue. */
const knownThings = (): readonly Named[] => withEveryday(together(fromVocabulary(), fromStarterCatalogue()));

/** The same, giving way between its parts. */
async function readKnownThings(yourTurn: () => Promise<void>): Promise<readonly Named[]> {
  const vocabulary = fromVocabulary();
  await yourTurn();
  const staples = fromStarterCatalogue();
  await yourTurn();
  return withEveryday(together(vocabulary, staples));
}

/**
 * If both have the same English name, it becomes one thing with the names of both; also where one is called `cumin` and
 * the other `cumin seeds`, and another name of theirs, as jeera, is the same.
 */
function together(things: readonly Named[], others: readonly Named[]): Named[] {
  const all = [...things];
  const places = new Map(
    things.flatMap(({ english }, at) => english.map((name): [string, number] => [keyOf(name), at])),
  );
  for (const other of others) {
    const called = keyOf(other.english[0] ?? '');
    const at = places.get(called) ?? placeOfPart(called);
    const isSame = at !== undefined && (places.has(called) || shareName(things[at]!, other));
    if (isSame) all[at] = joined(all[at]!, other);
    else all.push(other);
  }
  return all;

  /** Of the things that a part of this name is the name of, the one with the longest. */
  function placeOfPart(called: string): number | undefined {
    const words = called.split(' ');
    for (let length = words.length - 1; length > 0; length -= 1) {
      const at = places.get(words.slice(0, length).join(' '));
      if (at !== undefined) return at;
    }
    return undefined;
  }
}

const keyOf = (name: string): string => tokenize(name).join(' ');

/** True if two things have a name in common besides the English ones. */
function shareName(one: Named, other: Named): boolean {
  const names = new Set(namesOf(one));
  return namesOf(other).some((name) => names.has(name));
}

const namesOf = ({ titles, names }: Named): string[] =>
  [...titles, ...names.map(({ name }) => name)].map(keyOf);

const joined = (thing: Named, other: Named): Named => ({
  ...thing,
  english: [
    ...thing.english,
    ...other.english.filter((name) => !thing.english.map(keyOf).includes(keyOf(name))),
  ],
  titles: [...thing.titles, ...other.titles],
  names: [...thing.names, ...other.names],
  shelf: thing.shelf ?? other.shelf ?? '',
  group: thing.group ?? other.group ?? '',
  brands: [...(thing.brands ?? []), ...(other.brands ?? [])],
});

/** Notes how often people everywhere buy a thing: 1 for the first of `everyday.csv`, less for each further one. */
function withEveryday(things: readonly Named[]): Named[] {
  const everyday = rowsOf<{ english: string }>('vocabulary/everyday.csv').map(({ english }) =>
    keyOf(english),
  );
  const places = new Map(everyday.map((name, at) => [name, 1 - at / everyday.length]));
  return things.map((thing) => ({
    ...thing,
    everyday: Math.max(0, ...thing.english.map((name) => places.get(keyOf(name)) ?? 0)),
  }));
}

type Row = Record<'english' | (typeof LANGUAGES)[number], string>;

const fromVocabulary = (): Named[] =>
  rowsOf<Row>('vocabulary/words.csv').map((row) => ({
    english: listed(row.english),
    titles: listed(row.hi),
    names: LANGUAGES.flatMap((language) => listed(row[language]).map((name) => ({ language, name }))),
  }));

const fromStarterCatalogue = (): Named[] =>
  // A brand of the list is no word for goods: it stays a brand.
  [...starterCatalogue().staples.values()]
    .filter(({ brand }) => brand === '')
    .map(({ name, title_hi, title_bn, alsoCalled, category, group }) => ({
      english: [name],
      titles: [title_hi, title_bn],
      names: alsoCalled
        .filter((other) => !OF_BRAND.test(other))
        .map((other) => ({ language: '', name: other })),
      // `maggi type` means goods like that brand's; the brand itself stays a brand.
      brands: alsoCalled.filter((other) => OF_BRAND.test(other)).map((other) => other.replace(OF_BRAND, '')),
      shelf: category,
      group,
    }));

const OF_BRAND = / type$/;

const rowsOf = <Of>(path: string): Of[] =>
  parse<Of>(readFileSync(new URL(path, FOLDER), 'utf8'), { columns: true });
const listed = (cell: string): string[] => cell.split('|').filter(Boolean);
