import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openCluster } from './cluster.ts';
import type { Peer } from './peer.ts';
import { type Installed, readInstalled, SHOPS, sizeOf, writeFiles, writeInstalled } from './peers.ts';
import { runProgram } from './processes.ts';

/**
 * `node bench/peers/install.ts --into DIR [--only vendure,medusa]`: installs the peers from npm into a folder outside
 * the repository, builds them, and fills each with the same 500 products in a PostgreSQL of its own in that folder.
 * What is there already is left as it is. Needs a few GB, PostgreSQL's programs and some ten minutes.
 */
const { values } = parseArgs({ options: { into: { type: 'string' }, only: { type: 'string' } } });
if (!values.into) throw new Error('Usage: node bench/peers/install.ts --into DIR [--only vendure,medusa]');
const root = resolve(values.into);
const only = values.only?.split(',');
const QUIET = ['--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];

mkdirSync(root, { recursive: true });
const cluster = await openCluster(join(root, 'postgres'));
try {
  for (const shop of SHOPS) {
    const name = shop.name.toLowerCase();
    if (only && !only.includes(name)) continue;
    const dir = join(root, name);
    const installed = readInstalled(dir) ?? (await install(shop, dir));
    if ((await cluster.has(name)) && installed.seedSeconds !== undefined) continue;
    console.log(`${shop.name}: filling it …`);
    const began = performance.now();
    await shop.seed({ dir, database: await cluster.create(name) });
    writeInstalled(dir, { ...installed, seedSeconds: (performance.now() - began) / 1000 });
  }
} finally {
  await cluster.stop();
}

async function install(shop: Peer, dir: string): Promise<Installed> {
  console.log(`${shop.name}: installing …`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  if (shop.name === 'Haat') return installOurselves(dir);
  const { dev, overrides, type } = shop.more ?? {};
  const description = {
    name: `peer-${shop.name.toLowerCase()}`,
    private: true,
    ...(type && { type }),
    dependencies: shop.packages,
    devDependencies: dev,
    overrides,
  };
  writeFiles(dir, { 'package.json': JSON.stringify(description, null, 2), ...shop.files() });
  const installSeconds = await npm(dir);
  const began = performance.now();
  await shop.build?.(dir);
  const buildSeconds = shop.build && (performance.now() - began) / 1000;
  const installed = { installSeconds, buildSeconds, diskMb: sizeOf(join(dir, 'node_modules')) };
  writeInstalled(dir, installed);
  return installed;
}

/** A copy of what is committed, installed and built as an owner does; the copy is only there to be measured. */
async function installOurselves(dir: string): Promise<Installed> {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const files = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  for (const path of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    cpSync(join(repository, path), join(dir, path));
  }
  const installSeconds = await npm(dir);
  const buildSeconds = await runProgram(dir, ['npm', 'run', 'build']);
  const installed = { installSeconds, buildSeconds, diskMb: sizeOf(join(dir, 'node_modules')) };
  writeInstalled(dir, installed);
  return installed;
}

/** With an empty store of packages, as on the machine of a newcomer. */
async function npm(dir: string): Promise<number> {
  const store = join(dir, '.npm-store');
  const seconds = await runProgram(dir, ['npm', 'install', ...QUIET, '--cache', store]);
  rmSync(store, { recursive: true });
  return seconds;
}
