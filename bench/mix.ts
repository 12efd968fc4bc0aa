import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openAsk } from './mix/ask.ts';
import { haatStorefront } from './mix/haat.ts';
import { type InteractionName, namesIn, visit } from './mix/interactions.ts';
import { LINE, MINUTE_S, PRICES, SETTLE_MS, WINDOW_S } from './mix/moments.ts';
import { changePrices, openMixedShop } from './mix/shop.ts';
import { latenciesOf } from './support/latencies.ts';
import { processorMs, writtenKb } from './support/process-usage.ts';
import { openSlowLine } from './web/slow-line.ts';

/**
 * `node bench/mix.ts [--goods 20000] [--times 4000] [--rounds 3] [--each] [--minute] [--line]`: a mix as shops have it, of
 * the shape of TPC-W's shopping mix: 80 of a hundred interactions look, 20 are on their way to an order; 70 of a hundred
 * visitors are signed in. The whole shop in a process of its own, with the demo shop's 230 goods or with 20,000; eight
 * visitors at once, each going on as soon as it is answered, who share the machine with it. Prints interactions a second,
 * milliseconds of the shop's processor and kilobytes that it wrote for each, and how long they took. With `--each` each
 * kind by itself; with `--minute` the first minute after a start and the one after 200 prices changed; with `--line` over a
 * line of 200 ms there and back. On PostgreSQL as `node bin/postgres.mjs --durable -- node bench/mix.ts`; what its own
 * processes take and write is not counted.
 */
const { values } = parseArgs({
  options: {
    goods: { type: 'string', default: '230' },
    times: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '3' },
    each: { type: 'boolean', default: false },
    minute: { type: 'boolean', default: false },
    line: { type: 'boolean', default: false },
  },
});
const SHOPPERS = 500;
const [GOODS, TIMES, ROUNDS] = [Number(values.goods), Number(values.times), Number(values.rounds)];

const dataDir = mkdtempSync(join(tmpdir(), 'haat-mix-'));
try {
  const { shop, tokens, met, database, admin } = await openMixedShop({
    dataDir,
    goods: GOODS,
    shoppers: SHOPPERS,
  });
  const line = values.line ? await openSlowLine(shop.url, LINE) : undefined;
  const { ask, close } = openAsk(line?.url ?? shop.url);
  const storefront = haatStorefront(ask, met);
  const all = namesIn(storefront);
  try {
    if (values.minute) {
      await minute('after a start');
      await changePrices(shop.url, admin, PRICES);
      await minute(`after ${PRICES} prices changed`);
    } else {
      await wait(SETTLE_MS);
      // All pages are made, and the shop's code is warm.
      await visit(storefront, tokens, countdown(TIMES));
      for (let round = 0; round < ROUNDS; round += 1) await measured('the mix', all, countdown(TIMES));
      if (values.each) for (const one of all) await measured(one, [one], countdown(TIMES / 10));
    }
  } finally {
    close();
    line?.close();
    await shop.stop();
  }

  async function minute(name: string): Promise<void> {
    for (let second = 0; second < MINUTE_S; second += WINDOW_S) {
      const over = performance.now() + WINDOW_S * 1000;
      await measured(`second ${second} ${name}`, all, () => performance.now() < over);
    }
  }

  async function measured(name: string, of: InteractionName[], goOn: () => boolean): Promise<void> {
    const pid = shop.process.pid ?? 0;
    const [processor, written] = [processorMs(pid), writtenKb(pid)];
    const began = performance.now();
    const { waits, failures } = await visit(storefront, tokens, goOn, of);
    for (const why of failures.keys()) throw new Error(why);
    const seconds = (performance.now() - began) / 1000;
    const { p50, p99 } = latenciesOf(waits);
    const each = (all: number): string => (all / waits.length).toFixed(2);
    console.log(
      `${database}, ${GOODS} goods, ${name}: ${Math.round(waits.length / seconds)} a second, ` +
        `${each(processorMs(pid) - processor)} ms of the processor and ${each(writtenKb(pid) - written)} KB written each, ` +
        `half within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)}`,
    );
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function countdown(times: number): () => boolean {
  let left = times;
  return () => (left -= 1) >= 0;
}
