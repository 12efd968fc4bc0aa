import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { addArea, addVillages, areaNamed, changeSettings, placesAt } from '#test/steps/areas.ts';

type To = { village: string; pincode: string };

const ELSEWHERE = { fee: 20, freeAbove: 500, minimum: 0, cashMost: null };

test('a shop without areas says so, and tells its own rule for everywhere', async () => {
  await using shop = await openShop();
  expect(await placesAt(shop, '844101')).toEqual({
    hasAreas: false,
    pincode: '844101',
    areas: [],
    villages: [],
    whole: null,
    elsewhere: ELSEWHERE,
    mayCollect: false,
  });
});

test('a pincode tells its villages and what their areas cost, and nothing of other pincodes', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const road = await addArea(
    owner,
    { name: 'Bilaspur road', freeAbove: 500, minimum: 100 },
    '844101 Rampur\n844102 Khairi',
  );
  const river = await addArea(
    owner,
    { name: 'Across the river', fee: 40.5, cashMost: 3000, note: 'Not in the rains' },
    '844101 Tendua\n844101',
  );
  const told = await placesAt(shop, ' 844 101 ');
  expect(told).toMatchObject({ hasAreas: true, pincode: '844101', whole: river.id, elsewhere: ELSEWHERE });
  expect(told.villages).toEqual([
    { village: 'Rampur', area: road.id },
    { village: 'Tendua', area: river.id },
  ]);
  expect(told.areas).toEqual([
    { id: road.id, name: 'Bilaspur road', note: '', fee: 20, freeAbove: 500, minimum: 100, cashMost: null },
    {
      id: river.id,
      name: 'Across the river',
      note: 'Not in the rains',
      fee: 40.5,
      freeAbove: null,
      minimum: 0,
      cashMost: 3000,
    },
  ]);
  expect((await placesAt(shop, '844999')).areas).toEqual([]);
  await changeSettings(owner, { deliversElsewhere: false, mayCollect: true });
  expect(await placesAt(shop, '844999')).toMatchObject({ elsewhere: null, mayCollect: true });
});

test('pasted villages are added, and each line that is left out says why', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const road = await addArea(owner, { name: 'Road' }, '844101 Rampur');
  const river = await addArea(owner, { name: 'River' }, '844101 Tendua');
  const pasted = 'pincode,village\n844101,Dongri\nKhairi\n844101, rampur \n844101,Tendua\n844101,DONGRI';
  expect(await addVillages(owner, river.id, pasted)).toEqual({
    added: 1,
    moved: 0,
    leftOut: [
      { line: 3, text: 'Khairi', fault: 'pincode', area: '' },
      { line: 4, text: '844101, rampur', fault: 'elsewhere', area: 'Road' },
      { line: 5, text: '844101,Tendua', fault: 'here', area: 'River' },
      { line: 6, text: '844101,DONGRI', fault: 'twice', area: '' },
    ],
  });
  expect(await areaNamed(owner, 'Road')).toMatchObject({ villages: 1 });
  expect(await addVillages(owner, river.id, '844101 RAMPUR', true)).toMatchObject({ added: 0, moved: 1 });
  expect(await areaNamed(owner, 'Road')).toMatchObject({ villages: 0, first: [] });
  const [, , moved] = (await areaNamed(owner, 'River')).first;
  expect(moved).toMatchObject({ pincode: '844101', village: 'Rampur' });
  const back = await owner.call('PUT', `/api/delivery/villages/${moved?.id}/area`, { area: road.id });
  expect(back.status).toBe(200);
  expect((await placesAt(shop, '844101')).villages).toContainEqual({ village: 'Rampur', area: road.id });
  expect((await owner.call('DELETE', `/api/delivery/villages/${moved?.id}`)).status).toBe(200);
  expect((await owner.call('DELETE', `/api/delivery/villages/${moved?.id}`)).status).toBe(404);
  expect((await placesAt(shop, '844101')).villages).toHaveLength(2);
});

test('two people paste the same village into two areas at once: it is in one, and the other is told', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const [road, river] = [await addArea(owner, { name: 'Road' }), await addArea(owner, { name: 'River' })];
  const answers = await Promise.all(
    [road, river, road, river].map(({ id }) => addVillages(owner, id, '844101 Rampur\n844101  RAMPUR ')),
  );
  expect(answers.filter(({ added }) => added === 1)).toHaveLength(1);
  expect((await placesAt(shop, '844101')).villages).toHaveLength(1);
  expect(shop.bugs).toEqual([]);
});

test('two phones take the same village out at once: one does, the other reads that it is gone, and it is noted once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addArea(owner, { name: 'Road' }, '844101 Rampur');
  const [village] = (await areaNamed(owner, 'Road')).first;
  const path = `/api/delivery/villages/${village?.id}`;
  const answers = await Promise.all([owner.call('DELETE', path), owner.call('DELETE', path)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  const { changes } = (await owner.call('GET', '/api/admin/audit?entity=area')).body;
  expect(changes.filter(({ before }: { before?: { village?: string } }) => before?.village)).toHaveLength(1);
});

test('an area that somebody else changed meanwhile is neither overwritten nor deleted', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { id, revision } = await addArea(owner, { name: 'Road' }, '844101 Rampur');
  const path = `/api/delivery/areas/${id}`;
  const edited = { name: 'Road', fee: 30, revision };
  expect((await owner.call('PUT', path, edited)).status).toBe(200);
  const late = await owner.call('PUT', path, { ...edited, fee: 50 });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect(late.body.detail.areas[0]).toMatchObject({ fee: 30, revision: revision + 1 });
  expect((await owner.call('DELETE', `${path}?revision=${revision}`)).status).toBe(409);
  expect((await owner.call('DELETE', `${path}?revision=${revision + 1}`)).body).toEqual({ areas: [] });
  expect(await placesAt(shop, '844101')).toMatchObject({ hasAreas: false, villages: [] });
  expect((await owner.call('PUT', path, edited)).status).toBe(404);
  expect((await owner.call('POST', `${path}/villages`, { text: '844101 Rampur' })).status).toBe(404);
  const { changes } = (await owner.call('GET', '/api/admin/audit?entity=area')).body;
  expect(changes.map(({ action }: { action: string }) => action)).toEqual([
    'deleted',
    'edited',
    'edited',
    'added',
  ]);
});

