import { expect, test } from 'vitest';
import { ACCOUNTANT_LINK, LINKS_AT_MOST } from '#returns/returns.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, staff } from '#test/people.ts';
import { soldMonth } from '#test/steps/sold-month.ts';

const make = (person: Person, name = 'मेहता जी') => person.call('POST', '/api/accountants', { name });
const end = (person: Person, id: string) => person.call('DELETE', `/api/accountants/${id}`);
const NOVEMBER = 'period=2026-11';
/** A call without an account, with the secret of a link. */
const byLink = (shop: TestShop, secret: string, path = `/api/accountant/returns?${NOVEMBER}`) =>
  shop.call('GET', path, undefined, { [ACCOUNTANT_LINK]: secret });

test(
  'an accountant with the link reads the return that the owner reads, the bills behind it, and its files',
  { timeout: 120_000 },
  async () => {
    await using shop = await openShop();
    const { owner } = await soldMonth(shop);
    const { status, body: link } = await make(owner);
    expect(status).toBe(201);
    const figures = await byLink(shop, link.secret);
    expect(figures.body).toEqual((await owner.call('GET', `/api/returns?${NOVEMBER}`)).body);
    expect(figures.body.parts[0].papers).toBeGreaterThan(0);
    expect(figures.headers.get('cache-control')).toBe('no-store');
    for (const path of [
      `/bills?${NOVEMBER}`,
      `/file?${NOVEMBER}`,
      `/register?${NOVEMBER}&lang=hi`,
      `/tally?${NOVEMBER}&file=vouchers`,
    ]) {
      const answer = await byLink(shop, link.secret, `/api/accountant/returns${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  },
);

test('the link shows nothing else of the shop: no orders, no settings, no customers, no links of others', async () => {
  await using shop = await openShop();
  const { secret } = (await make(await admin(shop))).body;
  for (const path of [
    '/api/orders/all',
    '/api/shop/settings/edit',
    '/api/khatas',
    '/api/returns',
    '/api/bills',
    '/api/accountants',
    '/api/tax/registrations',
  ])
    expect([path, (await byLink(shop, secret, path)).status]).toEqual([path, 401]);
});

test('a link that ended reads nothing from that moment, and is answered as a wrong one', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { _id, secret } = (await make(owner)).body;
  expect((await byLink(shop, secret, '/api/accountant/returns')).status).toBe(200);
  expect((await end(owner, _id)).status).toBe(200);
  const told = async (given: string) => {
    const { status, body } = await byLink(shop, given, '/api/accountant/returns');
    return [status, body.message];
  };
  const ended = await told(secret);
  expect(ended[0]).toBe(404);
  expect(await told('a-secret-that-nobody-made')).toEqual(ended);
  expect(await told('')).toEqual(ended);
  expect((await owner.call('GET', '/api/accountants')).body).toEqual({ accountants: [] });
  // Ended once more, or never made.
  expect((await end(owner, _id)).status).toBe(200);
  expect((await end(owner, 'nothing')).status).toBe(404);
});

test('who tries many secrets from one address has to wait, and a link that runs goes on', async () => {
  await using shop = await openShop();
  const { secret } = (await make(await admin(shop))).body;
  const answers: number[] = [];
  for (let n = 0; n <= 60; n += 1)
    answers.push((await byLink(shop, `guess-${n}`, '/api/accountant/returns')).status);
  expect([answers[0], answers[59], answers[60]]).toEqual([404, 404, 429]);
  expect((await byLink(shop, secret, '/api/accountant/returns')).status).toBe(200);
});

test('who has the right for accounts makes links, five at most; other staff make none and see none', async () => {
  await using shop = await openShop();
  const [clerk, packer] = [await staff(shop, ['accounts']), await staff(shop, ['packer'])];
  expect((await make(packer)).status).toBe(403);
  expect((await packer.call('GET', '/api/accountants')).status).toBe(403);
  expect((await make(clerk, ' ')).body.fields.name[0]).toBe('Write the name of your accountant');
  for (let n = 1; n <= LINKS_AT_MOST; n += 1) expect((await make(clerk, `Mehta ${n}`)).status).toBe(201);
  expect((await make(clerk)).status).toBe(409);
  const { accountants } = (await clerk.call('GET', '/api/accountants')).body;
  expect(accountants).toHaveLength(LINKS_AT_MOST);
  expect((await end(packer, accountants[0]._id)).status).toBe(403);
  await end(clerk, accountants[0]._id);
  expect((await make(clerk)).status).toBe(201);
});

test('where one more link may run, one of eight that are made at once is', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (let n = 1; n < LINKS_AT_MOST; n += 1) await make(owner, `Mehta ${n}`);
  const made = await Promise.all(Array.from({ length: 8 }, (_, n) => make(owner, `Das ${n}`)));
  expect(made.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  expect((await owner.call('GET', '/api/accountants')).body.accountants).toHaveLength(LINKS_AT_MOST);
});

test('the owner sees when a link was last used, to the minute', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { secret } = (await make(owner)).body;
  const used = async () => (await owner.call('GET', '/api/accountants')).body.accountants[0].usedAt;
  expect(await used()).toBeNull();
  await byLink(shop, secret, '/api/accountant/returns');
  const first = await used();
  shop.clock.advance({ seconds: 30 });
  await byLink(shop, secret, '/api/accountant/returns');
  expect(await used()).toBe(first);
  shop.clock.advance({ minutes: 5 });
  await byLink(shop, secret, '/api/accountant/returns');
  expect(await used()).toBe(shop.clock.now());
});

test('no table holds the secret of a link, and the log says who made it and who ended it', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  const { _id, secret } = (await make(owner)).body;
  await byLink(shop, secret, '/api/accountant/returns');
  await end(owner, _id);
  const { db } = shop.platform;
  const log = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  const kept = JSON.stringify([
    log,
    await db.selectFrom('accountants').selectAll().execute(),
    await db.selectFrom('requests').selectAll().execute(),
  ]);
  expect(kept).not.toContain(secret);
  expect(log.map((row) => [row.actor_name, row.action, row.entity_id])).toEqual([
    ['Meera', 'accountant link made', _id],
    ['Meera', 'accountant link ended', _id],
  ]);
});
