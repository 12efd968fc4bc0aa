import { expect, test } from 'vitest';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { remarksOn, start, upload } from '#test/steps/staged-imports.ts';

const sold = async (owner: Caller) =>
  Object.fromEntries(
    (await owner.call('GET', '/api/products/admin?limit=200')).body.products.map(
      ({ title, price, unit, pack, stock, counted }: Record<string, unknown>) => [
        title,
        [price, unit, pack, counted ? stock : 'not counted'],
      ],
    ),
  );

test('a rate for a quintal, a pav or a carton that says what it holds is the price of a kilo or a piece', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const list = [
    'सामान,इकाई,भाव,मात्रा',
    'चावल सोना मसूरी,क्विंटल,4650,2',
    'Chana dal,Qtl.,7255.50,1 quintal',
    'जीरा,पाव,"95",8',
    'अजवाइन,1 पाव,62.25,2 kg',
    'हल्दी पाउडर,250 ग्राम,62,10',
    'Chai patti,Pouch (500 g),240,12',
    'सरसों तेल कच्ची घानी,पेटी (12×1 ली),1980,3',
    'Parle G,Peti 48 pcs,"₹1,000",2 peti',
    'अंडा,दर्जन,72,5',
    'Moong dal,kg,9800/क्विंटल,50',
    'Dhaniya powder,250 g,240 per kg,4',
  ].join('\n');
  const { body } = await upload(owner, list);
  await start(shop, owner, body);
  expect(await remarksOn(owner, body)).toEqual([]);
  expect(await sold(owner)).toEqual({
    'चावल सोना मसूरी': [46.5, 'kg', '', 200],
    'Chana dal': [72.56, 'kg', '', 100],
    जीरा: [380, 'kg', '', 2],
    अजवाइन: [249, 'kg', '', 2],
    'हल्दी पाउडर': [62, 'item', '250 g', 10],
    'Chai patti': [240, 'item', '500 g', 12],
    'सरसों तेल कच्ची घानी': [165, 'item', '1 l', 36],
    'Parle G': [20.83, 'item', '', 96],
    अंडा: [72, 'item', '12 pieces', 5],
    'Moong dal': [98, 'kg', '', 50],
    'Dhaniya powder': [60, 'item', '250 g', 4],
  });
});

test('a column of rates by the quintal is read for goods by the kilo, the purchase price too', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(
    owner,
    'Item Name,Unit,Rate (per quintal),Purchase Rate/Qtl\nChini,kg,4400,4155\n',
  );
  await start(shop, owner, body);
  const [sugar] = (await owner.call('GET', '/api/products/admin')).body.products;
  expect(sugar).toMatchObject({ price: 44, unit: 'kg' });
  const whole = (await owner.call('GET', `/api/products/admin/${sugar._id}`)).body;
  expect(whole).toMatchObject({ purchasePrice: 41.55 });
});

test('a carton that does not say what it holds is asked about; whole, it is sold as one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(
    owner,
    'name,unit,rate,pack\nSoya oil 910 g,पेटी,1440,\nBiscuit,peti,480,24 pcs\nGhee,पेटी,5400,12 x 500 ml\n',
  );
  expect(body.outcome).toMatchObject({ added: 2, leftOut: 1, questions: [{ question: 'carton', rows: 1 }] });
  expect(await remarksOn(owner, body)).toEqual([
    [
      2,
      'left out',
      'the price is for a carton, and the row does not say what it holds',
      'दाम पेटी का है, और लाइन में नहीं लिखा कि पेटी में कितने हैं',
    ],
  ]);
  const { id, plan, revision } = body;
  const planned = await owner.call('PUT', `/api/products/imports/${id}/plan`, {
    ...plan,
    answers: { carton: 'whole' },
    revision,
  });
  expect(planned.body.outcome).toMatchObject({ added: 3, leftOut: 0 });
  await owner.call('PUT', `/api/products/imports/${id}/plan`, { ...plan, revision: planned.body.revision });
  await start(shop, owner, (await owner.call('GET', `/api/products/imports/${id}`)).body);
  expect(await sold(owner)).toEqual({
    Biscuit: [20, 'item', '', 'not counted'],
    Ghee: [450, 'item', '500 ml', 'not counted'],
  });
});
