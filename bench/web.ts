import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArgs, findChromium } from '../bin/test/chromium.mjs';
import { freePort } from '../bin/test/free-port.mjs';
import { startShop } from './support/shop-process.ts';

/**
 * `npm run bench:web`: what Lighthouse makes of the pages of a first visit, on the production shop. First with its own
 * phone and line, then with a slow phone (700 kbit/s, 300 ms, processor ten times slower), the median of five. Run it
 * on a machine that does nothing else: a busy one shows as a slow page.
 */
const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'interactive',
  'total-blocking-time',
] as const;
const SLOW_PHONE = {
  throttling: {
    rttMs: 300,
    throughputKbps: 700,
    requestLatencyMs: 300,
    downloadThroughputKbps: 700,
    uploadThroughputKbps: 250,
    cpuSlowdownMultiplier: 10,
  },
};

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const lighthouse = await findLighthouse();
const shop = await startShop({ SEED: 'demo' });
const browser = await openBrowser();
try {
  const answer = await fetch(`${shop.url}/api/products?q=besan&limit=1`);
  const { products } = (await answer.json()) as { products: { _id: string }[] };
  const pages = { home: '/', listing: '/shop', product: `/shop/${products[0]?._id}` };
  const rows: Record<string, string | number>[] = [];
  for (const [page, path] of Object.entries(pages)) {
    rows.push({ page, device: 'its own phone', ...(await judge(path, {})) });
    rows.push({ page, device: 'slow phone', ...(await judge(path, SLOW_PHONE)) });
  }
  console.table(rows);
} finally {
  browser.close();
  await shop.stop();
}

/** The median of each figure over the rounds. */
async function judge(path: string, settings: object): Promise<Record<string, string | number>> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(shop.url + path, { port: browser.port, logLevel: 'error', ...settings });
    if (!result) throw new Error(`Lighthouse did not judge ${path}`);
    reports.push(result.lhr);
  }
  const median = (read: (report: Report) => number) =>
    reports.map(read).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        Math.round(median(({ categories }) => (categories[name]?.score ?? 0) * 100)),
      ]),
    ),
    ...Object.fromEntries(
      TIMES.map((name) => [
        name,
        `${Math.round(median(({ audits }) => audits[name]?.numericValue ?? Number.NaN))} ms`,
      ]),
    ),
    'layout shift': median(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    bytes: median(({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN),
  };
}

/** Lighthouse is no part of the shop: it is taken from where LIGHTHOUSE says, or from a package of that name. */
async function findLighthouse(): Promise<Lighthouse> {
  const name = process.env['LIGHTHOUSE'] ?? 'lighthouse';
  try {
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch (cause) {
    throw new Error(
      'Lighthouse is not there. Install it anywhere, and say where: LIGHTHOUSE=/path/to/node_modules/lighthouse/core/index.js',
      { cause },
    );
  }
}

async function openBrowser(): Promise<{ port: number; close(): void }> {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium; CHROMIUM_PATH says where it is.');
  const profile = mkdtempSync(join(tmpdir(), 'haat-lighthouse-'));
  const port = await freePort();
  const flags = [
    '--headless',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    ...chromiumArgs,
  ];
  // Debian's program is a script that starts the browser: both are of one group, and end together.
  const child: ChildProcess = spawn(chromium, [...flags, 'about:blank'], { stdio: 'ignore', detached: true });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(`http://127.0.0.1:${port}/json/version`)) break;
    await wait(100);
  }
  return {
    port,
    close: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      if (child.pid) process.kill(-child.pid);
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
