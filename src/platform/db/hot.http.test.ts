import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { hot } from './hot.ts';

type Row = { name: string; value: string; updated_at: string };
const AT = '2026-11-20T04:30:00.000Z';
const row = (name: string, value = name): Row => ({ name, value, updated_at: AT });

const add = hot((db, { rows }: { rows: readonly Row[] }) =>
  db.insertInto('settings').values(rows).returning('name'),
);
const named = hot((db, { names, except }: { names: readonly string[]; except?: string }) =>
  db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .$if(except !== undefined, (others) => others.where('value', '!=', except ?? ''))
    .orderBy('name'),
);
const jobsDoneAt = hot((db, { at }: { at: string | null }) =>
  db
    .selectFrom('jobs')
    .select('kind')
    .where('done_at', at === null ? 'is' : '=', at),
);

test('a query that is put together once answers each call by the values of that call', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  expect(await add(db, { rows: [row('a'), row('b')] })).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(await add(db, { rows: [row('c', 'x')] })).toEqual([{ name: 'c' }]);
  const ask = async (...given: Parameters<typeof named>) =>
    (await named(...given)).map(({ name, value }) => name + value);
  expect(await ask(db, { names: ['a', 'b'] })).toEqual(['aa', 'bb']);
  expect(await ask(db, { names: ['b', 'c'] })).toEqual(['bb', 'cx']);
  expect(await ask(db, { names: ['a', 'b', 'c'], except: 'x' })).toEqual(['aa', 'bb']);
  expect(await ask(db, { names: ['a', 'b', 'c'], except: 'a' })).toEqual(['bb', 'cx']);
});

test('in a transaction it runs inside of that, and is gone with it', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  const failing = db.transaction().execute(async (tx) => {
    await add(tx, { rows: [row('a')] });
    expect(await named(tx, { names: ['a'] })).toHaveLength(1);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await named(db, { names: ['a'] })).toEqual([]);
});

test('null is asked for as null, and not as a value', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  const job = { payload: '{}', run_at: AT, created_at: AT };
  await db
    .insertInto('jobs')
    .values([
      { ...job, id: '1', kind: 'waiting', done_at: null },
      { ...job, id: '2', kind: 'done', done_at: AT },
    ])
    .execute();
  expect(await jobsDoneAt(db, { at: null })).toEqual([{ kind: 'waiting' }]);
  expect(await jobsDoneAt(db, { at: AT })).toEqual([{ kind: 'done' }]);
});

test('a query that would compute with its values says so, since the next call has others', async () => {
  await using shop = await openShop();
  const begins = hot((db, { name }: { name: string }) =>
    db.selectFrom('settings').select('name').where('name', 'like', `${name}%`),
  );
  await expect(begins(shop.platform.db, { name: 'a' })).rejects.toThrow('computes nothing');
});
