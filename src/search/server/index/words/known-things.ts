import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Named } from './vocabulary.ts';

const FOLDER = new URL('../../../../../db/', import.meta.url);
const LANGUAGES = ['hi', 'bn', 'as', 'mr', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml'] as const;
/** The shelves of the starter catalogue whose goods are eaten. */
const EATEN = new Set(['vegetables', 'fruits', 'meat', 'food']);

let known: Named[] | undefined;

/** The words that every shop knows: those of the vocabulary and of the starter catalogue. Read once in a process. */
export function knownThings(): readonly Named[] {
  known ??= [...fromVocabulary(), ...fromStarterCatalogue()];
  return known;
}

type Row = Record<'english' | 'kind' | (typeof LANGUAGES)[number], string>;

const fromVocabulary = (): Named[] =>
  rowsOf<Row>('vocabulary/words.csv').map((row) => ({
    english: listed(row.english),
    titles: listed(row.hi),
    names: LANGUAGES.flatMap((language) => listed(row[language]).map((name) => ({ language, name }))),
    kind: row.kind === 'any' ? '' : row.kind,
  }));

type Staple = Record<'name' | 'hindi' | 'bengali' | 'also' | 'shelf', string>;

const fromStarterCatalogue = (): Named[] =>
  rowsOf<Staple>('starter/goods.csv').map(({ name, hindi, bengali, also, shelf }) => ({
    english: [name],
    titles: [hindi, bengali],
    // `maggi type` says that a brand stands for it: a brand stays a brand.
    names: listed(also)
      .filter((other) => !other.endsWith(' type'))
      .map((other) => ({ language: '', name: other })),
    kind: EATEN.has(shelf) ? 'food' : '',
    shelf,
  }));

const rowsOf = <Of>(path: string): Of[] =>
  parse<Of>(readFileSync(new URL(path, FOLDER), 'utf8'), { columns: true });
const listed = (cell: string): string[] => cell.split('|').filter(Boolean);
