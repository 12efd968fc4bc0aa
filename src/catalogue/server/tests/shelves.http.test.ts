import { expect, test } from 'vitest';
import type { CategoryCount, Product, PublicShelves, StaffShelf } from '#catalogue/catalogue.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';

const shelvesFor = async (person: Person): Promise<StaffShelf[]> =>
  (await person.call('GET', '/api/shelves/admin')).body.shelves;

async function shelfOf(person: Person, value: string): Promise<StaffShelf> {
  const shelf = (await shelvesFor(person)).find((one) => one.value === value);
  if (!shelf) throw new Error(`no shelf ${value}`);
  return shelf;
}

/** Puts up a shelf and answers it. */
async function addShelf(person: Person, en: string, more: object = {}): Promise<StaffShelf> {
  const before = new Set((await shelvesFor(person)).map(({ value }) => value));
  const { status, body } = await person.call('POST', '/api/shelves', { titles: { en }, ...more });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.shelves.find(({ value }: StaffShelf) => !before.has(value));
}

/** What the edit form sends of a shelf as it was handed out. */
const formOf = ({ titles, headings, parent, hidden, art, picture, thumbnail, revision }: StaffShelf) => ({
  titles,
  headings,
  parent,
  hidden,
  art,
  picture,
  thumbnail,
  revision,
});

const edit = (person: Person, shelf: StaffShelf, change: object) =>
  person.call('PUT', `/api/shelves/${shelf.value}`, { ...formOf(shelf), ...change });

const titlesAt = async (shop: TestShop, question: string): Promise<string[]> => {
  const { products } = (await shop.call('GET', `/api/products?${question}`)).body as { products: Product[] };
  return products.map(({ title }) => title).toSorted();
};

const labels = async (shop: TestShop): Promise<string[]> =>
  (await shop.call('GET', '/api/products/categories')).body.map(({ label }: CategoryCount) => label);

test('the first nine shelves have the values and labels of the specification, in three languages', async () => {
  await using shop = await openShop();
  const { shelves } = (await shop.call('GET', '/api/shelves')).body as PublicShelves;
  expect(shelves.map(({ value }) => value)).toEqual([...FIRST_SHELVES]);
  expect(await labels(shop)).toEqual([
    'Fruits-Vegetables',
    'Fruits',
    'Meat',
    'Local items',
    'Grocery',
    'Electronics',
    'Food',
    'Cosmetics',
    'Fragrances',
  ]);
  expect(shelves.find(({ value }) => value === 'grocery')?.titles).toEqual({
    en: 'Grocery',
    hi: 'किराना',
    bn: 'মুদিখানা',
  });
  const carousels = shelves.filter(({ carousel }) => carousel !== null);
  expect(carousels.map(({ titles, headings }) => headings.en || titles.en)).toEqual([
    'Vegetables',
    'Fruits',
    'Local items',
    'Food',
  ]);
});

test('the owner puts up a shelf, and goods can stand on it at once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const snacks = await addShelf(owner, 'Snacks & Namkeen', {
    titles: { en: 'Snacks & Namkeen', hi: 'नमकीन' },
  });
  expect(snacks).toMatchObject({ value: 'snacks-namkeen', parent: null, goods: 0, hidden: false });
  const added = await owner.call(
    'POST',
    '/api/products/addproduct',
    goodsForm('Bhujia', { category: snacks.value }),
  );
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ category: 'snacks-namkeen', shelf: 'Snacks & Namkeen', art: 'grocery' });
  expect(await titlesAt(shop, 'category=snacks-namkeen')).toEqual(['Bhujia']);
  expect((await shelfOf(owner, snacks.value)).goods).toBe(1);
  expect(await labels(shop)).toContain('Snacks & Namkeen');
});

