import { expect, test } from 'vitest';
import { addGoods } from '#test/goods.ts';
import { type Answer, type Caller, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const send = (owner: Caller, ...rows: string[]): Promise<Answer> => {
  const form = new FormData();
  form.append('file', new File([rows.join('\n')], 'goods.csv', { type: 'text/csv' }));
  return owner.call('POST', '/api/products/import', form);
};
const counts = ({ body }: Answer) => ({
  added: body.added,
  changed: body.changed,
  unchanged: body.unchanged,
});
const exported = async (owner: Caller): Promise<string> =>
  (await owner.call('GET', '/api/products/export.csv')).body;

/** The product with this SKU, whole. */
async function whole(owner: Caller, sku: string) {
  const { products } = (await owner.call('GET', `/api/products/admin?q=${sku}`)).body;
  const { _id } = products.find((product: { sku: string }) => product.sku === sku);
  return (await owner.call('GET', `/api/products/admin/${_id}`)).body;
}

const LABEL = {
  barcode: '8901030865275',
  title_hi: 'गेहूँ का आटा',
  title_bn: 'আটা',
  description_hi: 'ताज़ा पिसा <b>आटा</b>',
  description_bn: 'তাজা আটা',
  alsoCalled: 'atta, gehu ka aata',
  hsn: '1101',
  taxRate: 5,
  mark: 'veg' as const,
  origin: 'IN',
  maker: 'ITC Limited, Kolkata 700071',
  packer: 'Annapurna Mills, Patna',
  importer: 'None, but kept',
  care: 'ITC Care Cell, 1800 425 444',
  bestBefore: '4 months',
  fssai: '10012031000312',
  purchasePrice: 212.5,
  lowStock: 0,
  mostPerOrder: 4,
};

test('everything that the shop knows of its goods goes out as a file, and fills an empty shop with the same goods', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { atta, large } = await addGoods(shop, {
    atta: { ...LABEL, sku: 'ATTA-1', unit: 'item', pack: '1 kg', price: 240 },
    large: { sku: 'ATTA-5', unit: 'item', pack: '5 kg', price: 1100 },
    potato: { sku: 'P', soldBy: 'weight', unit: 'kg', lowStock: 2.5, mostPerOrder: 10 },
  });
  await owner.call('PUT', '/api/products/families', { packs: [large._id, atta._id] });
  const file = await exported(owner);
  expect(counts(await send(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 3 });

  await using other = await openShop();
  const newcomer = await admin(other);
  expect(counts(await send(newcomer, file))).toEqual({ added: 3, changed: 0, unchanged: 0 });
  expect(await exported(newcomer)).toBe(file);
  expect(await whole(newcomer, 'ATTA-1')).toMatchObject(LABEL);
  expect(await whole(newcomer, 'P')).toMatchObject({ lowStock: 2.5, mostPerOrder: 10 });
  const { body } = await newcomer.call('GET', '/api/products?packs=one&category=fruits');
  expect(
    body.products.map((product: { sku: string; packs?: { pack: string }[] }) => [
      product.sku,
      product.packs?.map(({ pack }) => pack),
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['ATTA-5', ['5 kg', '1 kg']],
      ['P', undefined],
    ]),
  );
  expect(body.products).toHaveLength(2);
});

test('a list of Vyapar or Marg brings HSN, tax, purchase price, limit and expiry as these programs write them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const answer = await send(
    owner,
    'Item name,Item code,HSN,Sale price,Purchase price,Opening stock quantity,Minimum stock quantity,Tax Rate,Expiry Date,Country of Origin,Hindi Name,Veg/Non-Veg,Manufacturer,Brand',
    'Arhar Dal,D1,713,158,Rs. 130.50,24,6,GST@5%,31/03/2027,India,अरहर दाल,Veg,"Tata Consumer, Mumbai",Tata',
    'Ghee,D2,4059020,620,540,10,0,0.05,12/26,IN,घी,VEGETARIAN,,Amul',
    'Eggs,D3,0407,84,70,9,2,Exempt,10 days,भारत,अंडे,Non Veg,,',
    'Soap,D4,3401,38,30,9,2,18,46477,Made in India,,,,',
  );
  expect(answer.body).toMatchObject({ layout: 'Vyapar', added: 4, adjusted: [] });
  expect(await whole(owner, 'D1')).toMatchObject({
    hsn: '0713',
    taxRate: 5,
    purchasePrice: 130.5,
    lowStock: 6,
    bestBefore: '2027-03-31',
    origin: 'IN',
    title_hi: 'अरहर दाल',
    mark: 'veg',
    brand: 'Tata',
    maker: 'Tata Consumer, Mumbai',
  });
  expect(await whole(owner, 'D2')).toMatchObject({
    hsn: '04059020',
    taxRate: 5,
    lowStock: null,
    bestBefore: '2026-12-31',
    mark: 'veg',
  });
  expect(await whole(owner, 'D3')).toMatchObject({ taxRate: 0, mark: 'nonveg', bestBefore: '10 days' });
  expect(await whole(owner, 'D4')).toMatchObject({ taxRate: 18, bestBefore: '2027-03-31', origin: 'IN' });
});

