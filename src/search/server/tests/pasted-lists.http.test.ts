import { expect, test } from 'vitest';
import type { ListLine } from '#search/search.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

const LOOSE = { unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.05, price: 40 } as const;

async function openWith(goods: Parameters<typeof addGoods>[1]): Promise<TestShop> {
  const shop = await openShop();
  await addGoods(shop, goods);
  return shop;
}

async function linesOf(shop: TestShop, text: string, lang = 'en'): Promise<ListLine[]> {
  const { status, body } = await shop.call('POST', `/api/lists?lang=${lang}`, { text });
  expect(status).toBe(200);
  return body.lines;
}

const shown = ({ typed, state, offers }: ListLine) => [
  typed,
  state,
  ...offers.map(({ product, quantity, note }) => `${quantity} ${product.title}${note && `, ${note}`}`),
];

test('each line of a list is answered in its place: sure, to choose, or not found', async () => {
  await using shop = await openWith({
    Potato: LOOSE,
    'Red soap': { pack: '100 g' },
    'Green soap': { pack: '100 g' },
    'Washing powder, Surf': { brand: 'Surf', pack: '1 kg' },
  });
  const lines = await linesOf(
    shop,
    '[12/11, 9:04 am] Ravi: 2 kg aloo, 2 soap\n1 surf 500 wala\nkerosene 1 litre\n20 ka aloo, aloo',
  );
  const [, soap] = lines;
  soap?.offers.sort((a, b) => a.product.title.localeCompare(b.product.title));
  expect(lines.map(shown)).toEqual([
    ['[12/11, 9:04 am] Ravi: 2 kg aloo', 'sure', '2 Potato'],
    ['2 soap', 'choose', '2 Green soap', '2 Red soap'],
    ['1 surf 500 wala', 'choose', '1 Washing powder, Surf, size'],
    ['kerosene 1 litre', 'none'],
    ['20 ka aloo', 'sure', '0.5 Potato'],
    ['aloo', 'choose', '0.5 Potato, amount', '1 Potato, amount'],
  ]);
  expect(lines[0]).toMatchObject({ name: 'aloo', amount: { quantity: 2000, unit: 'gram' } });
});

test('of packs of one thing the size that was asked is taken, and the fewest that make up an amount', async () => {
  await using shop = await openWith({ 'Salt 1 kg': { pack: '1 kg' }, 'Salt 500 g': { pack: '500 g' } });
  const { body } = await shop.call('GET', '/api/products?q=salt');
  const packs = (body.products as { _id: string }[]).map(({ _id }) => _id);
  await shop.platform.db
    .updateTable('products')
    .set({ family_id: 'salt' })
    .where('id', 'in', packs)
    .execute();
  const lines = await linesOf(shop, 'salt 500 gm wala 2\nsalt 2 kg\nsalt 500 g');
  expect(lines.map(({ offers }) => `${offers[0]?.quantity} ${offers[0]?.product.title}`)).toEqual([
    '2 Salt 500 g',
    '2 Salt 1 kg',
    '1 Salt 500 g',
  ]);
});

test('amounts that nobody means are a question, whatever they are numbers of', async () => {
  await using shop = await openWith({ Potato: LOOSE, Surf: { pack: '1 kg', price: 140 } });
  for (const number of ['99999999999999999999', '90071992547409931', '9'.repeat(60)])
    for (const line of [
      '₹N NAME',
      'N rupaye ka NAME',
      'N kg NAME',
      'N NAME',
      'N packet NAME',
      'N dozen NAME',
      '1 NAME N wala',
    ])
      for (const name of ['aloo', 'surf']) {
        const text = line.replace('N', number).replace('NAME', name);
        const [read] = await linesOf(shop, text.slice(0, 100));
        expect([text, read?.state]).not.toEqual([text, 'sure']);
      }
  expect(shop.bugs).toEqual([]);
});

test('what is sold out is offered as such and never taken for granted', async () => {
  await using shop = await openWith({ Potato: { ...LOOSE, stock: 0 } });
  expect((await linesOf(shop, '2 kg aloo')).map(shown)).toEqual([
    ['2 kg aloo', 'choose', '2 Potato, soldOut'],
  ]);
});

const aloo = (count: number): string => Array.from({ length: count }, (_, at) => `aloo ${at}`).join('\n');

test('a list that is empty or too long is refused as a whole, and so is anything besides', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop);
  const send = async (body: unknown) => (await asha.call('POST', '/api/lists', body)).status;
  expect(await send({ text: ' ' })).toBe(422);
  expect(await send({ text: 'x'.repeat(8001) })).toBe(422);
  expect(await send({ text: aloo(101) })).toBe(422);
  expect(await send({ text: 'aloo', user: 'x' })).toBe(422);
  expect(await send({ text: aloo(100) })).toBe(200);
});

test('a guest sends twenty lines of a thousand letters, and is told that a longer list is for who logs in', async () => {
  await using shop = await openShop();
  const send = (text: string) => shop.call('POST', '/api/lists', { text });
  expect((await send(aloo(20))).status).toBe(200);
  expect((await send('x'.repeat(1000))).status).toBe(200);
  for (const text of [aloo(21), 'x'.repeat(1001)]) {
    const { status, body } = await send(text);
    expect([status, body.fields]).toEqual([
      422,
      {
        text: [
          'Without logging in, a list can have 20 lines. Log in for a longer one: your list stays here.',
        ],
      },
    ]);
  }
});

test('a long list is read outside of the main thread, and means the same as in two parts', async () => {
  await using shop = await openWith({ Potato: LOOSE, 'Red soap': { pack: '100 g' }, 'Green soap': {} });
  const asha = await signUp(shop);
  const lines = Array.from(
    { length: 24 },
    (_, at) => ['2 kg aloo', '1 red soap', 'soap', 'kerosene'][at % 4]!,
  );
  const read = async (of: readonly string[]): Promise<ListLine[]> =>
    (await asha.call('POST', '/api/lists', { text: of.join('\n') })).body.lines;
  const known = (found: ListLine[]) =>
    found.map(({ typed, state, offers }) => [
      typed,
      state,
      offers.map(({ product }) => product.title).toSorted(),
    ]);
  expect(known(await read(lines))).toEqual(
    known([...(await read(lines.slice(0, 12))), ...(await read(lines.slice(12)))]),
  );
  const { Potato } = await addGoods(shop, { Potato: { title: 'Kerosene', pack: '1 l' } });
  const [found] = (await read([...lines, 'kerosene'])).slice(-1);
  expect(found?.offers[0]?.product._id).toBe(Potato._id);
  expect(shop.bugs).toEqual([]);
});

test('people behind one address have 120 lists each once they log in, and one address of guests has as many', async () => {
  await using shop = await openShop();
  const [asha, ravi] = [await signUp(shop), await signUp(shop)];
  const send = async (who: Pick<TestShop, 'call'>) =>
    (await who.call('POST', '/api/lists', { text: 'aloo' })).status;
  for (let at = 0; at < 120; at += 1) expect(await send(shop)).toBe(200);
  expect([await send(shop), await send(asha), await send(ravi)]).toEqual([429, 200, 200]);
});