test('goods are refused on a shelf that there is not, when added and when edited', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const category of ['spaceships', '', 'Fruits!', 'all']) {
    const { status, body } = await owner.call('POST', '/api/products/addproduct', {
      ...goodsForm('Mango'),
      category,
    });
    expect([status, body.fields]).toEqual([422, { category: ['Choose a category'] }]);
  }
  const { mango } = await addGoods(shop, { mango: {} });
  const edited = await owner.call('PUT', `/api/products/editproduct/${mango._id}`, {
    ...mango,
    category: 'spaceships',
  });
  expect([edited.status, edited.body.fields]).toEqual([422, { category: ['Choose a category'] }]);
});

test('two shelves never have one English title, nor one value', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const again = await owner.call('POST', '/api/shelves', { titles: { en: 'fruits' } });
  expect([again.status, again.body.fields]).toEqual([422, { 'titles.en': ['Another shelf is called so'] }]);
  expect((await addShelf(owner, 'Fruits!')).value).toBe('fruits-2');
  expect((await addShelf(owner, 'चाय')).value).toBe('shelf');
  expect((await addShelf(owner, 'All')).value).toBe('shelf-2');
  const unnamed = await owner.call('POST', '/api/shelves', { titles: { en: '  ' } });
  expect([unnamed.status, unnamed.body.fields]).toEqual([422, { 'titles.en': ['Title is required'] }]);
});

test('a shelf shows the goods of those inside it, too; one inside shows its own', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const leafy = await addShelf(owner, 'Leafy', { parent: 'vegetables' });
  await addGoods(shop, {
    Potato: { category: 'vegetables' },
    Spinach: { category: leafy.value },
    Mango: {},
  });
  expect(await titlesAt(shop, 'category=vegetables')).toEqual(['Potato', 'Spinach']);
  expect(await titlesAt(shop, 'category=leafy')).toEqual(['Spinach']);
  expect(await titlesAt(shop, 'category=vegetables,leafy')).toEqual(['Spinach']);
  expect(await titlesAt(shop, 'category=leafy,fruits')).toEqual(['Mango', 'Spinach']);
  expect(await titlesAt(shop, 'category=vegetables&q=spinach')).toEqual(['Spinach']);
  const carousel = (await shop.call('GET', '/api/products/category/vegetables?limit=8')).body as Product[];
  expect(carousel.map(({ title }) => title).toSorted()).toEqual(['Potato', 'Spinach']);
  const { body } = await owner.call('GET', '/api/products/admin?category=vegetables');
  expect(body.total).toBe(2);
  const counts = (await shop.call('GET', '/api/products/categories')).body as CategoryCount[];
  expect(counts.filter(({ category }) => ['vegetables', 'leafy'].includes(category))).toMatchObject([
    { category: 'vegetables', parent: null, count: 2 },
    { category: 'leafy', parent: 'vegetables', count: 1 },
  ]);
});

test('there are two levels, and no shelf is inside itself', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const leafy = await addShelf(owner, 'Leafy', { parent: 'vegetables' });
  const deeper = await owner.call('POST', '/api/shelves', { titles: { en: 'Spinach' }, parent: leafy.value });
  expect([deeper.status, Object.keys(deeper.body.fields)]).toEqual([422, ['parent']]);
  const vegetables = await shelfOf(owner, 'vegetables');
  for (const parent of ['vegetables', 'leafy', 'fruits', 'nowhere']) {
    const { status, body } = await edit(owner, vegetables, { parent });
    expect([parent, status, Object.keys(body.fields)]).toEqual([parent, 422, ['parent']]);
  }
});

