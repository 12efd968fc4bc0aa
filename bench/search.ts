import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Listing } from '#catalogue/catalogue.ts';
import { teachSpellings } from '#catalogue/server/commands/spelling-groups.ts';
import { importProducts } from '#catalogue/server/import/import-products.ts';
import { spellingGroups } from '#catalogue/server/queries/search-terms.ts';
import { openSearch } from '#catalogue/server/search.ts';
import { createApi } from '#main/api.ts';
import { openPlatform } from '#main/open-platform.ts';
import { loadConfig } from '#platform/config.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { RIGHT_GOODS } from './right-goods.ts';

/**
 * `node bench/search.ts FILE.csv [--show]`: imports the public BigBasket list into a shop of its own (SQLite, or the
 * database that DATABASE_URL names) and asks its API. Prints how long a search takes on the server, while typing and
 * typed out, and for how many of the spelling groups every spelling has the right goods among the first five.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } });
const [file] = positionals;
if (!file) throw new Error('Usage: node bench/search.ts FILE.csv [--show]');

/** Milliseconds by the clock, and of the processor alone, which others on the machine do not lengthen. */
type Took = { clock: number; processor: number };

const FIRST = 5;
const ROUNDS = 3;
const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-search-'));
const platform = await openPlatform(loadConfig({ ...process.env, DATA_DIR: dataDir, SEED: 'none' }));
try {
  await measure(file);
} finally {
  await platform.close();
  rmSync(dataDir, { recursive: true });
}

async function measure(path: string): Promise<void> {
  const { db, clock } = platform;
  const actor = { userId: null, name: 'Bench' };
  const importing = performance.now();
  await inTransaction(db, (tx) => teachSpellings(tx, clock.now()));
  const { added } = await importProducts(db, createReadStream(path), { clock, actor });
  console.log(`${added} products imported in ${((performance.now() - importing) / 1000).toFixed(1)} s`);
  await platform.changes.refresh();

  const before = heap();
  const building = performance.now();
  await openSearch(platform).refresh();
  const built = performance.now() - building;
  console.log(`index built in ${Math.round(built)} ms${before ? `, ${Math.round(heap() - before)} MB` : ''}`);

  const groups = await spellingGroups(db);
  const api = createApi(platform);
  const ask = async (q: string, limit: number): Promise<{ listing: Listing; took: Took }> => {
    const [asked, used] = [performance.now(), process.threadCpuUsage()];
    const answer = await api.request(`/api/products?limit=${limit}&q=${encodeURIComponent(q)}`);
    const body = await answer.text();
    const { user, system } = process.threadCpuUsage(used);
    const took = { clock: performance.now() - asked, processor: (user + system) / 1000 };
    return { listing: JSON.parse(body) as Listing, took };
  };
  const words = groups.flatMap(({ canonical, spellings }) => [canonical, ...spellings]);
  await speed('typed out', words, 12, ask);
  await speed('while typing', words.flatMap(beginnings), 6, ask);
  await speed('with a slip', words.map(slipped), 12, ask);
  await hits(groups, async (q) => (await ask(q, FIRST)).listing.products.map(({ title }) => title));
}

/** Every beginning of a word, as a shopper's keyboard sends them. */
function beginnings(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at + 1)).filter((part) => part === part.trimEnd());
}

/** A word with two neighbours swapped, in its middle. */
function slipped(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.length < 4 ? word : word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
}

async function speed(
  name: string,
  words: readonly string[],
  limit: number,
  ask: (q: string, limit: number) => Promise<{ took: Took }>,
): Promise<void> {
  const took: Took[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const word of words) took.push((await ask(word, limit)).took);
  }
  const figures = (of: (one: Took) => number): string => {
    const sorted = took.map(of).toSorted((a, b) => a - b);
    const at = (share: number): string => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
    return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  };
  console.log(
    `${name}, ${took.length} searches: ${figures(({ clock }) => clock)} (processor alone: ${figures(({ processor }) => processor)})`,
  );
}

async function hits(
  groups: readonly { canonical: string; spellings: string[] }[],
  firstTitles: (q: string) => Promise<string[]>,
): Promise<void> {
  let complete = 0;
  let [right, shown] = [0, 0];
  for (const { canonical, spellings } of groups) {
    const goods = RIGHT_GOODS[canonical];
    if (goods === undefined) throw new Error(`nobody has judged what is right for ${canonical}`);
    if (goods === null) {
      console.log(`  ${canonical}: the list has no such goods`);
      continue;
    }
    const isRight = (title: string): boolean =>
      goods.is.test(title) && !goods.isNot?.test(title) && !title.includes('+');
    const missed: string[] = [];
    for (const spelling of [canonical, ...spellings]) {
      const titles = await firstTitles(spelling);
      right += titles.filter(isRight).length;
      shown += titles.length;
      if (!titles.some(isRight)) missed.push(spelling);
      if (values.show)
        console.log(
          `\n${canonical} < ${spelling}`,
          titles.map((title) => (isRight(title) ? `  ${title}` : `X ${title}`)),
        );
    }
    if (missed.length === 0) complete += 1;
    else console.log(`  ${canonical}: not found by ${missed.join(', ')}`);
  }
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `every spelling finds the right goods among the first ${FIRST}: ${complete} of ${groups.length} groups (${share(complete, groups.length)})`,
  );
  console.log(`of all goods shown there, ${share(right, shown)} are right`);
}

/** Megabytes in use, when the process was started with --expose-gc; else 0. */
function heap(): number {
  if (typeof globalThis.gc !== 'function') return 0;
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}
