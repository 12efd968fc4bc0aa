import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('of the thirteen dark patterns each has a test, and each test that is named exists', () => {
  const rows = readFileSync('docs/dark-patterns.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\. /.test(line));
  expect(rows).toHaveLength(13);
  const named = rows.map((row) =>
    [...row.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', to = '']) => ({ title, to })),
  );
  expect(named.filter((tests) => tests.length === 0)).toEqual([]);
  const lost = named
    .flat()
    .filter(({ title, to }) => !readFileSync(join('docs', to), 'utf8').includes(`test('${title}'`));
  expect(lost).toEqual([]);
});
