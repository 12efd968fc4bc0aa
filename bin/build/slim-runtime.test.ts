import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { leftOutUse, slimModule } from './slim-runtime.mjs';

const { resolve } = createRequire(import.meta.url);
const file = (name: string, path: string) => join(dirname(resolve(`${name}/package.json`)), path);
const read = (path: string): [string, string] => [path, readFileSync(path, 'utf8')];

const REACT_DOM = file('react-dom', 'cjs/react-dom-client.production.js');
const ROUTER = ['router/router.js', 'dom/ssr/fog-of-war.js', 'dom/ssr/components.js', 'hooks.js'].map(
  (path) => file('react-router', `dist/production/lib/${path}`),
);

test('the installed React DOM loses what no page uses, and is still a program', () => {
  const [id, code] = read(REACT_DOM);
  const slim = slimModule(id, code)!;
  expect(slim.length).toBeLessThan(code.length * 0.9);
  expect(() => new Script(slim)).not.toThrow();
  expect(slim).not.toMatch(/prototype\.scrollIntoView|startViewTransition\(\{/);
});

test.each(ROUTER)('the installed React Router is what we slim: %s', (path) => {
  const [id, code] = read(path);
  expect(slimModule(id, code)!.length).toBeLessThan(code.length);
});

test('a React that is no longer what we know stops the build', () => {
  const [id, code] = read(REACT_DOM);
  expect(() => slimModule(id, code.replace('function startViewTransition(', 'function begin('))).toThrow(
    /startViewTransition was found 0 times/,
  );
});

test('other modules are left alone', () => {
  expect(slimModule('/shop/node_modules/react/cjs/react.production.js', 'exports.x = 1;')).toBeUndefined();
  expect(slimModule('/shop/src/shop/web/home-page.tsx', 'export default 1;')).toBeUndefined();
});

test.each([
  [
    '/shop/src/shop/web/hero.tsx',
    `import { type ReactNode, ViewTransition } from 'react';`,
    /ViewTransition of react/,
  ],
  ['/shop/src/cart/web/x.tsx', `import { Link, useFetcher as fetcher } from "react-router";`, /useFetcher/],
  ['/shop/src/shop/web/x-page.tsx', `export async function clientAction() {}`, /Actions/],
])('what is left out cannot be used by mistake: %s', (id, code, sentence) => {
  expect(leftOutUse(id, code)).toMatch(sentence);
});

test('what is there may be used', () => {
  expect(leftOutUse('/shop/src/x.tsx', `import { Suspense, use } from 'react';`)).toBeUndefined();
  expect(leftOutUse('/shop/node_modules/a/src/x.ts', `import { Activity } from 'react';`)).toBeUndefined();
});
