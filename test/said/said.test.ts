import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TO_THE_TEAM } from '#base/language/said.ts';
import { wordsIn } from '#platform/words.ts';
import { sentencesIn, SIGN } from '../../bin/words/sentences.ts';
import { sentencesInCode } from './sentences-in-code.ts';
import { sentencesInSchemas } from './sentences-in-schemas.ts';

/** What only a program meets: our screens send nothing that is refused so. `{}` stands for a figure. */
const TO_PROGRAMS = [
  '{}.',
  'Send JSON, with Content-Type: application/json.',
  'Say with Content-Length how large the file is.',
  'Send the picture as multipart/form-data',
  'Send the file as multipart/form-data',
  'Nothing was imported from the command line lately.',
  'The columns of this file are not known: {}. It has: {}.',
  'The file has no column “{}”. It has: {}.',
  'The id of an account',
  'A time is written 17:00',
  '1, 7 or 30 days',
  'a whole number',
  'an amount',
  'at least {}',
  'at most {}',
  'the two letters of a country',
];

/** The marked sentences; an id with a dot belongs to a screen. */
const marked = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/tests\//.test(file))
  .flatMap((file) => sentencesIn(readFileSync(file, 'utf8')))
  .filter((id) => !/^\w+\.\S+$/.test(id));
const team = new Set(marked.filter((id) => id.startsWith(TO_THE_TEAM)));
const shoppers = new Set(marked.filter((id) => !id.startsWith(TO_THE_TEAM)));
const texts = new Set([...shoppers, ...[...team].map((id) => id.slice(TO_THE_TEAM.length))]);

/** A sentence with `{}` for each figure. */
const shape = (text: string): string => text.replaceAll(/\{\w*\}/g, '{}');
const limited = (text: string): string => text.replace(/^(at (?:least|most)) \d+$/, '$1 {}');

test('each sentence that the server refuses with is marked where it is thrown', async () => {
  const inCode = [...sentencesInCode()].filter((text) => !text.startsWith(SIGN));
  const isMarked = (text: string) => texts.has(text) || texts.has(text.replace(/\d+/, '{number}'));
  const inSchemas = [...(await sentencesInSchemas())].filter((text) => !isMarked(text));
  const shapes = new Set([...texts].map(shape));
  // English with its figures in it stands beside its marked id: “At most {amount} can be credited”.
  const unmarked = [...inCode.filter((text) => !shapes.has(text)), ...inSchemas.map(limited)];
  expect([...new Set(unmarked)].sort()).toEqual([...TO_PROGRAMS].sort());
});

test('a sentence is marked for everybody or for the team, in all places alike', () => {
  expect([...team].filter((id) => shoppers.has(id.slice(TO_THE_TEAM.length)))).toEqual([]);
});

test('shoppers and the team read the sentences of the server in Hindi and Bengali', () => {
  const untranslated = (id: string, language: 'hi' | 'bn') => {
    const text = wordsIn(language)._(id);
    return text === id || !/(?!\p{Script=Latin})\p{L}/u.test(text);
  };
  expect([...shoppers].filter((id) => untranslated(id, 'hi') || untranslated(id, 'bn'))).toEqual([]);
  expect([...team].filter((id) => untranslated(id, 'hi') || untranslated(id, 'bn'))).toEqual([]);
});
