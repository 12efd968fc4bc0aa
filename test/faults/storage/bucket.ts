import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Product } from '#catalogue/catalogue.ts';
import { startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { call, until } from '../load/calls.ts';
import { expectOk, logIn, OWNER, SHOP_ENV } from '../load/load.ts';

const run = promisify(execFile);
const S3RVER = 's3rver@3.7.1';
const NAMES = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** What the shop did with its pictures in a bucket, and what was wrong with that. */
export type BucketFigures = { figures: Record<string, string | number>; broken: string[] };

/** A store that speaks S3; one of our own can be stopped and started again. */
type Store = {
  name: string;
  env: Record<string, string>;
  own: { start(): Promise<void>; stop(): Promise<void> } | undefined;
  remove(): Promise<void>;
};

/** Sends pictures through a bucket. Resolves to undefined, with a message, if there is no store to test with. */
export async function tryBucket(): Promise<BucketFigures | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bucket-'));
  const store = process.env['S3_BUCKET'] ? storeOfEnvironment() : await openS3rver(folder);
  if (!store) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const log = openSync(join(folder, 'server.log'), 'a');
  try {
    const result = await onTheWay(store, folder, log);
    const told = readFileSync(join(folder, 'server.log'), 'utf8');
    if (told.includes(store.env['S3_SECRET_ACCESS_KEY'] ?? ''))
      result.broken.push('the log tells the secret');
    return result;
  } catch (error) {
    const told = readFileSync(join(folder, 'server.log'), 'utf8').trim().split('\n').at(-1);
    throw new Error(`the shop’s log ends with: ${told}`, { cause: error });
  } finally {
    closeSync(log);
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onTheWay(store: Store, folder: string, log: number): Promise<BucketFigures> {
  const broken: string[] = [];
  const expect = (what: string, holds: boolean): void => void (holds || broken.push(what));
  const dataDir = join(folder, 'data');
  const env = { ...SHOP_ENV, ...store.env };
  const shop = await startShop({ ...env, SEED: 'demo', DATA_DIR: dataDir }, log);
  const other = await startShop({ ...env, DATA_DIR: join(folder, 'other') }, log);
  const { token } = await logIn(shop.url, OWNER.email, OWNER.password);
  try {
    const [product] = expectOk(await call<{ products: [Product] }>(shop.url, 'GET', '/api/products?limit=1'))
      .body.products;
    expect(
      'another server shows the demo shop’s pictures',
      (await get(other.url + product.thumbnail)).status === 200,
    );

    const began = performance.now();
    const sent = await upload(shop.url, token, '#c33');
    const uploadMs = performance.now() - began;
    const first = await get(other.url + sent.url);
    const again = await get(other.url + sent.url);
    expect('another server shows an uploaded picture', sent.status === 201 && first.status === 200);
    expect('browsers may keep it for ever', /immutable/.test(first.caching));
    expect(
      'a picture that nobody sent is 404',
      (await get(`${shop.url}/media/${'0'.repeat(32)}/480.webp`)).status === 404,
    );
    const outage = store.own ? await duringOutage(store.own, { shop: shop.url, url: sent.url, token }) : [];
    broken.push(...outage);

    const file = join(folder, 'shop.haat');
    const made = await command('backup', file, { ...env, DATA_DIR: dataDir });
    const restored = await command('restore', file, { ...SHOP_ENV, DATA_DIR: join(folder, 'restored') });
    const counts = [made, restored].map((said) => /(\d+) picture files/.exec(said)?.[1]);
    expect(
      `a restore brings back every picture: ${counts.join(' of ')}`,
      counts[0] === counts[1] && Number(counts[0]) > 1000,
    );
    return {
      figures: {
        store: store.name,
        'first start, with the demo shop’s pictures sent (ms)': Math.round(shop.readyAfter),
        'upload of a photo, eight files (ms)': Math.round(uploadMs),
        'shown by another server, first and again (ms)': `${first.ms.toFixed(1)}, ${again.ms.toFixed(1)}`,
        'store stopped and started': store.own
          ? '503 with Retry-After meanwhile, pages go on, well again by itself'
          : 'not tried on a store of somebody else',
        'backed up and restored': `${counts[0]} picture files`,
      },
      broken,
    };
  } finally {
    await shop.stop();
    await other.stop();
  }
}

async function duringOutage(
  store: NonNullable<Store['own']>,
  { shop, url, token }: { shop: string; url: string; token: string },
): Promise<string[]> {
  const unseen = url.replace('480', '960');
  await store.stop();
  const picture = await get(shop + unseen);
  const sent = await upload(shop, token, '#0a0');
  const page = await get(`${shop}/`);
  await store.start();
  const [after, sentAfter] = [await get(shop + unseen), await upload(shop, token, '#0a0')];
  const said = `${picture.status} ${picture.retryAfter}, ${sent.status} ${sent.retryAfter}, ${page.status}; ${after.status}, ${sentAfter.status}`;
  return said === '503 2, 503 2, 200; 200, 201' ? [] : [`with the store stopped, and after: ${said}`];
}

async function get(url: string) {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  const { headers, status } = answer;
  const caching = headers.get('cache-control') ?? '';
  return { status, caching, retryAfter: headers.get('retry-after'), ms: performance.now() - began };
}

async function upload(url: string, token: string, background: string) {
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(photo)], 'photo.jpg'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/media`, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as { url?: string };
  return { status: answer.status, url: body.url ?? '', retryAfter: answer.headers.get('retry-after') };
}

async function command(
  name: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
): Promise<string> {
  const script = fileURLToPath(new URL(`../../../bin/${name}.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [script, file], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return stdout;
}

const storeOfEnvironment = (): Store => ({
  name: process.env['S3_ENDPOINT'] ?? '',
  env: Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? ''])),
  own: undefined,
  remove: () => Promise.resolve(),
});

/** Installs s3rver into the folder, without running any script of its packages, and starts it. */
async function openS3rver(folder: string): Promise<Store | undefined> {
  const npm = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    S3RVER,
  ];
  try {
    await run('npm', npm, { cwd: folder });
  } catch (error) {
    console.log(`\nbucket: not tried, npm could not install ${S3RVER}: ${String(error).split('\n')[0]}`);
    return undefined;
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const script = join(folder, 'node_modules/s3rver/bin/s3rver.js');
    const args = [
      '-d',
      join(folder, 'buckets'),
      '-a',
      '127.0.0.1',
      '-p',
      String(port),
      '--configure-bucket',
      'pictures',
    ];
    // It encrypts its list tokens with a cipher that OpenSSL 3 only offers on request.
    server = spawn(process.execPath, ['--openssl-legacy-provider', script, ...args], { stdio: 'ignore' });
    process.once('exit', () => server?.kill('SIGKILL'));
    await until('the store answers', async () => (await call(url, 'GET', '/pictures')).status === 200);
  };
  await start();
  return {
    name: S3RVER,
    env: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: url,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    own: { start, stop },
    remove: stop,
  };
}
