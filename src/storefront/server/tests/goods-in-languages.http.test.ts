import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, order } from '#test/carts.ts';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

/** Puts tomatoes on the shelf that are named in Hindi only. */
async function withTomatoes(shop: TestShop) {
  const { Tomato } = await addGoods(shop, {
    Tomato: { title_hi: 'टमाटर', description_hi: 'लाल और ताज़ा', category: 'vegetables', origin: 'IN' },
  });
  return Tomato;
}

const titlesIn = async (shop: TestShop, path: string): Promise<string[]> => {
  const { body } = await shop.call('GET', path);
  return (body.products ?? body).map(({ title }: { title: string }) => title);
};

test('pages in a language show goods and shelves by their names in it', async () => {
  await using shop = await openShop();
  const Tomato = await withTomatoes(shop);
  await using front = await openFront(shop);
  const pages = ['/hi', '/hi/shop', `/hi/shop/${Tomato._id}`, '/hi/shop?q=tomato'];
  for (const path of pages) expect((await front.get(path)).text, path).toContain('टमाटर');
  const { text } = await front.get(`/hi/shop/${Tomato._id}`);
  expect(text).toContain('<title>टमाटर');
  expect(text).toContain('लाल और ताज़ा');
  expect(text).toContain('फल-सब्ज़ी');
  expect(text).toContain('भारत');
  expect((await front.get(`/shop/${Tomato._id}`)).text).not.toContain('टमाटर');
});

test('a description in another language than the page says which, so that it is read aloud right', async () => {
  await using shop = await openShop();
  const { Tomato } = await addGoods(shop, {
    Tomato: { description: 'लाल और ताज़ा', category: 'vegetables' },
  });
  await using front = await openFront(shop);
  const path = `/shop/${Tomato._id}`;
  expect((await front.get(path)).text).toContain('<span lang="hi">लाल और ताज़ा</span>');
  expect((await front.get(`/hi${path}`)).text).not.toContain('<span lang="hi">लाल और ताज़ा</span>');
});

test('calls name goods in the language that they ask for, and in English where none is asked for', async () => {
  await using shop = await openShop();
  const Tomato = await withTomatoes(shop);
  for (const path of [
    '/api/products',
    '/api/products?all=true',
    '/api/products?q=tomato',
    '/api/products/category/vegetables',
  ]) {
    const asking = path.includes('?') ? `${path}&lang=` : `${path}?lang=`;
    expect(await titlesIn(shop, path), path).toEqual(['Tomato']);
    expect(await titlesIn(shop, `${asking}hi`), path).toEqual(['टमाटर']);
    // Nobody wrote a Bengali name.
    expect(await titlesIn(shop, `${asking}bn`), path).toEqual(['Tomato']);
  }
  const own = (await shop.call('GET', `/api/products/${Tomato._id}?lang=hi`)).body;
  expect(own).toMatchObject({ title: 'टमाटर', description: 'लाल और ताज़ा', shelf: own.way[0].title });
  expect((await shop.call('GET', `/api/products/${Tomato._id}/extras?lang=bn`)).body.facts.country).toBe(
    'ভারত',
  );
  const shelves = (await shop.call('GET', '/api/products/categories?lang=bn')).body;
  expect(shelves[0]).toMatchObject({ category: 'grocery', label: 'মুদিখানা' });
  expect(shelves[1]).toMatchObject({ category: 'vegetables', label: 'ফল-সবজি' });
  expect((await shop.call('GET', '/api/products?lang=ta')).status).toBe(422);
});

test('a finished answer in one language never stands for another', async () => {
  await using shop = await openShop();
  await withTomatoes(shop);
  await using front = await openFront(shop);
  for (const path of ['/api/products?', '/api/products?all=true&', '/api/products/categories?']) {
    const [hindi, english] = [await front.get(`${path}lang=hi`), await front.get(path.slice(0, -1))];
    expect(hindi.text).not.toBe(english.text);
    expect((await front.get(`${path}lang=hi`)).text).toBe(hindi.text);
  }
});

