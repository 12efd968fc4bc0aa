import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

const stock = (owner: Person, goods: object[]) => owner.call('POST', '/api/staples/stock', { goods });
const productsOf = async (owner: Person, query = '') =>
  (await owner.call('GET', `/api/products/admin?limit=200${query}`)).body.products;

test('staples with a price are in the shop at once, on their own shelf, with what the catalogue knows', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status, body } = await stock(owner, [
    { staple: 'Toor dal', pack: '', price: 158, stock: 20 },
    { staple: 'Gram flour', pack: '500 g', price: 58.5, stock: 12 },
  ]);
  expect([status, body]).toEqual([
    200,
    { added: ['S-TOOR-DAL', 'S-GRAM-FLOUR-500-G'], drafts: [], known: [] },
  ]);
  const [dal] = await productsOf(owner, '&q=toor');
  expect(dal).toMatchObject({
    title: 'Toor dal',
    price: 158,
    cuttedprice: 158,
    unit: 'kg',
    soldBy: 'weight',
    stock: 20,
    pack: '',
    mark: 'veg',
  });
  const { body: whole } = await owner.call('GET', `/api/products/admin/${dal._id}`);
  expect(whole).toMatchObject({ title_hi: 'अरहर दाल', hsn: '0713', taxGoods: 'dals', taxRate: null });
  const { body: shelves } = await shop.call('GET', '/api/shelves');
  const shelf = shelves.shelves.find(({ value }: { value: string }) => value === dal.category);
  expect(shelf).toMatchObject({ parent: 'grocery', titles: { en: 'Dals and pulses' } });
  const { body: listed } = await shop.call('GET', '/api/products?category=grocery');
  expect(JSON.stringify(listed)).toContain('Gram flour');
});

test('goods of the starter list come in with their brand, and without a stock that nobody counted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status } = await stock(owner, [{ staple: 'Parle-G', pack: '70 g', price: 10 }]);
  expect(status).toBe(200);
  expect(await productsOf(owner)).toMatchObject([
    { title: 'Parle-G', title_hi: 'पारले-जी', brand: 'Parle', pack: '70 g', price: 10, counted: false },
  ]);
});

test('a staple without a price waits as a draft that no shopper sees', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await stock(owner, [{ staple: 'Masoor dal', pack: '', stock: 5 }]);
  expect(body).toEqual({ added: [], drafts: ['S-MASOOR-DAL'], known: [] });
  expect((await shop.call('GET', '/api/products?q=masoor')).body.products).toEqual([]);
  expect(await productsOf(owner, '&state=all')).toMatchObject([{ title: 'Masoor dal', draft: true }]);
});

test('the same staple comes into the shop once, however often it is sent; its price stays the owner’s', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const goods = [{ staple: 'Sugar', pack: '', price: 46, stock: 10 }];
  await stock(owner, goods);
  expect((await stock(owner, [{ ...goods[0]!, price: 1 }])).body).toEqual({
    added: [],
    drafts: [],
    known: ['S-SUGAR'],
  });
  expect(await productsOf(owner)).toMatchObject([{ title: 'Sugar', price: 46 }]);
  const sent = await Promise.all(
    ['Jaggery', 'Jaggery'].map((staple) => stock(owner, [{ staple, pack: '', price: 60, stock: 1 }])),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(await productsOf(owner, '&q=jaggery')).toHaveLength(1);
});

test('the packs of a staple are one family, in the order of their sizes, also when they come one by one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await stock(owner, [{ staple: 'Gram flour', pack: '1 kg', price: 110, stock: 4 }]);
  await stock(owner, [{ staple: 'Gram flour', pack: '500 g', price: 58, stock: 4 }]);
  const [one, other] = await productsOf(owner, '&q=gram%20flour');
  expect(one.family).toBeTruthy();
  expect(one.family).toBe(other.family);
});

test('what is no staple, no usual pack, or no price is refused at its field, and nothing is written', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const good = { staple: 'Sugar', pack: '', price: 46, stock: 10 };
  for (const [wrong, field] of [
    [{ staple: 'Unicorn' }, 'goods.1.staple'],
    [{ pack: '7 kg' }, 'goods.1.pack'],
    [{ price: 0 }, 'goods.1.price'],
    [{ price: 1.005 }, 'goods.1.price'],
    [{ stock: -1 }, 'goods.1.stock'],
  ] as const) {
    const { status, body } = await stock(owner, [good, { ...good, staple: 'Jaggery', ...wrong }]);
    expect([status, Object.keys(body.fields ?? {})], field).toEqual([422, [field]]);
  }
  expect(await productsOf(owner, '&state=all')).toEqual([]);
});

test('the pictures of the staples are brought once, and can be asked for again', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const time of ['first', 'second']) {
    const { status, body } = await owner.call('POST', '/api/staples/pictures', {});
    expect([status, body.pictures > 100], time).toEqual([200, true]);
  }
  const bring = async (staple: string) =>
    (await owner.call('POST', '/api/staples/pictures', { staple })).body.pictures;
  expect([await bring('Potatoes'), await bring('No such staple')]).toEqual([1, 0]);
});

test('a pack comes into the shop with the barcode that was scanned; one that another product has is refused', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const besan = (pack: string) => ({
    staple: 'Gram flour',
    pack,
    price: 58,
    stock: 12,
    barcode: '8901030865275',
  });
  expect((await stock(owner, [besan('500 g')])).status).toBe(200);
  const { product } = (await owner.call('GET', '/api/products/barcodes/8901030865275')).body;
  expect(product).toMatchObject({ title: 'Gram flour', pack: '500 g' });
  const again = await stock(owner, [besan('1 kg')]);
  expect([again.status, again.body.message]).toEqual([422, 'Another product has this barcode']);
  expect((await stock(owner, [{ ...besan('1 kg'), barcode: '8901030865279' }])).status).toBe(422);
});
