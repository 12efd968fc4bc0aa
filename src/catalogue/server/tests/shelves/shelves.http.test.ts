import { expect, test } from 'vitest';
import type { CategoryCount, Product } from '#catalogue/catalogue.ts';
import type { PublicShelves } from '#catalogue/shelves/shelf-forms.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { found } from '#test/steps/searches.ts';
import { shelfOf, addShelf, edit, titlesAt, labels } from '#test/steps/shelves.ts';

test('the first nine shelves have the values and labels of the specification, in three languages', async () => {
  await using shop = await openShop();
  const { shelves } = (await shop.call('GET', '/api/shelves')).body as PublicShelves;
  expect(shelves.map(({ value }) => value)).toEqual([...FIRST_SHELVES]);
  expect(await labels(shop)).toEqual([
    'Grocery',
    'Fruits-Vegetables',
    'Fruits',
    'Meat',
    'Local items',
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
    'Grocery',
    'Vegetables',
    'Fruits',
    'Local items',
    'Food',
  ]);
});

test('the owner adds a shelf, and goods can be put on it at once', async () => {
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

test('goods on a shelf that does not exist are refused, when added and when edited', async () => {
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

test('two shelves never have the same English title, nor the same value', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const again = await owner.call('POST', '/api/shelves', { titles: { en: 'fruits' } });
  expect([again.status, again.body.fields]).toEqual([
    422,
    { 'titles.en': ['Another category has this name'] },
  ]);
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
  expect(await found(shop, 'goat')).toEqual([]);
  for (const q of ['goat', 'xyzzyqwv', 'mutton']) {
    const { total, near = [] } = (await shop.call('GET', `/api/products?q=${q}`)).body;
    expect(near.map(({ title }: { title: string }) => title)).not.toContain('Goat');
    expect([q, total]).toEqual([q, 0]);
  }
  const list = await shop.call('POST', '/api/lists', { text: '1 kg goat' });
  expect(list.body.lines).toMatchObject([{ state: 'none', offers: [] }]);
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

test('goods are found by the title of their shelf, in each language and by its new one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { 'Wheat flour': { category: 'grocery' } });
  expect(await found(shop, 'kirana')).toEqual([]);
  expect(await found(shop, 'किराना')).toEqual(['Wheat flour']);
  await edit(owner, await shelfOf(owner, 'grocery'), { titles: { en: 'Kirana', hi: 'किराना' } });
  expect(await found(shop, 'kirana')).toEqual(['Wheat flour']);
});

test('a shelf’s photo must be one that was uploaded to this shop', async () => {
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
  expect(counts.filter((shelf) => shelf.photo).map((shelf) => [shelf.category, shelf.photo])).toEqual([
    ['meat', photo],
  ]);
});

test('a shelf inside another has its own drawing, or the photo that the owner chose', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const photo = `/media/${'b'.repeat(32)}/480.webp`;
  await addShelf(owner, 'Woollens', { parent: 'localitems', picture: 'photo', thumbnail: photo });
  await addShelf(owner, 'Baskets', { parent: 'localitems', art: 'cosmetics' });
  const shelves = (await shop.call('GET', '/api/products/categories')).body as CategoryCount[];
  const inner = shelves.filter(({ parent }) => parent === 'localitems');
  expect(inner.map(({ label, art, photo: of }) => [label, art, of])).toEqual([
    ['Woollens', 'grocery', photo],
    ['Baskets', 'cosmetics', ''],
  ]);
});
