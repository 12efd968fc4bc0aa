import { expect, test } from 'vitest';
import type { CategoryCount, Product, StaffShelf } from '#catalogue/catalogue.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { shelfOf, addShelf, edit, titlesAt, labels } from '#test/steps/shelves.ts';

test('a merged shelf loses nothing: goods, deactivated ones, inner shelves and links go to the other', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addShelf(owner, 'Attar', { parent: 'fragrances' });
  const { Rose, Old } = await addGoods(shop, {
    Rose: { category: 'fragrances' },
    Old: { category: 'fragrances' },
    Ittar: { category: 'attar' },
    Cream: { category: 'cosmetics' },
  });
  await owner.call('DELETE', `/api/products/deleteproduct/${Old._id}`);
  const fragrances = await shelfOf(owner, 'fragrances');
  const merged = await owner.call('POST', '/api/shelves/fragrances/merger', {
    into: 'cosmetics',
    revision: fragrances.revision,
  });
  expect(merged.status).toBe(200);
  expect(merged.body.shelves.map(({ value }: StaffShelf) => value)).not.toContain('fragrances');
  expect(await shelfOf(owner, 'cosmetics')).toMatchObject({ goods: 2, deactivated: 1 });
  expect(await shelfOf(owner, 'attar')).toMatchObject({ parent: 'cosmetics', goods: 1 });
  // The old value now means the other shelf.
  const all = ['Cream', 'Ittar', 'Rose'];
  expect(await titlesAt(shop, 'category=fragrances')).toEqual(all);
  const old = (await shop.call('GET', '/api/products/category/fragrances')).body as Product[];
  expect(old.map(({ title }) => title).toSorted()).toEqual(all);
  const added = await owner.call(
    'POST',
    '/api/products/addproduct',
    goodsForm('Musk', { category: 'fragrances' }),
  );
  expect(added.body.category).toBe('cosmetics');
  expect((await owner.call('POST', `/api/products/restoreproduct/${Old._id}`)).body.category).toBe(
    'cosmetics',
  );
  expect((await shop.call('GET', `/api/products/${Rose._id}`)).body.shelf).toBe('Cosmetics');
  expect((await shop.call('GET', '/api/shelves')).body.former).toEqual({ fragrances: 'cosmetics' });
  // It still does when that shelf is merged, too.
  const { revision } = await shelfOf(owner, 'cosmetics');
  await owner.call('POST', '/api/shelves/cosmetics/merger', { into: 'grocery', revision });
  expect((await shop.call('GET', '/api/shelves')).body.former).toEqual({
    fragrances: 'grocery',
    cosmetics: 'grocery',
  });
  expect(await titlesAt(shop, 'category=fragrances')).toHaveLength(5);
});

test('a shelf is merged only into another that can hold what is in it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const leafy = await addShelf(owner, 'Leafy', { parent: 'vegetables' });
  const { revision } = await shelfOf(owner, 'vegetables');
  const berries = await addShelf(owner, 'Berries', { parent: 'fruits' });
  for (const into of ['vegetables', leafy.value, berries.value, 'nowhere']) {
    const { status, body } = await owner.call('POST', '/api/shelves/vegetables/merger', { into, revision });
    expect([into, status, Object.keys(body.fields ?? {})]).toEqual([into, 422, ['into']]);
  }
  const moved = await owner.call('POST', `/api/shelves/${leafy.value}/merger`, {
    into: 'vegetables',
    revision: leafy.revision,
  });
  expect(moved.status).toBe(200);
});

test('goods that are added while their shelf is merged are not left behind', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { revision } = await shelfOf(owner, 'fragrances');
  const adding = Array.from({ length: 8 }, (_, at) =>
    owner.call('POST', '/api/products/addproduct', goodsForm(`Scent ${at}`, { category: 'fragrances' })),
  );
  const merging = owner.call('POST', '/api/shelves/fragrances/merger', { into: 'cosmetics', revision });
  const answers = await Promise.all([...adding, merging]);
  expect(answers.map(({ status }) => status)).toEqual([...adding.map(() => 201), 200]);
  expect((await shelfOf(owner, 'cosmetics')).goods).toBe(8);
});

test('the order of the shelves is the owner’s', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const values = ['meat', ...FIRST_SHELVES.filter((value) => value !== 'meat')];
  const order = { parent: null, values, seen: [...FIRST_SHELVES] };
  expect((await owner.call('PUT', '/api/shelves/order', order)).status).toBe(200);
  expect((await labels(shop))[0]).toBe('Meat');
  // Whoever still has the old order on the screen is shown the new one.
  const late = await owner.call('PUT', '/api/shelves/order', order);
  expect([late.status, late.body.detail.shelves[0].value]).toEqual([409, 'meat']);
  const short = await owner.call('PUT', '/api/shelves/order', {
    parent: null,
    values: ['meat'],
    seen: values,
  });
  expect(short.status).toBe(422);
});

test('the owner chooses the carousels of the home page and their order', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const seen = ['grocery', 'vegetables', 'fruits', 'localitems', 'food'];
  const values = ['meat', 'food'];
  expect((await owner.call('PUT', '/api/shelves/carousels', { values, seen })).status).toBe(200);
  const counts = (await shop.call('GET', '/api/products/categories')).body as CategoryCount[];
  expect(counts.filter(({ carousel }) => carousel !== null)).toMatchObject([
    { category: 'meat', carousel: 1 },
    { category: 'food', carousel: 2 },
  ]);
  expect((await owner.call('PUT', '/api/shelves/carousels', { values: seen, seen })).status).toBe(409);
  const twice = await owner.call('PUT', '/api/shelves/carousels', { values: ['food', 'food'], seen: values });
  expect(twice.status).toBe(422);
});

test('an edit of a shelf that somebody else changed is refused with what it is now', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const meat = await shelfOf(owner, 'meat');
  expect((await edit(owner, meat, { titles: { en: 'Meat and fish' } })).status).toBe(200);
  const late = await edit(owner, meat, { hidden: true });
  expect(late.status).toBe(409);
  expect(late.body.detail.shelves.find(({ value }: StaffShelf) => value === 'meat')).toMatchObject({
    titles: { en: 'Meat and fish' },
    hidden: false,
  });
  const merged = await owner.call('POST', '/api/shelves/meat/merger', {
    into: 'food',
    revision: meat.revision,
  });
  expect(merged.status).toBe(409);
});

test('shelves are for staff who have the goods; what they did is in the audit log', async () => {
  await using shop = await openShop();
  const [owner, helper, packer, asha] = [
    await admin(shop),
    await staff(shop, ['goods']),
    await staff(shop, ['packer', 'counter']),
    await signUp(shop),
  ];
  for (const person of [packer, asha])
    expect((await person.call('POST', '/api/shelves', { titles: { en: 'Tea' } })).status).toBe(403);
  expect((await shop.call('GET', '/api/shelves/admin')).status).toBe(401);
  const tea = await addShelf(helper, 'Tea');
  await edit(helper, tea, { titles: { en: 'Tea', bn: 'চা' }, hidden: true });
  await helper.call('POST', '/api/shelves/tea/merger', { into: 'grocery', revision: tea.revision + 1 });
  const { body } = await owner.call('GET', '/api/admin/audit?entity=shelf');
  expect(
    body.changes.map(({ action, entityId }: { action: string; entityId: string }) => [action, entityId]),
  ).toEqual([
    ['merged', 'tea'],
    ['edited', 'tea'],
    ['added', 'tea'],
  ]);
});