test('a shopper who does not know her pincode finds her village by its name', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const road = await addArea(owner, { name: 'Road' }, '844101 Bara Rampur\n844102 Khairi\n844102');
  await addArea(owner, { name: 'River' }, '844103 Rampur\n844103 रामपुर कलाँ\n844103 100% Organic farm');
  const villagesOf = async (q: string): Promise<string[]> => {
    const told = await shop.call('GET', `/api/delivery/villages?q=${encodeURIComponent(q)}`);
    return told.body.villages.map((to: To) => `${to.village} ${to.pincode}`);
  };
  expect(await villagesOf(' RAMP')).toEqual(['Rampur 844103', 'Bara Rampur 844101']);
  expect(await villagesOf('रामपुर')).toEqual(['रामपुर कलाँ 844103']);
  expect(await villagesOf('8441 02')).toEqual(['Khairi 844102']);
  expect(await villagesOf('0% o')).toEqual(['100% Organic farm 844103']);
  expect(await villagesOf('_')).toEqual([]);
  expect(await villagesOf('')).toHaveLength(5);
  await addVillages(owner, road.id, Array.from({ length: 40 }, (_, at) => `844104 Rampur ${at}`).join('\n'));
  expect(await villagesOf('rampur')).toHaveLength(12);
  expect((await shop.call('GET', '/api/delivery/villages?q=a%00b')).status).toBe(422);
});

test('what is told of a pincode is kept, and told anew at once when an area or the settings change', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { id, revision } = await addArea(owner, { name: 'Road', fee: 20 }, '844101 Rampur');
  await using front = await openFront(shop);
  const ask = async () => JSON.parse((await front.get('/api/delivery/places?pincode=844101')).text);
  expect((await ask()).areas[0].fee).toBe(20);
  await shop.platform.db
    .updateTable('areas')
    .set({ fee_paise: paise(9900) })
    .execute();
  expect((await ask()).areas[0].fee).toBe(20);
  await owner.call('PUT', `/api/delivery/areas/${id}`, { name: 'Road', fee: 30, revision });
  expect((await ask()).areas[0].fee).toBe(30);
  await addVillages(owner, id, '844101 Khairi');
  expect((await ask()).villages).toHaveLength(2);
  await changeSettings(owner, { deliversElsewhere: false });
  expect((await ask()).elsewhere).toBeNull();
});

test('an area holds two thousand villages, and a pincode tells only its own', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const road = await addArea(owner, { name: 'Road' });
  const lines = Array.from({ length: 2000 }, (_, at) => `${844_000 + (at % 50)} Village ${at}`);
  expect(await addVillages(owner, road.id, lines.join('\n'))).toMatchObject({ added: 2000, leftOut: [] });
  const path = `/api/delivery/areas/${road.id}/villages`;
  const more = await owner.call('POST', path, { text: '844101 One more' });
  expect([more.status, more.body.message]).toEqual([422, 'An area has at most 2000 villages']);
  expect((await placesAt(shop, '844007')).villages).toHaveLength(40);
});

test('the owner puts the areas in another order; who saw an older one is shown the present one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (const name of ['Road', 'River', 'Hill', 'Market']) await addArea(owner, { name }, `844101 ${name}`);
  const ids = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await areaNamed(owner, name)).id));
  // The places of the areas have gaps where one was deleted.
  const { id, revision } = await areaNamed(owner, 'Road');
  await owner.call('DELETE', `/api/delivery/areas/${id}?revision=${revision}`);
  const order = async (names: string[], seen: string[]) =>
    owner.call('PUT', '/api/delivery/areas/order', { ids: await ids(...names), seen: await ids(...seen) });
  const ordered = await order(['River', 'Market', 'Hill'], ['River', 'Hill', 'Market']);
  const namesIn = ({ areas }: { areas: { name: string }[] }) => areas.map(({ name }) => name);
  expect([ordered.status, namesIn(ordered.body)]).toEqual([200, ['River', 'Market', 'Hill']]);
  const late = await order(['Hill', 'River', 'Market'], ['River', 'Hill', 'Market']);
  expect([late.status, late.body.code, namesIn(late.body.detail)]).toEqual([
    409,
    'conflict',
    ['River', 'Market', 'Hill'],
  ]);
  const short = await order(['River', 'Market'], ['River', 'Market', 'Hill']);
  expect([short.status, short.body.message]).toEqual([422, 'Name each area once']);
  const told = await placesAt(shop, '844101');
  expect(namesIn(told)).toEqual(['River', 'Market', 'Hill']);
  await addArea(owner, { name: 'Lake' });
  expect(namesIn((await owner.call('GET', '/api/delivery/areas')).body).at(-1)).toBe('Lake');
  const { changes } = (await owner.call('GET', '/api/admin/audit?entity=area')).body;
  expect(changes.filter(({ action }: { action: string }) => action === 'ordered')).toMatchObject([
    { before: { order: 'River, Hill, Market' }, after: { order: 'River, Market, Hill' } },
  ]);
});
