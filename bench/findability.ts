import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BIGBASKET, bigbasketGoods } from '#test/findability/bigbasket.ts';
import {
  committedGoods,
  heldOutQueries,
  indexOf,
  judge,
  type JudgedGoods,
  ownQueries,
  perCent,
  type Query,
  together,
  wordsOfOthers,
} from '#test/findability/judge.ts';
import { latenciesOf } from './support/latencies.ts';

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
} else console.log(`\n${file} is not here: the real goods were left out.`);

function report(name: string, goods: readonly JudgedGoods[], queries: readonly Query[]): void {
  const building = performance.now();
  const index = indexOf(goods);
  const built = performance.now() - building;
  const shares = judge(index, goods, queries);
  const took = queries.map(({ query }) => {
    const before = process.threadCpuUsage();
    index.find(query);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  console.log(`\n${name}: ${goods.length} goods, index built in ${Math.round(built)} ms`);
  for (const { kind, asked, right, nothing, missed } of [...shares, together(shares)]) {
    console.log(
      `  ${kind.padEnd(14)} ${perCent(right, asked)} % of ${asked}, nothing found ${perCent(nothing, asked)} %`,
    );
    if (values.missed && kind !== 'all') for (const one of missed) console.log(`      ${one}`);
  }
  const { p50, p99, worst } = latenciesOf(took);
  console.log(
    `  a search takes p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
}
