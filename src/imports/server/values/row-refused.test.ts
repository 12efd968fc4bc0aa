import { expect, test } from 'vitest';
import { Failure } from '#base/failure.ts';
import { sayFailure, saySentences } from '#base/language/said.ts';
import { readRows } from '#imports/server/reading/read-rows.ts';
import { wordsIn } from '#platform/words.ts';
import { keptReasons, readReasons, columnWord } from './row-refused.ts';
const hindi = wordsIn('hi');

test('a reason is kept in parts, and what the owner wrote in her file is never taken for words of ours', () => {
  const figures = { column: columnWord('SKU'), code: '{price} it has no price' };
  const { reason, said } = readReasons(
    keptReasons([{ id: 'the shop has no product with the {column} {code}', figures }]),
  );
  expect(reason).toBe('the shop has no product with the SKU {price} it has no price');
  expect(saySentences(hindi, said, reason)).toBe(
    'दुकान में SKU कोड {price} it has no price वाला कोई सामान नहीं है',
  );
});

test('a reason from before reasons were kept in parts is said as it stands, or in Hindi where it has no figures', () => {
  for (const [kept, told] of [
    ['the price is 0', 'दाम 0 है'],
    ['the price is not a number: NA', 'the price is not a number: NA'],
  ] as const) {
    const { reason, said } = readReasons(kept);
    expect(reason).toBe(kept);
    expect(saySentences(hindi, said, reason)).toBe(told);
  }
});

test('a file whose quotation marks cannot be read says so in Hindi, with the row', async () => {
  const { message, detail } = await refusalOf('name,price\n"Tea,5\n');
  expect(message).toBe('Row 2 cannot be read: a quotation mark is never closed.');
  expect(sayFailure(hindi, { message, fields: {}, detail: detail ?? {} }).message).toBe(
    'लाइन 2 पढ़ी नहीं जा सकी: कोटेशन का निशान (") बंद नहीं हुआ।',
  );
});

async function refusalOf(text: string): Promise<Failure> {
  const file = async function* () {
    yield Buffer.from(text);
  };
  try {
    for await (const row of readRows(file())) expect(row.number).toBe(1);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('The file was read.');
}
