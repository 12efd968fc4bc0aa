import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { canInstall } from './node.mjs';

const BIN = fileURLToPath(new URL('..', import.meta.url));

/** A fake npm: records the call, takes 300 ms, and writes the files that an install writes. */
const NPM = `
  const { appendFileSync, cpSync, existsSync, mkdirSync } = require('node:fs');
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
  setTimeout(() => {
    if (existsSync('no-network')) { console.error('npm error code ENOTFOUND'); process.exit(1); }
    mkdirSync('node_modules/@react-router/dev', { recursive: true });
    cpSync('stand-in-build.cjs', 'node_modules/@react-router/dev/bin.cjs');
    cpSync('package-lock.json', 'node_modules/.package-lock.json');
  }, 300);`;

const BUILD = `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('builds', 'x');
  if (existsSync('no-build')) { console.error('src/page.tsx is not what it should be'); process.exit(1); }
  mkdirSync('build/client', { recursive: true });
  writeFileSync('build/client/page.js', 'export const page = 1;');`;

/** A fresh clone of a tiny shop, with a fake npm, a fake bundler, and no compile cache, words, routes, worker or pictures to make. */
function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-setup-'));
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  cpSync(BIN, join(folder, 'bin'), { recursive: true });
  const settings = 'src/main/start/memory-settings.mjs';
  cpSync(join(BIN, '..', settings), join(folder, settings));
  put('package.json', '{ "type": "module" }');
  put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }));
  put('npm/npm-cli.js', NPM);
  put('npm/package.json', '{ "type": "commonjs" }');
  put('stand-in-build.cjs', BUILD);
  put('src/main/demo/make-pictures.ts', '');
  put('bin/build/compile-cache.mjs', '');
  put('bin/build/shop-manifest.ts', '');
  put('bin/build/worker.ts', '');
  put('bin/build/icons.ts', '');
  put('bin/words.ts', '');
  put(
    'src/server.ts',
    'const given: string[] = process.argv.slice(2); console.log(`open ${given.join("+")}`); process.exitCode = 3;',
  );
  const read = (path: string): string =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  const npmCalls = (): string[] => read('npm-calls').split('\n').filter(Boolean);
  return {
    folder,
    put,
    remove: (path: string) => rmSync(join(folder, path), { recursive: true, force: true }),
    npmCalls,
    installs: () => npmCalls().length,
    builds: () => read('builds').length,
    start: (...args: string[]) =>
      run(folder, ['bin/setup.mjs', ...args, '--then', 'src/server.ts', 'a', 'b c']),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function run(
  folder: string,
  args: string[],
): Promise<{ code: number | null; out: string; err: string }> {
  const env = {
    ...process.env,
    npm_execpath: join(folder, 'npm', 'npm-cli.js'),
    npm_node_execpath: process.execPath,
  };
  const child = spawn(process.execPath, args, { cwd: folder, env });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, out, err };
}

test('the first start installs and builds, the second goes straight to serving', async () => {
  using clone = freshClone();
  const first = await clone.start();
  expect(first.out).toMatch(/^Installing .*\nBuilding .*\nMaking its pictures .*\nopen a\+b c\n$/);
  expect(first.err).toBe('');
  expect(first.code, 'what the server ended with').toBe(3);
  expect(existsSync(join(clone.folder, 'build/client/page.js.br'))).toBe(true);
  expect(existsSync(join(clone.folder, 'build/client/page.js.gz'))).toBe(true);

  expect((await clone.start()).out).toBe('open a+b c\n');
  expect([clone.installs(), clone.builds()]).toEqual([1, 1]);
});

test.skipIf(process.platform === 'win32')(
  'the Node among the packages is linked where npm left it out',
  async () => {
    using clone = freshClone();
    const own = `node_modules/node-${process.platform}-${process.arch}/bin`;
    for (const folder of [own, 'node_modules/.bin'])
      mkdirSync(join(clone.folder, folder), { recursive: true });
    symlinkSync(process.execPath, join(clone.folder, own, 'node'));
    await clone.start('--no-build');
    expect(readlinkSync(join(clone.folder, 'node_modules/.bin/node'))).toBe(
      `../node-${process.platform}-${process.arch}/bin/node`,
    );
  },
);

