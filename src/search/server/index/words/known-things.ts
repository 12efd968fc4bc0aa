import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { starterCatalogue } from '#catalogue/server/public.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import type { Named } from './vocabulary.ts';

const FOLDER = new URL('../../../../../db/', import.meta.url);
const LANGUAGES = ['hi', 'bn', 'as', 'mr', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml', 'ur'] as const;

/** The words that every shop knows: those of the vocabulary and of the starter catalogue. */
export const knownThings = (): readonly Named[] => together(fromVocabulary(), fromStarterCatalogue());

/** The same, giving way between its parts. */
export async function readKnownThings(yourTurn: () => Promise<void>): Promise<readonly Named[]> {
  const vocabulary = fromVocabulary();
  await yourTurn();
  const staples = fromStarterCatalogue();
  await yourTurn();
  return together(vocabulary, staples);
}

/** If both have the same English name, it becomes one thing with the names of both. */
function together(things: readonly Named[], others: readonly Named[]): Named[] {
  const keyOf = (name: string): string => tokenize(name).join(' ');
  const all = [...things];
  const places = new Map(
    things.flatMap(({ english }, at) => english.map((name): [string, number] => [keyOf(name), at])),
  );
  for (const other of others) {
    const at = places.get(keyOf(other.english[0] ?? ''));
    if (at === undefined) all.push(other);
    else all[at] = joined(all[at]!, other);
  }
  return all;
}

const joined = (thing: Named, other: Named): Named => ({
  ...thing,
  titles: [...thing.titles, ...other.titles],
  names: [...thing.names, ...other.names],
  shelf: thing.shelf ?? other.shelf ?? '',
});

type Row = Record<'english' | (typeof LANGUAGES)[number], string>;

const fromVocabulary = (): Named[] =>
  rowsOf<Row>('vocabulary/words.csv').map((row) => ({
    english: listed(row.english),
    titles: listed(row.hi),
    names: LANGUAGES.flatMap((language) => listed(row[language]).map((name) => ({ language, name }))),
  }));

const fromStarterCatalogue = (): Named[] =>
  [...starterCatalogue().staples.values()].map(({ name, title_hi, title_bn, alsoCalled, category }) => ({
    english: [name],
    titles: [title_hi, title_bn],
    // `maggi type` means goods like that brand's; the brand itself stays a brand.
    names: alsoCalled
      .filter((other) => !other.endsWith(' type'))
      .map((other) => ({ language: '', name: other })),
    shelf: category,
  }));

const rowsOf = <Of>(path: string): Of[] =>
  parse<Of>(readFileSync(new URL(path, FOLDER), 'utf8'), { columns: true });
const listed = (cell: string): string[] => cell.split('|').filter(Boolean);
