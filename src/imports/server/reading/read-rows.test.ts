import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { inEnglish } from '#platform/words.ts';
import { workbookOf, zipOf } from '#test/zip-of.ts';
import { readRows } from './read-rows.ts';

async function read(bytes: Uint8Array | string, piece = 64 * 1024) {
  const whole = Buffer.from(bytes);
  const pieces = Array.from({ length: Math.ceil(whole.length / piece) }, (_, at) =>
    whole.subarray(at * piece, (at + 1) * piece),
  );
  const rows = readRows(Readable.from(pieces));
  const cells: string[][] = [];
  const numbers: number[] = [];
  for await (const row of rows) {
    cells.push(row.cells);
    numbers.push(row.number);
  }
  return { cells, numbers, ...rows.file };
}

const HINDI = 'नाम,दाम\nप्याज,३२\nचाय ☕,45\n';
test.each([
  ['UTF-8', Buffer.from(HINDI)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\uFEFF${HINDI}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${HINDI}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${HINDI}`, 'utf16le').swap16()],
])('a text in %s is read, wherever its bytes are cut', async (_, bytes) => {
  for (const piece of [1, 3, 7, 64_000])
    expect((await read(bytes, piece)).cells).toEqual([
      ['नाम', 'दाम'],
      ['प्याज', '३२'],
      ['चाय ☕', '45'],
    ]);
});

test('a file that comes in one piece is read a little at a time: its first rows do not wait for its end', async () => {
  const good = 'name,price\n'.repeat(20_000);
  const broken = Buffer.concat([Buffer.from(good), Buffer.from([0xff, 0x01, 0x02, 0x0a])]);
  const rows = readRows(Readable.from([broken]))[Symbol.asyncIterator]();
  expect((await rows.next()).value?.cells).toEqual(['name', 'price']);
  const toItsEnd = async (): Promise<void> => {
    while (!(await rows.next()).done);
  };
  await expect(toItsEnd()).rejects.toThrow(/neither a spreadsheet .* nor a text/);
});

test('a text in UTF-16 without a mark is told by its zeros', async () => {
  expect((await read(Buffer.from('name,price\nTea,45\n', 'utf16le'))).cells[1]).toEqual(['Tea', '45']);
  expect((await read(Buffer.from('name,price\nTea,45\n', 'utf16le').swap16())).cells[1]).toEqual([
    'Tea',
    '45',
  ]);
});

test('what is not UTF-8 is Windows-1252, and it is said', async () => {
  const plain = 'item,price\n'.repeat(10_000);
  const file = await read(
    Buffer.concat([Buffer.from(plain), Buffer.from('Crème brûlée 100 g,£5\n', 'latin1')]),
  );
  expect(file.cells.at(-1)![0]).toContain('Crème brûlée');
  expect(file.notes).toMatchObject([{ id: expect.stringContaining('Windows-1252') }]);
});

test.each([',', ';', '\t', '|'])(
  'a text separated by %j is read, below titles that have none',
  async (sign) => {
    const text = `Sharma Kirana, Main Road\n\n${['Item', 'MRP', 'Rate'].join(sign)}\n${['Dal', '160', '158'].join(sign)}\n`;
    const { cells, numbers } = await read(text);
    expect(cells.slice(-2)).toEqual([
      ['Item', 'MRP', 'Rate'],
      ['Dal', '160', '158'],
    ]);
    expect(numbers.at(-1)).toBe(4);
  },
);

test.each([
  [
    'tabs, with more commas in one text than there are columns',
    '\t',
    [
      ['id', 'title', 'description', 'price'],
      ['1', 'Soap', 'red, blue, green, white, pink, black', '45'],
      ['2', 'Pipe 5" wide', 'long', '90'],
      ['3', 'Pipe 6" wide', 'longer', '95'],
    ],
  ],
  [
    'semicolons below a long address, with decimal commas',
    ';',
    [
      ['Sharma Kirana, Main Road, Ward 5, Near the Temple, Patna, Bihar'],
      ['Item', 'MRP', 'Rate'],
      ['Dal', '160,00', '158,50'],
      ['Rice', '62,00', '60,00'],
    ],
  ],
  [
    'semicolons without a header',
    ';',
    [
      ['Dal', '158,50'],
      ['Rice', '60,00'],
    ],
  ],
  [
    'commas, with a list of pictures in each row',
    ',',
    [
      ['name', 'price', 'images'],
      ['Dal', '158', 'a|b|c'],
    ],
  ],
])('a text separated by %s is cut at these', async (_, sign, lines) => {
  expect((await read(`${lines.map((cells) => cells.join(sign)).join('\n')}\n`)).cells).toEqual(lines);
});

test('NUL bytes in a text are left off', async () => {
  expect((await read('name,price\nTe\u0000a,45\n')).cells[1]).toEqual(['Tea', '45']);
});

test('a hundred thousand blank rows are passed over, and meanwhile others get their turn', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      turns += 1;
      await wait(1);
    }
  })();
  const { cells } = await read(`name,price\n${',\n'.repeat(100_000)}Tea,45\n`);
  isDone = true;
  await others;
  expect(cells).toEqual([
    ['name', 'price'],
    ['Tea', '45'],
  ]);
  expect(turns).toBeGreaterThan(3);
});

test.each([
  [
    'a cell of 10 MB',
    `name,price\n"${'x'.repeat(10_000_000)}",5\n`,
    /^Row 2 cannot be read: it is far too long/,
  ],
  [
    'a quotation mark that is never closed',
    'name,price\n"Tea,5\n',
    /^Row 2 cannot be read: a quotation mark/,
  ],
])('%s is refused in one sentence', async (_, text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence);
});

test('a quotation mark inside of a cell is a sign like any other', async () => {
  expect((await read('name,price\nPipe 5" wide,45\n')).cells[1]).toEqual(['Pipe 5" wide', '45']);
});

test('a workbook of another program is read: texts, figures, formulas, gaps', async () => {
  const sheet = [
    ['Sharma Kirana'],
    [null],
    ['Item Name', null, 'Rate', 'Barcode', 'Sold'],
    ['हल्दी & "मिर्च" <b>', null, 85.5, 8_901_030_865_237, true],
    ['Tea', null, 0.1 + 0.2, null, false],
  ];
  const bytes = await writeExcelFile(sheet).toBuffer();
  const { cells, numbers, kind } = await read(bytes);
  expect(kind).toBe('xlsx');
  expect(cells).toEqual([
    ['Sharma Kirana'],
    ['Item Name', '', 'Rate', 'Barcode', 'Sold'],
    ['हल्दी & "मिर्च" <b>', '', '85.5', '8901030865237', 'TRUE'],
    ['Tea', '', '0.3', '', 'FALSE'],
  ]);
  expect(numbers).toEqual([1, 3, 4, 5]);
});

test('of several sheets the one that looks like a list is read, wherever it stands', async () => {
  const how = [['How to fill in this file'], ['Write one product in each row of the second sheet', 'Price']];
  const list = [['Sharma Kirana'], ['Item Name', 'MRP', 'Rate'], ['Dal', 160, 158]];
  const many = [
    ...Array.from({ length: 60 }, (_, at) => [`Note ${at}`]),
    ['Item Name', 'MRP', 'Rate', 'Qty'],
  ];
  const book = (...sheets: (string | number)[][][]) =>
    writeExcelFile(sheets.map((data, at) => ({ data, sheet: `Sheet ${at + 1}` }))).toBuffer();
  for (const [bytes, name] of [
    [await book(how, list), 'Sheet 2'],
    [await book(list, how), 'Sheet 1'],
    [await book([], how, many, list, list), 'Sheet 4'],
  ] as const) {
    const { cells, notes } = await read(bytes);
    expect(cells).toEqual([['Sharma Kirana'], ['Item Name', 'MRP', 'Rate'], ['Dal', '160', '158']]);
    expect(notes.map(inEnglish)).toEqual([`Only the sheet “${name}” was read.`]);
  }
});

test('of a formula its last result is read, and never its text', async () => {
  const row =
    '<row r="2"><c r="A2" t="str"><f>CONCAT("T","ea")</f><v>Tea</v></c><c r="B2"><f>40+5</f><v>45</v></c>' +
    '<c r="C2"><f>HYPERLINK("http://x")</f></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
  expect((await read(workbookOf(row))).cells).toEqual([['Tea', '45', '', '#DIV/0!']].map((cells) => cells));
});

test('texts in parts are joined, and how they are pronounced is left off', async () => {
  const strings = '<si><r><t>Gre</t></r><r><t>en Tea</t></r><rPh><t>gurin</t></rPh></si>';
  expect((await read(workbookOf('<row r="1"><c r="B1" t="s"><v>0</v></c></row>', strings))).cells).toEqual([
    ['', 'Green Tea'],
  ]);
});

const FAR = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(2_000_000)}</t></is></c></row>`;
test.each([
  [
    'a sheet that unpacks to hundreds of times its size',
    workbookOf('<row/>'.repeat(3_000_000)),
    /too large when unpacked/,
  ],
  [
    'a sheet that unpacks to more than it says',
    workbookOf('<row/>'.repeat(90_000), '', { 'xl/worksheets/sheet1.xml': 2000 }),
    /may be damaged/,
  ],
  ['a cell of 2 MB', workbookOf(FAR), /^Row 1 cannot be read: it is far too long/],
  ['a damaged workbook', workbookOf('<row/>').subarray(0, 300), /may be damaged/],
  ['another zip', zipOf({ 'a.txt': 'x' }), /a zip file, but no workbook/],
  ['an OpenDocument sheet', zipOf({ 'content.xml': '<x/>' }), /another kind of spreadsheet/],
  ['an old .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /an old Excel file/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /neither a spreadsheet/],
])('%s is refused in one sentence', async (_, bytes, sentence) => {
  await expect(read(bytes)).rejects.toThrow(sentence);
});

test('entities that a workbook declares itself are not unfolded', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>';
  const { cells } = await read(workbookOf(`${bomb}${row}`));
  expect(cells).toEqual([['&b;']]);
});

test('a large text is read a little at a time, so that others are served meanwhile', async () => {
  let served = 0;
  let isOver = false;
  const serve = (): void => {
    served += 1;
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  const { cells } = await read(`${'tomato,'.repeat(20)}\n`.repeat(5000), 1_000_000);
  isOver = true;
  expect(cells).toHaveLength(5000);
  // 700,000 letters are some 85 pieces.
  expect(served).toBeGreaterThan(80);
});
