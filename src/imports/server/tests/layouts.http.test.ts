import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { importFile, goodsOf, countsOf } from '#test/steps/import-files.ts';

test('the BigBasket list: shelves, packs where the title states one, descriptions of its own words', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'index,product,category,sub_category,brand,sale_price,market_price,type,rating',
    '1,Toothpaste - Whitening 150 g,Beauty & Hygiene,Oral Care,Pepsodent ,85.5,90,Toothpaste,4.1',
    '2,Water Bottle 1 l - Orange,"Kitchen, Garden & Pets",Storage & Accessories,Mastercook,180,180,Water & Fridge Bottles,2.3',
    '3,Banana - Robusta,Fruits & Vegetables,Fresh Fruits,Fresho,30,40,"Banana, Sapota & Papaya",0',
    '4,LED Bulb,"Kitchen, Garden & Pets",Appliances & Electricals,Philips,99,120,CFL & Led Bulbs,',
    "5,Sport Deo,Beauty & Hygiene,Men's Grooming,Engage,112.75,205,Men's Deodorants,3.7",
    '6,Odd price,Beverages,Tea,Tata,50,40,Leaf & Dust Tea,4',
    'x,Of no index,Spaceships,Rockets,Acme,5,6,Rocket,4',
  ].join('\n');
  const { body } = await importFile(owner, file);
  expect(body).toMatchObject({
    layout: 'BigBasket',
    added: 5,
    notes: [expect.stringContaining('the stock of new products is not counted')],
  });
  expect(body.skipped).toEqual([
    { row: 7, reason: 'the price 50 is above the cut price 40' },
    { row: 8, reason: 'the index is missing' },
  ]);
  expect(await goodsOf(shop)).toMatchObject([
    {
      sku: 'bb-1',
      category: 'oral-care',
      pack: '150 g',
      brand: 'Pepsodent',
      description: 'Toothpaste. Oral Care',
      rating: 4.1,
    },
    { sku: 'bb-2', category: 'storage-accessories' },
    { sku: 'bb-3', category: 'fresh-fruits', stock: 1000, rating: 0 },
    { sku: 'bb-4', category: 'appliances-electricals' },
    { sku: 'bb-5', category: 'men-s-grooming', price: 112.75, cuttedprice: 205 },
  ]);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 5 });
});

test('the departments of the BigBasket list are shelves, with its sections inside them', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'index,product,category,sub_category,brand,sale_price,market_price,type,rating',
    '1,Banana,Fruits & Vegetables,Fresh Fruits,Fresho,30,40,"Banana, Sapota & Papaya",0',
    '2,Onion,Fruits & Vegetables,Fresh Vegetables,Fresho,30,40,Onion,0',
    '3,Green Tea,Beverages,Tea,Tata,50,60,Green Tea,4',
    '4,Tea Set,"Kitchen, Garden & Pets",Tea,Acme,500,600,Cups,4',
    '5,Mineral water,Beverages,,Bisleri,20,20,Water,4',
  ].join('\n');
  await importFile(owner, file, '?dryRun=true');
  const before = (await owner.call('GET', '/api/shelves')).body.shelves;
  expect(before).toHaveLength(9);
  await importFile(owner, file);
  const { body } = await owner.call('GET', '/api/shelves');
  const made = body.shelves
    .filter(({ value }: { value: string }) => !before.some((one: { value: string }) => one.value === value))
    .map(({ parent, titles }: { parent: string; titles: { en: string } }) => [parent, titles.en]);
  // 'Fruits & Vegetables' is the shop's own 'Fruits-Vegetables'.
  expect(made).toEqual([
    ['vegetables', 'Fresh Fruits'],
    ['vegetables', 'Fresh Vegetables'],
    [null, 'Beverages'],
    ['beverages', 'Tea'],
    [null, 'Kitchen, Garden & Pets'],
    ['kitchen-garden-pets', 'Tea (Kitchen, Garden & Pets)'],
  ]);
  expect((await goodsOf(shop)).map(({ category }: { category: string }) => category)).toEqual([
    'fresh-fruits',
    'fresh-vegetables',
    'tea',
    'tea-kitchen-garden-pets',
    'beverages',
  ]);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 5 });
  expect((await owner.call('GET', '/api/shelves')).body.shelves).toHaveLength(15);
});

test('a new shelf whose own name shows nothing has the drawing of the shelf that it is in', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await importFile(
    owner,
    'Item Name,Category,Sub Category,Price\nDishwash,Cleaning & Household,Detergents,90\nLoaf,Bakery,Toast,40\n',
  );
  const { shelves } = (await owner.call('GET', '/api/shelves')).body;
  const art = new Map(
    shelves.map(({ titles, art: drawn }: { titles: { en: string }; art: string }) => [titles.en, drawn]),
  );
  expect([art.get('Detergents'), art.get('Toast')]).toEqual(['localitems', 'food']);
});

