import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endNewsStreams } from '#admin/server/news-streams.ts';
import { TABLES } from '#db/tables.ts';
import { NOT_KEPT } from '#main/not-kept.ts';
import { type Answer, openShop, type TestShop } from '#test/open-shop.ts';
import { MATRIX } from '../security/access-matrix.ts';
import type { Prepared } from '../security/requests/prepare.ts';
import { REQUESTS } from '../security/requests/requests.ts';
import { type CallerName, CALLERS, setStage, type Stage } from '../security/stage.ts';
import { MORE } from './more-requests.ts';

/** Who calls, where several may: the first of these that is let in. */
const ASKED_FIRST: readonly CallerName[] = ['owner', 'admin', 'shopper', 'rider', 'counter', 'goods'];
/** What a repeat may write: how often somebody tried, when a session was last seen, and the table of requests itself. */
const COUNTS = ['rate_limits', 'slowed_tries', 'sessions', 'requests'];
const NO_LIMITS = { RATE_RESETS_PER_ACCOUNT: '1000', RATE_LOGIN_FAILURES_PER_ACCOUNT: '1000' };

let shop: TestShop;
let stage: Stage;
beforeEach(async () => {
  shop = await openShop({
    ...NO_LIMITS,
    RATE_SIGNUPS_PER_ADDRESS: '100000',
    RATE_LOGINS_PER_ADDRESS: '100000',
    RATE_RESETS_PER_ADDRESS: '100000',
  });
  stage = await setStage(shop);
});
afterEach(async () => {
  endNewsStreams(shop.platform);
  await shop[Symbol.asyncDispose]();
});

/** Every write that the description of the API names: `POST /api/orders/:id/payments`. */
async function writesOfTheApi(): Promise<string[]> {
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body;
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
}

type Asked = { row: string; route: string; prepare: () => Promise<Prepared & { token: string }> };

/** What is asked, in the order of the matrix of rights: of each write every row that lets somebody in. */
function allAsked(): Asked[] {
  const ofMatrix = MATRIX.split('\n').flatMap((line) => {
    const [, method = '', rest = '', statuses = ''] = /^([A-Z]+) +(\S.*?)((?: +\d{3})+)$/.exec(line) ?? [];
    const codes = statuses.trim().split(/ +/).map(Number);
    const caller = ASKED_FIRST.find((one) => (codes[CALLERS.indexOf(one)] ?? 500) < 300);
    const row = `${method} ${rest}`;
    if (method === '' || method === 'GET' || !caller) return [];
    const prepare = async () => {
      const prepared = await REQUESTS[row]!(stage, caller);
      return { ...prepared, token: (await stage.tokenOf(caller)) ?? '' };
    };
    return [{ row, route: routeOf(row), prepare }];
  });
  const more = Object.entries(MORE).map(([row, prepare]) => ({
    row,
    route: routeOf(row),
    prepare: () => prepare(stage),
  }));
  // Before the matrix draws areas: nobody's address has a pincode that they need.
  return [...more, ...ofMatrix].filter(({ route }) => !(route in NOT_KEPT));
}

const routeOf = (row: string): string => row.split(' ').slice(0, 2).join(' ');

/** All that the shop has written down, table by table, but for what only counts tries. */
async function everything(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const table of TABLES) {
    if (COUNTS.includes(table)) continue;
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.platform.db);
    kept[table] = rows
      .map((row) => JSON.stringify(row))
      .toSorted()
      .join('\n');
  }
  return kept;
}

/**
 * What an answer tells. A repeat of an order is 200 and not 201: nothing was made. `now` is the time of the answer, by
 * which the owner's page reckons what is open.
 */
const told = ({ status, body }: Answer): string =>
  JSON.stringify({ status: status === 201 ? 200 : status, body }).replace(/"now":"[^"]*"/, '"now":""');

/** The same of two at once: one of them may still see that the other one's file is being checked. */
const toldAtOnce = (answer: Answer): string =>
  told(answer).replace('"state":"checking"', '"state":"waiting"');

/** Prepares what a row asks, and returns how it is asked under one id. */
async function prepared({ row, prepare }: Asked): Promise<() => Promise<Answer>> {
  const { path, body, headers, token } = await prepare();
  const key = randomUUID();
  const [method = ''] = row.split(' ');
  return () => shop.withToken(token).call(method, path, body, { ...headers, 'Idempotency-Key': key });
}

test('every write of the shop is asked here, and what is kept of none is a closed list', async () => {
  const writes = await writesOfTheApi();
  expect(Object.keys(NOT_KEPT).filter((route) => !writes.includes(route))).toEqual([]);
  const routes = new Set(allAsked().map(({ route }) => route));
  expect(writes.filter((route) => !(route in NOT_KEPT) && !routes.has(route))).toEqual([]);
});

test(
  'a write whose answer was lost is asked again: nothing more is written, and the answer is the same',
  {
    timeout: 600_000,
  },
  async () => {
    const wrong: unknown[] = [];
    for (const one of allAsked()) {
      const ask = await prepared(one);
      const lost = await ask();
      if (lost.status >= 300) wrong.push({ row: one.row, status: lost.status, body: lost.body });
      const before = await everything();
      shop.clock.advance({ seconds: 1 });
      const again = await ask();
      const after = await everything();
      const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
      for (const table of changed)
        wrong.push({ row: one.row, table, before: before[table], after: after[table] });
      if (told(again) !== told(lost)) wrong.push({ row: one.row, lost: told(lost), again: told(again) });
    }
    expect(wrong).toEqual([]);
    expect(shop.bugs).toEqual([]);
  },
);

test('of two taps at once one is done, and both get its answer', { timeout: 600_000 }, async () => {
  const wrong: unknown[] = [];
  for (const one of allAsked()) {
    const ask = await prepared(one);
    const [first, second] = await Promise.all([ask(), ask()]);
    if (first.status >= 300 || toldAtOnce(first) !== toldAtOnce(second))
      wrong.push({ row: one.row, first: told(first), second: told(second) });
  }
  expect(wrong).toEqual([]);
  expect(shop.bugs).toEqual([]);
});
