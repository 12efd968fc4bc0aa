import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const NO_CODE = /(^|\/)(node_modules|build|released|\.[a-z]+)(\/|$)/;
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => ending.test(path) && !NO_CODE.test(path));

const pages = [...readdirSync('.').filter((name) => name.endsWith('.md')), ...filesIn('docs', /\.md$/)];
const code = ['src', 'test', 'e2e', 'bench', 'bin', 'db', 'deploy'].flatMap((folder) =>
  filesIn(folder, /\.(tsx?|mjs|md|yaml|conf)$/),
);
const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));

test('each decision that a file names is kept in docs/decisions', () => {
  const named = [...pages, ...code].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b[Dd]ecisions? \[?(0\d\d)\b|decisions\/(0\d\d)-/g)].map(
      ([, number = '', linked]) => ({ path, number: linked ?? number }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ number }) => !decisions.has(number))).toEqual([]);
});

test('each link of a page leads to a file that exists', () => {
  const links = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to))
      .map((to) => ({ path, to })),
  );
  expect(links.filter(({ path, to }) => !existsSync(join(dirname(path), to)))).toEqual([]);
});

test('ARCHITECTURE.md or README.md leads to each decision and each page of docs/', () => {
  const entrance = readFileSync('ARCHITECTURE.md', 'utf8') + readFileSync('README.md', 'utf8');
  const inside = pages.filter((path) => path.startsWith('docs/'));
  expect(inside.filter((path) => !entrance.includes(`(${path})`))).toEqual([]);
});
