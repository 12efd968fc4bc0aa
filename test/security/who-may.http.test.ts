import { expect, test } from 'vitest';
import { endNewsStreams } from '#admin/server/news-streams.ts';
import { createApi } from '#main/api.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { MATRIX } from './access-matrix.ts';
import type { Prepare, Prepared } from './requests/prepare.ts';
import { REQUESTS } from './requests/requests.ts';
import { CALLERS, setStage } from './stage.ts';

type Row = { name: string; route: string; method: string; statuses: number[] };

const rows: Row[] = MATRIX.split('\n').flatMap((line) => {
  const cells = /^([A-Z]+) +(\S+)(.*?)((?: +\d{3})+)$/.exec(line);
  if (!cells) return [];
  const [, method = '', path = '', about = '', statuses = ''] = cells;
  const route = `${method} ${path}`;
  return [
    { name: route + about.trimEnd(), route, method, statuses: statuses.trim().split(/ +/).map(Number) },
  ];
});

/** Whether what a caller sends is made for this caller. */
const isMadeForEach = (prepare: Prepare): boolean => prepare.length > 1;

/** The routes of the API, each once: what stands before a handler is listed under the same path. */
const routesOf = ({ platform }: TestShop): string[] => [
  ...new Set(
    createApi(platform)
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test('every route of the shop has a row that says who may, and no row is left of a route that is gone', async () => {
  await using shop = await openShop();
  expect([...new Set(rows.map(({ route }) => route))].toSorted()).toEqual(routesOf(shop).toSorted());
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(REQUESTS).toSorted());
});

test('nobody gets more of the shop than is theirs', { timeout: 600_000 }, async () => {
  await using shop = await openShop({
    RATE_SIGNUPS_PER_ADDRESS: '100000',
    RATE_LOGINS_PER_ADDRESS: '100000',
    RATE_RESETS_PER_ADDRESS: '100000',
    RATE_LOGIN_FAILURES_PER_ACCOUNT: '1000',
    RATE_RESETS_PER_ACCOUNT: '1000',
  });
  const stage = await setStage(shop);
  for (const { name, method, statuses } of rows) {
    const expected = Object.fromEntries(CALLERS.map((caller, at) => [caller, statuses[at]]));
    const got: Record<string, number> = {};
    const prepare = REQUESTS[name]!;
    let prepared: Prepared | undefined;
    for (const caller of CALLERS) {
      prepared ??= await prepare(stage, caller);
      const { status } = await stage.send(caller, { method, ...prepared });
      got[caller] = status;
      // A refused request has changed nothing: what it was about is there for the next caller.
      if (![401, 403].includes(status) || isMadeForEach(prepare)) prepared = undefined;
    }
    expect({ row: name, ...got }).toEqual({ row: name, ...expected });
  }
  endNewsStreams(shop.platform);
  expect(shop.bugs).toEqual([]);
});