test('what is installed is exactly the lock file, and no package runs a script', async () => {
  using clone = freshClone();
  await clone.start('--no-build');
  expect(clone.npmCalls()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
});

test('a changed source is built again, a changed test is not; old pages go, the pictures stay', async () => {
  using clone = freshClone();
  await clone.start();
  clone.put('build/client/old-page.js', 'anything');
  clone.put('build/demo-media/picture/160.avif', 'anything');
  clone.put('src/price.test.ts', 'anything');
  await clone.start();
  expect(clone.builds()).toBe(1);
  clone.put('src/price.ts', 'anything');
  await clone.start();
  expect(clone.builds()).toBe(2);
  expect(existsSync(join(clone.folder, 'build/client/old-page.js'))).toBe(false);
  expect(existsSync(join(clone.folder, 'build/demo-media/picture/160.avif'))).toBe(true);
});

test('another lock file is installed again', async () => {
  using clone = freshClone();
  await clone.start('--no-build');
  clone.put(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.1' } } }),
  );
  await clone.start('--no-build');
  expect(clone.installs()).toBe(2);
});

test('without a network: one sentence, no stack, and the next start tries again', async () => {
  using clone = freshClone();
  clone.put('no-network', '');
  const { code, out, err } = await clone.start();
  expect(code).toBe(1);
  expect(out).not.toContain('open');
  expect(err).toMatch(
    /^Installing the packages failed: the package registry did not answer: .*\.haat.install\.log\.\nnpm error/,
  );
  expect(err).not.toContain('    at ');
  clone.remove('no-network');
  expect((await clone.start()).out).toContain('open');
});

test('a build that failed is never taken for a good one', async () => {
  using clone = freshClone();
  await clone.start();
  clone.put('src/page.tsx', 'changed');
  clone.put('no-build', '');
  const { code, err } = await clone.start();
  expect(code).toBe(1);
  expect(err).toContain('Building the pages failed');
  expect(err).toContain('src/page.tsx is not what it should be');
  clone.remove('no-build');
  clone.remove('src/page.tsx'); // as it was when the last good build was made
  expect((await clone.start()).out).toContain('open');
  expect(clone.builds()).toBe(3);
});

test('two starts at once install and build once, and both serve', async () => {
  using clone = freshClone();
  const both = await Promise.all([clone.start(), clone.start()]);
  expect(both.map(({ out }) => out.includes('open'))).toEqual([true, true]);
  expect([clone.installs(), clone.builds()]).toEqual([1, 1]);
});

test('the lock of a start that was killed does not block the next one', async () => {
  using clone = freshClone();
  const gone = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => {
    gone.once('close', resolve);
  });
  clone.put('.haat/lock', `${hostname()} ${Date.now()} ${gone.pid}`);
  expect((await clone.start('--no-build')).out).toContain('open');
});

test('a half merged lock file is said so', async () => {
  using clone = freshClone();
  clone.put('package-lock.json', '<<<<<<< HEAD');
  const { code, err } = await clone.start();
  expect([code, err]).toEqual([1, 'package-lock.json cannot be read: is it missing, or half merged?\n']);
});

test('whoever stops npm stops the server, and its port is free', async () => {
  using clone = freshClone();
  await clone.start('--no-build');
  clone.put(
    'src/server.ts',
    `setInterval(() => {}, 1000); process.on('SIGTERM', () => { console.log('closed'); process.exit(); }); console.log('open');`,
  );
  // Like the shell that npm starts: SIGTERM ends it, and it does not pass the signal on.
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" bin/setup.mjs --no-build --then src/server.ts; true`],
    {
      cwd: clone.folder,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    },
  );
  let out = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (out === 'open\n') shell.kill('SIGTERM');
  });
  await new Promise((resolve) => {
    shell.once('close', resolve); // 'close' comes only after both the shell and the server have closed their output
  });
  expect(out).toBe('open\nclosed\n');
});

test.each([
  ['18.20.4', false],
  ['20.18.0', false],
  ['20.19.2', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.21.0', true],
])('Node %s installs all packages: %s', (version, can) => {
  expect(canInstall(version)).toBe(can);
});
