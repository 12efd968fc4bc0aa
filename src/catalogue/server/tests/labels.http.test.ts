import { expect, test } from 'vitest';
import { addGoods, goodsForm } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const LABEL = {
  barcode: '8 901030 865275',
  origin: 'India',
  mark: 'veg',
  maker: 'Amber Mills, Patna',
  packer: '',
  importer: '',
  care: 'Amber Mills, 1800 123 456',
  bestBefore: '6 months',
  hsn: '1101',
  taxRate: '5',
  fssai: '12345678901234',
  mostPerOrder: '3',
  lowStock: '',
  alsoCalled: 'atta; gehun ka aata, atta',
  title_hi: 'गेहूँ का आटा',
  title_bn: 'আটা',
};

test('what is printed on a pack is kept with it, and its page says it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = { ...goodsForm('Flour', { pack: '1 kg', unit: 'item' }), ...LABEL };
  const { status, body: added } = await owner.call('POST', '/api/products/addproduct', form);
  expect(status).toBe(201);
  expect(added).toMatchObject({
    barcode: '8901030865275',
    origin: 'IN',
    mark: 'veg',
    mostPerOrder: 3,
    lowStock: null,
    alsoCalled: 'atta, gehun ka aata',
  });
  expect((await owner.call('GET', `/api/products/admin/${added._id}`)).body).toMatchObject({
    maker: 'Amber Mills, Patna',
    bestBefore: '6 months',
    hsn: '1101',
    taxRate: 5,
    fssai: '12345678901234',
    title_hi: 'गेहूँ का आटा',
    title_bn: 'আটা',
    description_hi: '',
  });
  expect((await shop.call('GET', `/api/products/${added._id}/extras`)).body.facts).toEqual({
    maker: 'Amber Mills, Patna',
    packer: '',
    importer: '',
    care: 'Amber Mills, 1800 123 456',
    bestBefore: '6 months',
    hsn: '1101',
    taxRate: 5,
    fssai: '12345678901234',
    country: 'India',
  });
  expect((await shop.call('GET', `/api/products/${added._id}/extras`)).body.texts).toEqual({
    hi: { title: 'गेहूँ का आटा', description: '' },
    bn: { title: 'আটা', description: '' },
  });
});

test.each([
  ['barcode', '8901030865279', 'The barcode is invalid: a digit is missing or wrong'],
  ['origin', 'Atlantis', 'Choose a country'],
  ['mark', 'vegan', 'Choose a mark'],
  ['mostPerOrder', 0, 'Most per order must be at least 1'],
  ['mostPerOrder', 1.5, 'Most per order must be a whole number'],
  ['bestBefore', 'soon', 'Write 6 months, 10 days or 2027-03-31'],
  ['hsn', '110', 'HSN has 4, 6 or 8 digits'],
  ['taxRate', 101, 'Tax rate is a number from 0 to 100'],
  ['taxRate', 'five', 'Tax rate is a number from 0 to 100'],
  ['fssai', '123', 'An FSSAI number has 14 digits'],
])('%s %j is refused at its field', async (field, value, message) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const sent = { ...goodsForm('Flour', { unit: 'item' }), [field]: value };
  const { status, body } = await owner.call('POST', '/api/products/addproduct', sent);
  expect([status, body.fields]).toEqual([422, { [field]: [message] }]);
});

test('two products never have one barcode', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const barcode = '8901030865275';
  await owner.call('POST', '/api/products/addproduct', { ...goodsForm('Flour'), barcode });
  const second = await owner.call('POST', '/api/products/addproduct', { ...goodsForm('Rice'), barcode });
  expect([second.status, second.body.fields]).toEqual([
    422,
    { barcode: ['Another product has this barcode'] },
  ]);
});

test('a client that does not know the label sends the product without it, and nothing of it is lost', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const added = await owner.call('POST', '/api/products/addproduct', { ...goodsForm('Flour'), ...LABEL });
  const path = `/api/products/editproduct/${added.body._id}`;
  const old = await owner.call('PUT', path, goodsForm('Flour', { price: 45, cuttedprice: 50 }));
  expect([old.status, old.body.price]).toEqual([200, 45]);
  const whole = (await owner.call('GET', `/api/products/admin/${added.body._id}`)).body;
  expect(whole).toMatchObject({
    barcode: '8901030865275',
    maker: 'Amber Mills, Patna',
    title_hi: LABEL.title_hi,
  });
  const { description_hi: _, ...asHandedOut } = (await owner.call('GET', '/api/products/admin')).body
    .products[0];
  expect((await owner.call('PUT', path, asHandedOut)).status).toBe(200);
});

test('the fields that the owner changes by hand are noted, so that imports can leave them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: { price: 40, cuttedprice: 50 } });
  const edited = async (changes: object): Promise<string[]> => {
    const now = (await owner.call('GET', `/api/products/admin/${mango._id}`)).body;
    const sent = { ...now, ...changes };
    return (await owner.call('PUT', `/api/products/editproduct/${mango._id}`, sent)).body.edited;
  };
  expect(await edited({})).toEqual([]);
  expect(await edited({ price: 45 })).toEqual(['price']);
  expect(await edited({ title: 'Alphonso', maker: 'Konkan Farms' })).toEqual(['price', 'title', 'maker']);
});

test('some details are changed alone, and somebody else’s change meanwhile is reported', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  const path = `/api/products/admin/${mango._id}/details`;
  const { body } = await owner.call('PUT', path, { hsn: '0804', origin: 'IN', revision: 1 });
  expect(body).toMatchObject({ hsn: '0804', origin: 'IN', title: 'mango', price: 50, revision: 2 });
  const late = await owner.call('PUT', path, { hsn: '0805', revision: 1 });
  expect([late.status, late.body.detail.product.hsn]).toEqual([409, '0804']);
  const rows = await shop.platform.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'edited')
    .execute();
  expect(rows.map(({ before, after }) => [JSON.parse(before!), JSON.parse(after!)])).toEqual([
    [
      { origin: '', hsn: '' },
      { origin: 'IN', hsn: '0804' },
    ],
  ]);
});

test('a packed product is never sold above its MRP, and the MRP rises only when it is typed', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { salt } = await addGoods(shop, { salt: { price: 28, pack: '1 kg', unit: 'item' } });
  const path = `/api/products/editproduct/${salt._id}`;
  const sent = { ...goodsForm('salt', { price: 30, cuttedprice: 28, pack: '1 kg' }), discount: 0 };
  const above = await owner.call('PUT', path, sent);
  expect([above.status, Object.keys(above.body.fields)]).toEqual([422, ['price']]);
  const typed = await owner.call('PUT', path, { ...sent, cuttedprice: 31 });
  expect([typed.status, typed.body.price, typed.body.cuttedprice]).toEqual([200, 30, 31]);
  const { soda } = await addGoods(shop, { soda: { price: 20, pack: '1 l', unit: 'item' } });
  const change = { chosen: { ids: [soda._id] }, percent: 10, of: 'price', round: 'rupee' };
  const report = (await owner.call('POST', '/api/products/pricechange', change)).body;
  expect([report.changed, report.above.map(({ _id }: { _id: string }) => _id)]).toEqual([0, [soda._id]]);
});
