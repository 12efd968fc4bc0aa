import { expect, test } from 'vitest';
import { TO_THE_TEAM } from '#base/language/said.ts';
import { COLUMN_WORDS } from '#imports/server/values/row-refused.ts';
import { SAID_TO_SHOPPERS } from '#main/said/to-shoppers.ts';
import { SAID_TO_THE_TEAM } from '#main/said/to-the-team.ts';
import { wordsIn } from '#platform/words.ts';
import { sentencesInCode, textsInCode } from './sentences-in-code.ts';
import { sentencesInSchemas } from './sentences-in-schemas.ts';

/** What only a program meets: our screens send nothing that is refused so. `{}` stands for a figure. */
const TO_PROGRAMS = [
  '{}.',
  'Send JSON, with Content-Type: application/json.',
  'Say with Content-Length how large the file is.',
  'Send the picture as multipart/form-data',
  'Send the file as multipart/form-data',
  'The Idempotency-Key has at least 8 letters',
  'The Idempotency-Key has at most 200 letters',
  'Nothing was imported from the command line lately.',
  'The columns of this file are not known: {}. It has: {}.',
  'The file has no column “{}”. It has: {}.',
  'The id of an account',
  'A day is written 2026-11-20',
  'A time is written 17:00',
  '1, 7 or 30 days',
  'a whole number',
  'an amount',
  'at least {}',
  'at most {}',
  'the two letters of a country',
];

const shoppers = SAID_TO_SHOPPERS.map(({ id }) => id);
const team = SAID_TO_THE_TEAM.map(({ id }) => id.slice(TO_THE_TEAM.length));

/** A sentence with `{}` for each figure and each limit. */
const shape = (text: string): string => text.replaceAll(/\{\w*\}/g, '{}');
const limited = (text: string): string => shape(text).replace(/\d+/, '{}');

test('each sentence that the server refuses with is listed, for shoppers or for the team, and no other', async () => {
  const listed = new Set([...shoppers, ...team, ...TO_PROGRAMS].map(shape));
  const said = new Set([...sentencesInCode(), ...(await sentencesInSchemas()), ...COLUMN_WORDS].map(shape));
  expect([...said].filter((text) => !listed.has(text) && !listed.has(limited(text)))).toEqual([]);
  const limits = new Set([...said].map(limited));
  const texts = new Set(textsInCode());
  // Forms name their fields in templates: “{} must be a number”.
  const templates = [...texts]
    .filter((text) => text.startsWith('{} '))
    .map((text) => text.slice('{}'.length));
  const isSaid = (text: string): boolean =>
    said.has(text) || limits.has(text) || texts.has(text) || templates.some((end) => text.endsWith(end));
  expect([...listed].filter((text) => !isSaid(text))).toEqual([]);
});

test('what shoppers are told is there in Hindi and Bengali, what the team is told in Hindi', () => {
  const untranslated = (id: string, language: 'hi' | 'bn') => {
    const text = wordsIn(language)._(id);
    return text === id || !/(?!\p{Script=Latin})\p{L}/u.test(text);
  };
  expect(shoppers.filter((id) => untranslated(id, 'hi') || untranslated(id, 'bn'))).toEqual([]);
  expect(SAID_TO_THE_TEAM.filter(({ id }) => untranslated(id, 'hi'))).toEqual([]);
});
