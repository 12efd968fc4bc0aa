import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SOURCE, file), 'utf8') }));

test('no field is type="number": browsers refuse Hindi and Bengali digits there', () => {
  expect(
    files.filter(({ text }) => /type="number"|type: 'number'/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

test('digits of other scripts are turned into 0 to 9 in one file, and pages call it in one other, or where words may stand beside a number', () => {
  // Lists that were pasted have numbers before their lines; these patterns only find them.
  const PATTERNS = ['search/server/pasted/cut-list.ts'];
  const readers = files
    .filter(({ text }) => /[०-९০-৯]-[०-९০-৯]|0x0?966|\\p\{Nd\}.*=>/.test(text))
    .map(({ file }) => file);
  expect(readers.filter((file) => !PATTERNS.includes(file))).toEqual(['base/figures/digits.ts']);
  const pages = files
    .filter(({ file, text }) => /(web|ui|browser|main)\//.test(file) && /plain(Digits|Number)\(/.test(text))
    .map(({ file }) => file);
  expect(pages.toSorted()).toEqual([
    'cart/web/amount/typed-quantity.ts',
    'delivery/web/promise/place-sheet.tsx',
    'ui/form/typed-digits.ts',
  ]);
});

test('each field whose typed text becomes a number has a keyboard for numbers, by which its digits are read', () => {
  const bare = files.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:input|Field|LabelledInput)\b(?:[^>]|=>)*?\/?>/g)]
      .map(([element]) => element)
      .filter((element) => /(pattern=|Number\(|typedAmount\(|replaceAll\(\/\\D)/.test(element))
      .filter((element) => !/inputMode=|data-number|type="tel"/.test(element))
      .map((element) => `${file}: ${element.slice(0, 80)}`),
  );
  expect(bare).toEqual([]);
});
