import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { workbookOf } from '#test/zip-of.ts';
import { readRows } from './read-rows.ts';
import type { FileKind } from './sheet-row.ts';
import { workbookRows } from './workbook/workbook-rows.ts';

/** Reads a file to its end, and keeps none of it. */
async function readAway(bytes: Uint8Array | string): Promise<number> {
  const rows = readRows(Readable.from([Buffer.from(bytes)]));
  let count = 0;
  for await (const { cells } of rows) count += Math.sign(cells.length);
  return count;
}

/** Reads a file to its end in a thread that may have 64 MB of memory, and gives the sentence that it is refused with. */
async function refusedIn64MB(bytes: Uint8Array): Promise<string> {
  const thread = new Worker(
    `const { parentPort, workerData: { reader, bytes } } = require('node:worker_threads');
    const { Readable } = require('node:stream');
    import(reader)
      .then(async ({ readRows }) => {
        for await (const row of readRows(Readable.from([Buffer.from(bytes)])));
      })
      .then(() => parentPort.postMessage('read to its end'), ({ message }) => parentPort.postMessage(message));`,
    {
      eval: true,
      workerData: { reader: new URL('read-rows.ts', import.meta.url).href, bytes },
      resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 16 },
    },
  );
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
    });
  } finally {
    await thread.terminate();
  }
}

/** Something that packs badly, so that a trap looks like a sheet. */
const noise = (bytes: number): string => `<!--${randomBytes(bytes).toString('hex')}-->`;
const noises = (count: number): string => Array.from({ length: count }, () => noise(20_000)).join('');

const row = (cells: string): string => `<row>${cells}</row>`;
const shared = (times: number): string => row('<c t="s"><v>0</v></c>'.repeat(times));

const TRAPS: [string, () => Buffer, RegExp][] = [
  [
    'texts that unfold to millions',
    () => workbookOf(row('<c><v>1</v></c>'), '<si><t>x</t></si>'.repeat(1_600_000) + noises(20)),
    /too many different texts|too large when unpacked/,
  ],
  [
    'one long text that many cells share',
    () => workbookOf(shared(10).repeat(200), `<si><t>${'x'.repeat(99_000)}</t></si>`),
    /more text than the shop can save/,
  ],
  [
    'one long text that the cells of one row share',
    () => workbookOf(shared(11), `<si><t>${'x'.repeat(99_000)}</t></si>`),
    /^Row 1 cannot be read: it is far too long/,
  ],
  [
    'a tag of a million attributes',
    () =>
      workbookOf(
        `<row ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}="x"`).join(' ')}/>${noises(60)}`,
      ),
    /may be damaged/,
  ],
  ['an attribute of 4 MB', () => workbookOf(`<row r="${'1'.repeat(4_000_000)}"/>`), /may be damaged/],
  ['a name of 4 MB', () => workbookOf(`<${'a'.repeat(4_000_000)}/>`), /may be damaged/],
  ['a comment of 4 MB', () => workbookOf(`<!--${'a'.repeat(4_000_000)}-->`), /may be damaged/],
  ['tags that stand a million deep', () => workbookOf('<a>'.repeat(1_000_000)), /may be damaged/],
  [
    'tags that stand deep in the list of sheets',
    () => workbookOf('', '<b>'.repeat(1_000_000)),
    /may be damaged/,
  ],
  [
    'rows whose only cell stands far to the right',
    () => workbookOf('<row><c r="ALL1"><v>1</v></c></row>'.repeat(21_000)),
    /more than 2 crore cells/,
  ],
  [
    'a cell in the last column that there is',
    () => workbookOf('<row r="7"><c r="XFD7"><v>1</v></c></row>'),
    /^Row 7 cannot be read: it has more than 1000 columns/,
  ],
];

test.each(TRAPS)(
  'a workbook with %s is refused in a sentence, by a shop that has 64 MB for it',
  { timeout: 60_000 },
  async (_, trap, said) => {
    expect(await refusedIn64MB(trap())).toMatch(said);
  },
);

test.each([
  [
    'a row of more columns than any list has',
    `${'name,'.repeat(1001)}\n`,
    /^Row 1 .* more than 1000 columns/,
  ],
  ['a cell as long as a book', `name\n${'x'.repeat(100_001)}\n`, /^Row 2 .* more than 1,00,000 letters/],
  ['wide rows', `${','.repeat(998)}x\n`.repeat(21_000), /more than 2 crore cells/],
])('a text with %s is refused in a sentence', { timeout: 60_000 }, async (_, text, said) => {
  await expect(readAway(text)).rejects.toThrow(said);
});

test('a thousand columns, a cell of 1,00,000 letters and long texts in ten thousand rows are read', async () => {
  expect(await readAway(`${'n,'.repeat(999)}n\n`)).toBe(1);
  expect(await readAway(`name\n${'x'.repeat(100_000)}\n`)).toBe(2);
  const texts = Array.from({ length: 10_000 }, (_, at) => `<si><t>Rice of the harvest no. ${at}</t></si>`);
  const rows = texts.map((_, at) => row(`<c t="s"><v>${at}</v></c>`));
  expect(await readAway(workbookOf(rows.join(''), texts.join('')))).toBe(10_000);
}, 60_000);

test('a reader that needs more memory or time than it may have ends alone, and is told apart from a damaged file', async () => {
  const texts = Array.from({ length: 100_000 }, (_, at) => `<si><t>Rice of the harvest no. ${at}</t></si>`);
  const bytes = workbookOf('<row><c t="s"><v>1</v></c></row>'.repeat(10), texts.join(''));
  const file: FileKind = { kind: 'xlsx', notes: [] };
  const read = async (ceilings: { megabytes: number; withoutRow: number; inAll: number }) => {
    let count = 0;
    const never = new AbortController().signal;
    for await (const { cells } of workbookRows(Readable.from([bytes]), file, never, ceilings))
      count += Math.sign(cells.length);
    return count;
  };
  const enough = { megabytes: 192, withoutRow: 60_000, inAll: 60_000 };
  await expect(read({ ...enough, megabytes: 8 })).rejects.toThrow(/needs too much memory/);
  await expect(read({ ...enough, withoutRow: 5 })).rejects.toThrow(/needs too much memory/);
  expect(await read(enough)).toBe(10);
}, 60_000);

test(
  'who wants no more rows ends the reader, so that the next file is read',
  { timeout: 60_000 },
  async () => {
    const bytes = workbookOf(row('<c><v>1</v></c>').repeat(50_000));
    for (let time = 0; time < 3; time += 1) {
      const rows = readRows(Readable.from([bytes]));
      const first = await rows[Symbol.asyncIterator]().next();
      expect(first.value?.cells).toEqual(['1']);
      rows.close();
    }
    expect(await readAway(bytes)).toBe(50_000);
  },
);
