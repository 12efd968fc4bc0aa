import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Packages that would run a program of theirs at install time. Ours passes them by, and they work all the same. */
const WOULD_RUN = ['node_modules/@swc/core'];

test('no package runs anything while it is installed, and no new one wants to unseen', () => {
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(wanting).toEqual(WOULD_RUN);
  expect(read('bin/setup/install.mjs')).toContain("'--ignore-scripts'");
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('each package is what it was when it was chosen: its hash is in the lock file', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});

test('packages are asked for in one exact version, and what is installed is what the lock file says', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(read('bin/setup/install.mjs')).toContain("'--no-save'");
});
