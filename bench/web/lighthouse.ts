import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inLanguage, LANGUAGE_CODES } from '#base/language/language.ts';
import { chromiumArgs, findChromium } from '../../bin/test/chromium.mjs';
import { freePort } from '../../bin/test/free-port.mjs';
import { median } from './phone.ts';

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

type Row = Record<string, string | number>;
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { numericValue?: number; score?: number | null }>;
};
/** Judges a page. */
export type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/**
 * What Lighthouse says of home, listing and product in each language on its own phone, and of the English ones on a slow phone
 * (700 kbit/s, 300 ms, processor ten times slower).
 */
export async function judgePages(lighthouse: Lighthouse, shop: string, rounds: number): Promise<Row[]> {
  const answer = await fetch(`${shop}/api/products?q=besan&limit=1`);
  const { products } = (await answer.json()) as { products: { _id: string }[] };
  const pages = { home: '/', listing: '/shop', product: `/shop/${products[0]?._id}` };
  const browser = await openBrowser();
  try {
    const judge = (path: string, settings: object): Promise<Row> =>
      middleOf(lighthouse, { url: shop + path, port: browser.port, settings, rounds });
    const rows: Row[] = [];
    for (const [page, path] of Object.entries(pages)) {
      for (const language of LANGUAGE_CODES)
        rows.push({
          page,
          language,
          device: 'its own phone',
          ...(await judge(inLanguage(path, language), {})),
        });
      rows.push({ page, language: 'en', device: 'slow phone', ...(await judge(path, SLOW_PHONE)) });
    }
    return rows;
  } finally {
    browser.close();
  }
}

type Judged = { url: string; port: number; settings: object; rounds: number };

/** The median of each figure over the rounds, and what cost points in the last one. */
async function middleOf(lighthouse: Lighthouse, { url, port, settings, rounds }: Judged): Promise<Row> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', ...settings });
    if (!result) throw new Error(`Lighthouse did not judge ${url}`);
    reports.push(result.lhr);
  }
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        Math.round(middle(({ categories }) => (categories[name]?.score ?? 0) * 100)),
      ]),
    ),
    ...Object.fromEntries(
      TIMES.map((name) => [
        name,
        `${Math.round(middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN))} ms`,
      ]),
    ),
    'layout shift': middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    bytes: middle(({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN),
    'costs points': costly(reports.at(-1)),
  };
}

/** The audits of all categories but performance (whose figures stand in the row) that are not passed. */
function costly(report: Report | undefined): string {
  const rest = CATEGORIES.filter((name) => name !== 'performance');
  const audits = rest.flatMap((name) => report?.categories[name]?.auditRefs ?? []);
  return audits
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');
}

/** Lighthouse is no part of the shop: it is taken from where LIGHTHOUSE says, or from a package of that name. */
export async function findLighthouse(): Promise<Lighthouse> {
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
