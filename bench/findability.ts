import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BIGBASKET, bigbasketGoods } from '#test/findability/bigbasket.ts';
import {
  committedGoods,
  heldOutQueries,
  indexOf,
  judge,
  laterHeldOutQueries,
  type JudgedGoods,
  ownQueries,
  perCent,
  type Query,
  together,
  wordsOfOthers,
} from '#test/findability/judge.ts';

/**
 * `node bench/findability.ts [FILE.csv] [--missed]`: how many queries of each kind have two right goods among the first
 * three, on the committed goods and on the public list of 20,000 (../shared/data/bigbasket-20000.csv, or the FILE).
 * `--missed` names the queries that do not. Prints how long a search takes by the processor's clock, too.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missed: { type: 'boolean' } },
});
const file = positionals[0] ?? BIGBASKET;

report('the starter catalogue and brands, our queries', committedGoods(), ownQueries());
report('the starter catalogue and brands, words of others', committedGoods(), wordsOfOthers());
if (existsSync(file)) {
  report('20,000 real goods, our queries', bigbasketGoods(file), ownQueries());
  report('20,000 real goods, held-out queries', bigbasketGoods(file), heldOutQueries());
  report('20,000 real goods, later held-out queries', bigbasketGoods(file), laterHeldOutQueries());
} else console.log(`\n${file} is not here: the real goods were left out.`);

function report(name: string, goods: readonly JudgedGoods[], queries: readonly Query[]): void {
  const building = performance.now();
  const index = indexOf(goods);
  const built = performance.now() - building;
  const shares = judge(index, goods, queries);
  const before = process.threadCpuUsage();
  for (const { query } of queries) index.find(query);
  const { user, system } = process.threadCpuUsage(before);
  console.log(`\n${name}: ${goods.length} goods, index built in ${Math.round(built)} ms`);
  for (const { kind, asked, right, nothing, missed } of [...shares, together(shares)]) {
    console.log(
      `  ${kind.padEnd(14)} ${perCent(right, asked)} % of ${asked}, nothing found ${perCent(nothing, asked)} %`,
    );
    if (values.missed && kind !== 'all') for (const one of missed) console.log(`      ${one}`);
  }
  console.log(
    `  a search takes ${((user + system) / 1000 / queries.length).toFixed(2)} ms of a core on average`,
  );
}
