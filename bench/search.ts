import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { createApi } from '#main/api.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Listing } from '#search/search.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { spellingGroups } from '#search/server/queries/search-terms.ts';
import { EXPECTED_RESULTS } from './support/expected-results.ts';
import { goodsFile } from './support/goods.ts';
import { latenciesOf } from './support/latencies.ts';
import { openBenchShop } from './support/shoppers.ts';

/**
 * `node bench/search.ts [FILE.csv] [--show]`: imports the public BigBasket list, or without a file 20,000 made-up goods,
 * into a shop of its own (SQLite, or the PostgreSQL of TEST_DATABASE_URL) and asks its API. Prints how long a search
 * takes on the server, while typing and typed out, and for how many of the spelling groups every spelling has the
 * right goods among the first five. Ends with code 1 when a search takes more than 30 ms (for a part of a word 50) in 99 of 100 cases.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } });
const [file] = positionals;
const LIMIT_MS = 30;
/** Three letters that stand inside of words may also begin those of a tenth of the goods. */
const LIMIT_INSIDE_MS = 50;
const MADE_UP = 20_000;

/** Milliseconds by the clock, and of processor time, which other programs on the machine do not lengthen. */
type Took = { clock: number; processor: number };

const FIRST = 5;
const ROUNDS = 3;
const AGAIN = 2;
let isQuick = true;
const shop = await openBenchShop();
const { platform } = shop;
try {
  await measure(file ? createReadStream(file) : goodsFile(MADE_UP));
} finally {
  await shop.close();
}
process.exitCode = isQuick ? 0 : 1;

async function measure(products: Readable): Promise<void> {
  const { db, clock } = platform;
  const actor = { userId: null, name: 'Bench' };
  const importing = performance.now();
  await inTransaction(db, (tx) => teachSpellings(tx, clock.now()));
  const { added } = await importProducts(db, products, { clock, actor });
  console.log(
    `${shop.name}: ${added} ${file ? '' : 'made-up '}products imported in ${((performance.now() - importing) / 1000).toFixed(1)} s`,
  );
  await platform.changes.refresh();

  const before = heap();
  const building = performance.now();
  await openSearch(platform).ready();
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
  await speed('with a typo', words.map(mistyped), 12, ask);
  await speed('a part of a word', words.map(middle), 12, ask, LIMIT_INSIDE_MS);
  await hits(groups, async (q) => (await ask(q, FIRST)).listing.products.map(({ title }) => title));
}

/** Every beginning of a word, as a shopper's keyboard sends them. */
function beginnings(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at + 1)).filter((part) => part === part.trimEnd());
}

/** What stands in the middle of a word: three letters that no word need begin with. */
function middle(word: string): string {
  const at = Math.max(0, Math.floor(word.length / 2) - 1);
  return word.slice(at, at + 3).trim() || word;
}

/** A word with two neighbours swapped, in its middle. */
function mistyped(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.length < 4 ? word : word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
}

async function speed(
  name: string,
  words: readonly string[],
  limit: number,
  ask: (q: string, limit: number) => Promise<{ took: Took }>,
  limitMs = LIMIT_MS,
): Promise<void> {
  let took = await round();
  // Other programs on the machine can only slow a search down, so one that seems slow is measured again.
  for (let again = 0; again < AGAIN && p99Of(took) > limitMs; again += 1) {
    const next = await round();
    if (p99Of(next) < p99Of(took)) took = next;
  }
  isQuick &&= p99Of(took) <= limitMs;
  const figures = (of: (one: Took) => number): string => {
    const { p50, p99 } = latenciesOf(took.map(of));
    return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  };
  async function round(): Promise<Took[]> {
    const all: Took[] = [];
    for (let time = 0; time < ROUNDS; time += 1) {
      for (const word of words) all.push((await ask(word, limit)).took);
    }
    return all;
  }
  console.log(
    `${name}, ${took.length} searches: ${figures(({ clock }) => clock)} (processor alone: ${figures(({ processor }) => processor)})`,
  );
}

function p99Of(took: readonly Took[]): number {
  return latenciesOf(took.map(({ clock }) => clock)).p99;
}

async function hits(
  groups: readonly { canonical: string; spellings: string[] }[],
  firstTitles: (q: string) => Promise<string[]>,
): Promise<void> {
  let complete = 0;
  let [right, shown] = [0, 0];
  for (const { canonical, spellings } of groups) {
    const isRight = file ? judgedFor(canonical) : madeUpFor([canonical, ...spellings]);
    if (!isRight) {
      console.log(`  ${canonical}: the list has no such goods`);
      continue;
    }
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

type Judge = (title: string) => boolean;

/** Of the public list, what was judged to be right by hand; undefined when it has no such goods. */
function judgedFor(canonical: string): Judge | undefined {
  const goods = EXPECTED_RESULTS[canonical];
  if (goods === undefined) throw new Error(`nobody has judged what is right for ${canonical}`);
  return goods
    ? (title) => goods.is.test(title) && !goods.isNot?.test(title) && !title.includes('+')
    : undefined;
}

/** Made-up goods are what they are called, under any spelling of it; what is made of them is called more. */
function madeUpFor(names: readonly string[]): Judge {
  return (title) => names.includes(title.split(' - ', 1)[0]!.toLowerCase());
}

/** Megabytes in use, when the process was started with --expose-gc; else 0. */
function heap(): number {
  if (typeof globalThis.gc !== 'function') return 0;
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}
