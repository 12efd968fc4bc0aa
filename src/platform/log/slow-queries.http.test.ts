import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { readSettings } from '#settings/server/queries.ts';
import { openShop } from '#test/open-shop.ts';
import { openLog, slowQueryLog } from './log.ts';

function logOf() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = slowQueryLog(
    openLog((line) => lines.push(line)),
    () => clock.now,
  );
  const said = () => lines.map((line) => JSON.parse(line));
  return { log, clock, said };
}

test('a slow query is told of once in a minute, then with how often it came and how bad it was', () => {
  const { log, clock, said } = logOf();
  const slow = (milliseconds: number, sql = 'select 1') => log({ sql, milliseconds });
  slow(80);
  for (let times = 0; times < 1000; times += 1) slow(60 + (times % 40));
  slow(51, 'select 2');
  clock.now += 60_000;
  slow(70);
  expect(said()).toMatchObject([
    { event: 'database.slow', sql: 'select 1', milliseconds: 80, times: 1 },
    { event: 'database.slow', sql: 'select 2', milliseconds: 51, times: 1 },
    { event: 'database.slow', sql: 'select 1', milliseconds: 99, times: 1001 },
  ]);
});

test('a quick query is not told of, and lists and rows of any number are one statement', () => {
  const { log, said } = logOf();
  log({ sql: 'select 1', milliseconds: 50 });
  log({ sql: 'select 1 where id in (?, ?)', milliseconds: 60 });
  log({ sql: 'select 1 where id in (?, ?, ?)', milliseconds: 60 });
  log({ sql: 'insert into t (a, b) values (?, ?)', milliseconds: 60 });
  log({ sql: 'insert into t (a, b) values (?, ?), (?, ?), (?, ?)', milliseconds: 60 });
  expect(said()).toMatchObject([
    { sql: 'select 1 where id in (…)', times: 1 },
    { sql: 'insert into t (a, b) values (…)', times: 1 },
  ]);
});

test('the line names who asked, not what stands between', async () => {
  await using shop = await openShop();
  const { log, said } = logOf();
  const db = openDatabase(shop.address, { onQuery: ({ sql }) => log({ sql, milliseconds: 60 }) });
  await readSettings(db);
  await db.destroy();
  expect(said()).toMatchObject([{ by: expect.stringMatching(/^\w+ \(settings\/server\/queries\.ts\)$/) }]);
});