test('a label that cannot be understood is left out with the reason, and the goods come all the same', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'sku,title,category,price,unit,hsn,fssai,taxRate,origin,mostPerOrder',
    'A,Atta,grocery,40,item,ask the CA,123,plenty,Atlantis,2',
    'B,Besan,grocery,60,item,,,,,2.5',
  ];
  const { body } = await send(owner, ...file);
  expect(body).toMatchObject({
    added: 1,
    skipped: [{ row: 3, reason: 'the most per order is not a whole number: 2.5' }],
    adjusted: [
      {
        row: 2,
        reason:
          '“ask the CA” was left out: HSN has 4, 6 or 8 digits; “plenty” was left out: Tax rate is a number from 0 to 100; ' +
          '“Atlantis” was left out: Choose a country; “123” was left out: An FSSAI number has 14 digits',
      },
    ],
  });
  expect(await whole(owner, 'A')).toMatchObject({ hsn: '', taxRate: null, origin: '', mostPerOrder: 2 });
});

test('labels and names that the owner wrote by hand stay; a list of HSN codes alone fills the rest', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await send(owner, 'sku,title,category,price,unit,hsn,title_hi', 'A,Atta,grocery,40,item,1101,आटा');
  const { _id } = await whole(owner, 'A');
  await owner.call('PUT', `/api/products/admin/${_id}/details`, { title_hi: 'गेहूँ का आटा' });

  const file = ['sku,title,category,price,unit,hsn,title_hi', 'A,Atta,grocery,40,item,1102,आटा'];
  expect(counts(await send(owner, ...file))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await whole(owner, 'A')).toMatchObject({ hsn: '1102', title_hi: 'गेहूँ का आटा' });
  expect(counts(await send(owner, ...file))).toEqual({ added: 0, changed: 0, unchanged: 1 });

  expect(counts(await send(owner, 'SKU,HSN,GST %', 'A,1101,5'))).toMatchObject({ changed: 1 });
  expect(await whole(owner, 'A')).toMatchObject({ hsn: '1101', taxRate: 5, price: 40 });
  // An empty cell leaves what the shop has.
  expect(counts(await send(owner, 'SKU,HSN,GST %,MRP', 'A,,,45'))).toMatchObject({ changed: 1 });
  expect(await whole(owner, 'A')).toMatchObject({ hsn: '1101', taxRate: 5, cuttedprice: 45 });
  const written = await shop.platform.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'imported')
    .where('entity', '=', 'product')
    .orderBy('id')
    .execute();
  expect(written[0]).toEqual({ before: '{"hsn":"1101"}', after: '{"hsn":"1102"}' });
});

test('the variants of a Shopify product stand on one card; a pack that the owner took out stays out', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Barcode,Cost per item',
    'tee,Cotton tee,Haat,Clothes,Size,S,T-S,299,5,8901030865275,180',
    'tee,,,,,M,T-M,299,5,8901030865275,180',
    'tee,,,,,L,T-L,319,5,,180',
    'cap,Cap,Haat,Clothes,Title,Default Title,CAP,99,5,,',
  ];
  expect(counts(await send(owner, ...file))).toEqual({ added: 4, changed: 0, unchanged: 0 });
  const listed = (await shop.call('GET', '/api/products?packs=one')).body.products;
  expect(
    listed.map(({ sku, packs }: { sku: string; packs?: object[] }) => [sku, packs?.length]).toSorted(),
  ).toEqual([
    ['CAP', undefined],
    ['T-S', 3],
  ]);
  expect(await whole(owner, 'T-M')).toMatchObject({ barcode: '', purchasePrice: 180 });
  const { _id } = await whole(owner, 'T-L');
  await owner.call('DELETE', `/api/products/families/${_id}`);
  expect(counts(await send(owner, ...file))).toEqual({ added: 0, changed: 0, unchanged: 4 });
  expect(await whole(owner, 'T-L')).toMatchObject({ family: '' });
});
