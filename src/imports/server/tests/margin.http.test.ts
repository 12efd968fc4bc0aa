import { expect, test } from 'vitest';
import type { ImportPlan, StagedImport } from '#imports/staged.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { remarksOn, start, upload } from '#test/steps/staged-imports.ts';

const LIST = [
  'सामान,इकाई,खरीद दर,MRP,बिक्री दर',
  'चावल सोना मसूरी,क्विंटल,4650,,',
  'जीरा,पाव,"95",,',
  'सरसों तेल,पेटी (12×1 ली),1980,175,',
  'नमक,1 kg,22.35,28,26',
  'चाय पत्ती,250 ग्राम,120,110,',
  'अगरबत्ती,पैकेट,NA,,',
].join('\n');

const replan = (owner: Caller, { id, plan, revision }: StagedImport, changed: object) =>
  owner.call('PUT', `/api/products/imports/${id}/plan`, { ...plan, ...changed, revision });

const eightPercent = { margin: { percent: 8, round: 'rupee' } } satisfies Partial<ImportPlan>;

test('a list with purchase rates alone waits for a margin, and each price comes of its own rate', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, LIST.replaceAll(/,[^,]*$/gm, ''));
  expect(body).toMatchObject({ lacking: 'only purchase prices are there: choose your margin' });
  const early = await owner.call('POST', `/api/products/imports/${body.id}/start`, {
    revision: body.revision,
  });
  expect(early.status).toBe(422);
  const { body: planned } = await replan(owner, body, eightPercent);
  expect(planned.outcome).toMatchObject({ added: 4, leftOut: 2, adjusted: 1 });
  const { body: seen } = await owner.call('GET', `/api/products/imports/${body.id}/prices`);
  expect(seen).toEqual({
    prices: [
      { row: 2, title: 'चावल सोना मसूरी', unit: 'kg', pack: '', purchasePrice: 46.5, price: 50 },
      { row: 3, title: 'जीरा', unit: 'kg', pack: '', purchasePrice: 380, price: 410 },
      { row: 4, title: 'सरसों तेल', unit: 'item', pack: '1 l', purchasePrice: 165, price: 175 },
      { row: 5, title: 'नमक', unit: 'kg', pack: '', purchasePrice: 22.35, price: 24 },
    ],
    next: null,
  });
  expect(await remarksOn(owner, body)).toEqual([
    [
      4,
      'adjusted',
      'with your margin the price would be 178, above the MRP: taken as 175',
      'आपके मुनाफ़े से दाम ₹178 होता, जो MRP से ज़्यादा है: ₹175 लिया गया',
    ],
    [6, 'left out', expect.stringMatching(/above the cut price 110/), expect.any(String)],
    [7, 'left out', 'the purchase price is not a number: NA', expect.any(String)],
  ]);
  await start(shop, owner, planned);
  const { products } = (await owner.call('GET', '/api/products/admin')).body;
  const oil = products.find(({ title }: { title: string }) => title === 'सरसों तेल');
  expect(oil).toMatchObject({ price: 175, cuttedprice: 175 });
  expect((await owner.call('GET', `/api/products/admin/${oil._id}`)).body).toMatchObject({
    purchasePrice: 165,
  });
});

test('a selling price in the file goes before the margin, which is remembered for the next such list', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, LIST);
  expect(body.outcome).toMatchObject({ added: 1, leftOut: 5 });
  const { body: planned } = await replan(owner, body, { margin: { percent: 10, round: 'half rupee' } });
  await start(shop, owner, planned);
  const { products } = (await owner.call('GET', '/api/products/admin')).body;
  const prices = Object.fromEntries(
    products.map(({ title, price }: { title: string; price: number }) => [title, price]),
  );
  expect(prices).toEqual({ 'चावल सोना मसूरी': 51, जीरा: 418, 'सरसों तेल': 175, नमक: 26 });
  const next = await upload(owner, LIST.replace('4650', '4700'));
  expect(next.body).toMatchObject({
    isRemembered: true,
    plan: { margin: { percent: 10, round: 'half rupee' } },
    outcome: { changed: 1, unchanged: 3 },
  });
});

test('a price is reckoned from the whole rate and rounded once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  // ₹10.005 a kilo and a half more is ₹15.0075. A kilo that is rounded first, to ₹10.01, would make ₹15.02 of it.
  const { body } = await upload(owner, 'Item,Unit,Purchase Rate\nChini,quintal,1000.50\n');
  const { body: planned } = await replan(owner, body, { margin: { percent: 50, round: 'paise' } });
  expect(planned.sample).toMatchObject([{ goods: { price: 15.01 } }]);
});

test('an update by SKU takes its price from the purchase price only once there is a margin', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await start(shop, owner, (await upload(owner, 'sku,name,price\nS-1,Soap,30\n')).body);
  const { body } = await upload(owner, 'sku,purchase rate\nS-1,40\n');
  const { body: planned } = await replan(owner, body, { margin: { percent: 12.5, round: 'half rupee' } });
  await start(shop, owner, planned);
  expect((await owner.call('GET', '/api/products/admin')).body.products).toMatchObject([{ price: 45 }]);
});

test('a margin that is none is refused, and the plan stays', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, LIST);
  for (const percent of [-100, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY, 8.123, '8', '८', null])
    expect((await replan(owner, body, { margin: { percent, round: 'rupee' } })).status).toBe(422);
  expect((await replan(owner, body, { margin: { percent: 8, round: 'ten rupees' } })).status).toBe(422);
  const { body: still } = await owner.call('GET', `/api/products/imports/${body.id}`);
  expect(still).toMatchObject({ revision: body.revision, plan: body.plan });
  const dear = await upload(owner, 'Item,Purchase Rate\nGold,9000000\nRing,0\n');
  const { body: planned } = await replan(owner, dear.body, { margin: { percent: 500, round: 'rupee' } });
  expect(planned.sample).toMatchObject([
    { problem: 'the price is too large' },
    { problem: 'the price is missing' },
  ]);
  expect(shop.bugs).toEqual([]);
});
