import { expect, test } from 'vitest';
import { endNewsStreams } from '#admin/server/news-streams.ts';
import { createApi } from '#main/api.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { LISTS } from './cases.ts';
import { backOfficeReads } from './routes.ts';

test('every list of the back office is measured by the bench, and asked only what it understands', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const api = createApi(shop.platform);
  const reads = await backOfficeReads(api, asha.token);
  expect(reads.toSorted()).toEqual(Object.keys(LISTS).toSorted());

  const owner = await admin(shop);
  for (const [route, measured] of Object.entries(LISTS)) {
    if ('notMeasured' in measured) continue;
    const known = { customer: asha.user._id };
    for (const [list, query] of measured.cases(known)) {
      const address = `${measured.path?.(known) ?? route}?${query.replace(/LAST|MIDDLE/, '1')}`;
      const answer = await api.request(address, {
        headers: { Authorization: `Bearer ${owner.token}` },
      });
      await answer.body?.cancel();
      expect([route, list, answer.status]).toEqual([route, list, 200]);
    }
  }
  endNewsStreams(shop.platform);
});
