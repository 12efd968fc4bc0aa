import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NUKTA = '\u093c';

test('Hindi is spelled in one way: no dot under क, ख and ग', () => {
  const texts = readFileSync(new URL('../../words/hi.po', import.meta.url), 'utf8').normalize('NFD');
  const dotted = [...texts.matchAll(new RegExp(`[^\\s"]*[कखग]${NUKTA}[^\\s"]*`, 'gu'))];
  expect(dotted.map(([word]) => word)).toEqual([]);
});