test('Shopify: each variant is a product, with the words and the picture of the first row', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
    'masala,Garam Masala,<p>Ground &amp; roasted<br>daily</p>,Sita,Spices,grocery,true,Size,100 g,,7,60,75,https://cdn.example.in/masala.jpg,active',
    'masala,,,,,,,,200 g,GM-200,-3,110,,,',
    'masala,,,,,,,,,,,,,https://cdn.example.in/back.jpg,',
    'jug,Clay Jug,,Ravi,,,true,Title,Default Title,,4,250,,,active',
    'old,Old Jug,,Ravi,,,false,Title,Default Title,,4,250,,,draft',
  ].join('\n');
  const { body } = await importFile(owner, file);
  expect(body).toMatchObject({ layout: 'Shopify', added: 4 });
  expect(body.skipped).toEqual([{ row: 4, reason: 'it only adds a photo to the product above' }]);
  expect(await goodsOf(shop)).toMatchObject([
    {
      sku: 'GM-200',
      title: 'Garam Masala - 200 g',
      description: 'Ground & roasted\ndaily',
      pack: '200 g',
      stock: 0,
      category: 'spices',
    },
    { sku: 'shopify:jug', title: 'Clay Jug', price: 250, cuttedprice: 250, category: 'grocery', stock: 4 },
    {
      sku: 'shopify:masala:100 g',
      price: 60,
      cuttedprice: 75,
      brand: 'Sita',
      thumbnail: 'https://cdn.example.in/masala.jpg',
    },
  ]);
  expect(countsOf(await importFile(owner, file))).toEqual({ added: 0, changed: 0, unchanged: 4 });
});

test('WooCommerce: simple products and the choices of variable ones', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    '\uFEFFID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent',
    '10,simple,TEA-1,Assam Tea 250 g,1,,<b>Strong</b> leaf,1,20,90,100,"Grocery > Tea",https://shop.example.in/tea.jpg,',
    '11,variable,SOAP,Soap,1,Handmade,,1,,,,Beauty,https://shop.example.in/soap.jpg,',
    '12,variation,SOAP-N,Soap - Neem,1,,,1,5,,40,,,id:11',
    '13,simple,,Sold out jam,1,,,0,,,60,Food,,',
    '14,grouped,,Hamper,1,,,1,,,,,,',
    '15,simple,HID,Hidden,0,,,1,1,,60,Food,,',
  ].join('\n');
  const { body } = await importFile(owner, file);
  expect(body).toMatchObject({ layout: 'WooCommerce', added: 4 });
  expect(body.skipped.map(({ row }: { row: number }) => row)).toEqual([3, 6]);
  expect(await goodsOf(shop)).toMatchObject([
    {
      sku: 'SOAP-N',
      category: 'beauty',
      description: 'Handmade',
      price: 40,
      stock: 5,
      thumbnail: 'https://shop.example.in/soap.jpg',
    },
    {
      sku: 'TEA-1',
      category: 'tea',
      price: 90,
      cuttedprice: 100,
      pack: '250 g',
      description: 'Strong leaf',
      stock: 20,
    },
    { sku: 'woo-13', category: 'food', stock: 0, description: 'Sold out jam' },
  ]);
});

test('WooCommerce: what is hidden from its lists, or belongs to what is, comes deactivated', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'ID,Type,SKU,Name,Published,"Visibility in catalog","Regular price",Categories,Parent',
    '1,simple,A,Atta,1,visible,40,Food,',
    '2,simple,B,Besan,1,hidden,60,Food,',
    '3,simple,C,Chana,1,search,50,Food,',
    '4,variable,S,Soap,1,hidden,,Beauty,',
    '5,variation,S-N,Soap - Neem,1,visible,40,,id:4',
  ].join('\n');
  expect((await importFile(owner, file)).body).toMatchObject({ layout: 'WooCommerce', added: 4 });
  expect((await goodsOf(shop)).map(({ sku }: { sku: string }) => sku)).toEqual(['A', 'C']);
  const { products } = (await owner.call('GET', '/api/products/admin?state=deactivated')).body;
  expect(products.map(({ sku }: { sku: string }) => sku).toSorted()).toEqual(['B', 'S-N']);
});

test.each([
  [
    'Shopify',
    'Handle,Title,Vendor,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
    'dal,Dal,,,D-1,90,',
  ],
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,Categories,Regular price,Stock',
    '7,simple,D-1,Dal,1,Pulses,90,',
  ],
])(
  'a stock below zero in a file of %s is taken as none, and said by row and name',
  async (layout, head, row) => {
    await using shop = await openShop();
    const owner = await admin(shop);
    const { body } = await importFile(owner, `${head}\n${row}-3\n`);
    expect(body).toMatchObject({
      layout,
      added: 1,
      adjusted: [{ row: 2, reason: 'the stock of Dal is -3: taken as 0' }],
    });
    expect(await goodsOf(shop)).toMatchObject([{ title: 'Dal', stock: 0 }]);
  },
);