test('a hidden shelf is not listed, searched or suggested; its goods keep their address, staff see all', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { Goat, Mango } = await addGoods(shop, { Goat: { category: 'meat' }, Mango: {} });
  const hidden = await edit(owner, await shelfOf(owner, 'meat'), { hidden: true });
  expect(hidden.status).toBe(200);
  expect(await titlesAt(shop, '')).toEqual(['Mango']);
  expect(await titlesAt(shop, 'all=true')).toEqual(['Mango']);
  expect(await titlesAt(shop, 'q=goat')).toEqual([]);
  expect(await titlesAt(shop, 'category=meat')).toEqual([]);
  expect((await shop.call('GET', '/api/products/category/meat')).body).toEqual([]);
  expect(await labels(shop)).not.toContain('Meat');
  expect((await shop.call('GET', `/api/products/${Mango._id}/related`)).body).toEqual([]);
  expect((await shop.call('GET', `/api/products/${Goat._id}`)).status).toBe(200);
  expect((await owner.call('GET', '/api/products/admin?category=meat')).body.total).toBe(1);
  await edit(owner, await shelfOf(owner, 'meat'), { hidden: false });
  expect(await titlesAt(shop, 'q=goat')).toEqual(['Goat']);
  expect(await titlesAt(shop, '')).toEqual(['Goat', 'Mango']);
});

test('a shelf in a hidden one is hidden with it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const fish = await addShelf(owner, 'Fish', { parent: 'meat' });
  await addGoods(shop, { Rohu: { category: fish.value } });
  expect(await titlesAt(shop, '')).toEqual(['Rohu']);
  await edit(owner, await shelfOf(owner, 'meat'), { hidden: true });
  expect(await titlesAt(shop, '')).toEqual([]);
  expect(await titlesAt(shop, 'category=fish')).toEqual([]);
});

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
  // Whoever still has the old value means the other shelf.
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
  // And on, when that one is merged, too.
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
  const values = ['grocery', ...FIRST_SHELVES.filter((value) => value !== 'grocery')];
  const order = { parent: null, values, seen: [...FIRST_SHELVES] };
  expect((await owner.call('PUT', '/api/shelves/order', order)).status).toBe(200);
  expect((await labels(shop))[0]).toBe('Grocery');
  // Who saw the old order is told the new one.
  const late = await owner.call('PUT', '/api/shelves/order', order);
  expect([late.status, late.body.detail.shelves[0].value]).toEqual([409, 'grocery']);
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
  const seen = ['vegetables', 'fruits', 'localitems', 'food'];
  const values = ['grocery', 'food'];
  expect((await owner.call('PUT', '/api/shelves/carousels', { values, seen })).status).toBe(200);
  const counts = (await shop.call('GET', '/api/products/categories')).body as CategoryCount[];
  expect(counts.filter(({ carousel }) => carousel !== null)).toMatchObject([
    { category: 'grocery', carousel: 1 },
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

test('goods are found by the title of their shelf, in each language and by its new one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { 'Wheat flour': { category: 'grocery' } });
  expect(await titlesAt(shop, 'q=kirana')).toEqual([]);
  expect(await titlesAt(shop, `q=${encodeURIComponent('किराना')}`)).toEqual(['Wheat flour']);
  await edit(owner, await shelfOf(owner, 'grocery'), { titles: { en: 'Kirana', hi: 'किराना' } });
  await expect.poll(() => titlesAt(shop, 'q=kirana')).toEqual(['Wheat flour']);
});

test('a photo from elsewhere is no shelf’s, and one that is chosen must be there', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const meat = await shelfOf(owner, 'meat');
  for (const thumbnail of ['https://example.in/a.jpg', '']) {
    const { status, body } = await edit(owner, meat, { picture: 'photo', thumbnail });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['thumbnail']]);
  }
  const photo = `/media/${'a'.repeat(32)}/480.webp`;
  expect((await edit(owner, meat, { picture: 'photo', thumbnail: photo })).status).toBe(200);
  const counts = (await shop.call('GET', '/api/products/categories')).body as CategoryCount[];
  expect(counts.find(({ category }) => category === 'meat')?.thumbnail).toBe(photo);
});

test('shelves are for staff who have the goods; what they did is in the audit log', async () => {
  await using shop = await openShop();
  const [owner, helper, packer, asha] = [
    await admin(shop),
    await staff(shop, ['catalogue']),
    await staff(shop, ['orders']),
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