test('a new name in a language is on its pages at once', async () => {
  await using shop = await openShop();
  const Tomato = await withTomatoes(shop);
  await using front = await openFront(shop);
  for (const path of ['/bn', '/bn/shop', `/bn/shop/${Tomato._id}`]) {
    expect((await front.get(path)).text).not.toContain('লাল টমেটো');
  }
  const owner = await admin(shop);
  await owner.call('PUT', `/api/products/editproduct/${Tomato._id}`, {
    ...goodsForm('Tomato', { category: 'vegetables' }),
    title_bn: 'লাল টমেটো',
  });
  for (const path of ['/bn', '/bn/shop', `/bn/shop/${Tomato._id}`])
    expect((await front.get(path)).text, path).toContain('লাল টমেটো');
});

test('a cart names its goods in the language that is asked for; in English it stays as it was', async () => {
  await using shop = await openShop();
  const Tomato = await withTomatoes(shop);
  const asha = await signUp(shop);
  const added = await asha.call('POST', '/api/cart?lang=hi', { product: Tomato._id, quantity: 1 });
  expect(added.body.data.product.title).toBe('टमाटर');
  const line = added.body.data;
  expect(
    (await asha.call('PATCH', `/api/cart/${line._id}?lang=hi`, { ...line, quantity: 2 })).body.product.title,
  ).toBe('टमाटर');
  expect((await asha.call('GET', '/api/cart')).body.data[0].product.title).toBe('Tomato');
  expect((await asha.call('GET', '/api/cart?lang=hi')).body.data[0].product.title).toBe('टमाटर');
  expect((await asha.call('GET', '/api/cart/quote?lang=hi')).body.lines[0].title).toBe('टमाटर');
});

test('an order reads in each language as its goods were called when it was placed', async () => {
  await using shop = await openShop();
  const Tomato = await withTomatoes(shop);
  const asha = await signUp(shop);
  const placed = await order(asha, [Tomato, 1]);
  const owner = await admin(shop);
  await owner.call('PUT', `/api/products/editproduct/${Tomato._id}`, {
    ...goodsForm('Tomato from Nashik', { category: 'vegetables' }),
    title_hi: 'नासिक का टमाटर',
  });
  const titleIn = async (lang: string) =>
    (await asha.call('GET', `/api/orders/${placed._id}${lang}`)).body.items[0].product.title;
  expect([await titleIn(''), await titleIn('?lang=hi'), await titleIn('?lang=bn')]).toEqual([
    'Tomato',
    'टमाटर',
    'Tomato',
  ]);
  const { orders } = (await asha.call('GET', '/api/orders?lang=hi')).body;
  expect(orders[0].items[0].product.title).toBe('टमाटर');
  const again = (await asha.call('POST', `/api/orders/${placed._id}/reorder?lang=hi`)).body;
  expect(again.data[0].product.title).toBe('नासिक का टमाटर');
});

test('an order that is refused names its goods in the language of the page', async () => {
  await using shop = await openShop();
  const Tomato = await withTomatoes(shop);
  const asha = await signUp(shop);
  await fillCart(asha, [Tomato, 2]);
  const request = await checkoutRequest(asha);
  const owner = await admin(shop);
  const form = goodsForm('Tomato', { category: 'vegetables', price: 60 });
  await owner.call('PUT', `/api/products/editproduct/${Tomato._id}`, form);
  const dearer = (await asha.call('POST', '/api/orders?lang=hi', request)).body;
  expect([dearer.code, dearer.detail.changed[0].title]).toEqual(['price_changed', 'टमाटर']);
  expect(dearer.detail.items[0].product.title).toBe('टमाटर');
  await owner.call('PUT', `/api/products/editproduct/${Tomato._id}`, { ...form, stock: 1 });
  const again = await checkoutRequest(asha);
  const short = (await asha.call('POST', '/api/orders?lang=hi', again)).body;
  expect([short.code, short.detail.lines[0].title]).toEqual(['out_of_stock', 'टमाटर']);
  expect((await asha.call('POST', '/api/orders', again)).body.detail.lines[0].title).toBe('Tomato');
});
