import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Packages that have an install script. Scripts never run here, and these packages work without theirs. */
const WITH_SCRIPT = ['node_modules/@swc/core'];

test('no package runs a script while it is installed, and a new one that wants to is noticed', () => {
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(wanting).toEqual(WITH_SCRIPT);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('the hash of every package is in the lock file', () => {
  expect(installed.length).toBeGreaterThan(100);
  // A bundled package comes inside the package above it, and so under that one's hash.
  const ownFile = installed.filter(([, { inBundle }]) => !inBundle);
  expect(ownFile.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the lock file is whole: it holds what every package needs, on every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry, so each one installs from their own', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('packages are asked for in one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/** Whether Node would find a package for the package at this path: in its own node_modules or in one further up. */
function isLocked(path: string, name: string): boolean {
  const at = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (packages[at]?.version) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name);
}
