import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { admin } from '#test/people.ts';
import { openTaught, found } from '#test/steps/searches.ts';

test('the owner teaches search a new word, changes it and lets it be forgotten', async () => {
  await using shop = await openTaught({ 'Sponge Gourd': {} });
  const owner = await admin(shop);
  expect(await found(shop, 'turai')).toEqual([]);
  const group = { canonical: 'sponge gourd', spellings: ['तुरई', 'turai', 'tori'] };
  const added = await owner.call('POST', '/api/products/spellings', group);
  expect(added.status).toBe(201);
  for (const q of ['turai', 'तुरई', 'tori']) expect(await found(shop, q), q).toEqual(['Sponge Gourd']);
  const path = `/api/products/spellings/${added.body.id}`;
  await owner.call('PUT', path, { ...added.body, spellings: ['jhumani'] });
  expect(await found(shop, 'jhumani')).toEqual(['Sponge Gourd']);
  expect(await found(shop, 'turai')).toEqual([]);
  expect((await owner.call('DELETE', path)).status).toBe(200);
  expect(await found(shop, 'jhumani')).toEqual([]);
  expect((await owner.call('DELETE', path)).status).toBe(404);
});

test('a new shop knows 48 groups; a second teaching adds nothing that the owner deleted; a name is taken once', async () => {
  await using shop = await openTaught({});
  const owner = await admin(shop);
  const { groups } = (await owner.call('GET', '/api/products/spellings')).body;
  expect(groups).toHaveLength(48);
  expect(groups.find(({ canonical }: { canonical: string }) => canonical === 'cumin').spellings).toContain(
    'जीरा',
  );
  await owner.call('DELETE', `/api/products/spellings/${groups[0].id}`);
  await write(shop.platform, (tx) => teachSpellings(tx, shop.clock.now()));
  expect((await owner.call('GET', '/api/products/spellings')).body.groups).toHaveLength(47);
  const twice = await owner.call('POST', '/api/products/spellings', { canonical: 'cumin', spellings: ['x'] });
  expect(twice.body.fields).toEqual({ canonical: ['Another group has this name'] });
});
