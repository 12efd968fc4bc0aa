import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { registrationOn, takeRegistration } from '#tax/server/public.ts';
import type { Registration } from '#tax/tax.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';

const REGULAR = { mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Meena Stores' };
const answer = (person: Person, form: object) => person.call('POST', '/api/tax/registrations', form);
const list = async (person: Person): Promise<Registration[]> =>
  (await person.call('GET', '/api/tax/registrations')).body.registrations;
/** A paper is drawn under what holds on a day. */
const drawPaper = (shop: TestShop, day: string) => write(shop.platform, (tx) => takeRegistration(tx, day));

test('a shop that answers nothing has no registration and draws no papers', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await owner.call('GET', '/api/tax/registrations')).body).toEqual({
    registrations: [],
    today: '2026-11-20',
    papersUntil: null,
  });
  expect(await drawPaper(shop, '2026-11-20')).toBeUndefined();
});

test('one answer says that a shop is not registered; a number says the state', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const none = await answer(owner, { from: '2026-11-20', mode: 'unregistered' });
  expect([none.status, none.body.registrations[0]]).toMatchObject([201, { mode: 'unregistered', gstin: '' }]);
  await answer(owner, { from: '2026-12-01', ...REGULAR, gstin: '27 aapfu 0939f 1zv', prefix: 'ms' });
  const [regular, before] = await list(owner);
  expect(regular).toMatchObject({ ...REGULAR, from: '2026-12-01', state: '27', prefix: 'MS' });
  expect(before).toMatchObject({ mode: 'unregistered' });
  expect((await registrationOn(shop.platform.db, '2026-11-30'))?.mode).toBe('unregistered');
  expect((await registrationOn(shop.platform.db, '2026-12-01'))?.mode).toBe('regular');
  expect(await registrationOn(shop.platform.db, '2026-11-19')).toBeUndefined();
});

test('a wrong number, a state against it and a long prefix are said at their fields, in Hindi too', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const form = { from: '2026-11-20', ...REGULAR };
  const fieldsOf = async (changes: object) => (await answer(owner, { ...form, ...changes })).body.fields;
  expect(await fieldsOf({ gstin: '27AAPFU0939F1ZW' })).toEqual({
    gstin: ['A letter or digit of this GST number is wrong: its last character does not fit'],
  });
  expect(await fieldsOf({ state: '20' })).toEqual({
    state: ['The first two digits of the GST number are of another state'],
  });
  expect(await fieldsOf({ prefix: 'MEENA' })).toEqual({
    prefix: ['At most 3 letters: the number of a bill has 16 in all'],
  });
  expect(await fieldsOf({ from: '2028-01-01' })).toEqual({ from: ['At most one year ahead'] });
  expect(await fieldsOf({ unknown: true })).toBeDefined();
  expect(await list(owner)).toEqual([]);
});

test('answers of the same day correct each other, and are corrected and taken away as long as no paper was drawn', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await answer(owner, { from: '2026-11-20', mode: 'unregistered' });
  await answer(owner, { from: '2026-11-20', ...REGULAR });
  const [{ id } = { id: '' }, ...others] = await list(owner);
  expect(others).toEqual([]);
  const composition = { from: '2026-11-21', ...REGULAR, mode: 'composition' };
  expect((await owner.call('PUT', `/api/tax/registrations/${id}`, composition)).status).toBe(200);
  expect(await list(owner)).toMatchObject([{ id, mode: 'composition', from: '2026-11-21' }]);
  await answer(owner, { from: '2026-12-01', ...REGULAR });
  const onTheOther = await owner.call('PUT', `/api/tax/registrations/${id}`, {
    ...composition,
    from: '2026-12-01',
  });
  expect(onTheOther.body.fields).toEqual({ from: ['Other answers hold from this day on'] });
  expect((await owner.call('DELETE', `/api/tax/registrations/${id}`)).body.registrations).toHaveLength(1);
  expect((await owner.call('DELETE', `/api/tax/registrations/${id}`)).status).toBe(404);
});

test('answers under which a paper was drawn stay, and new ones begin on a later day', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await answer(owner, { from: '2026-11-01', ...REGULAR });
  expect(await drawPaper(shop, '2026-11-20')).toMatchObject({ mode: 'regular', usedUntil: '2026-11-20' });
  await drawPaper(shop, '2026-11-18');
  const { registrations, papersUntil } = (await owner.call('GET', '/api/tax/registrations')).body;
  expect([papersUntil, registrations[0].usedUntil]).toEqual(['2026-11-20', '2026-11-20']);
  const path = `/api/tax/registrations/${registrations[0].id}`;
  await drawPaper(shop, '2026-11-22');
  const composition = { from: '2026-11-23', ...REGULAR, mode: 'composition' };
  expect([
    (await owner.call('PUT', path, composition)).status,
    (await owner.call('DELETE', path)).status,
  ]).toEqual([409, 409]);
  for (const from of ['2026-10-01', '2026-11-01', '2026-11-20', '2026-11-22'])
    expect((await answer(owner, { ...composition, from })).body.fields).toEqual({
      from: ['Bills of this day were made already: choose a later day'],
    });
  expect((await answer(owner, composition)).status).toBe(201);
  expect((await list(owner)).map(({ mode }) => mode)).toEqual(['composition', 'regular']);
});

test('the owner’s answers and the day’s first papers at once: no paper is drawn under answers that are gone', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await answer(owner, { from: '2026-11-01', ...REGULAR });
  const [{ id } = { id: '' }] = await list(owner);
  const composition = { from: '2026-11-01', ...REGULAR, mode: 'composition' };
  const [edit, ...papers] = await Promise.all([
    owner.call('PUT', `/api/tax/registrations/${id}`, composition),
    ...Array.from({ length: 5 }, () => drawPaper(shop, '2026-11-20')),
  ]);
  const [now] = await list(owner);
  expect(now?.mode).toBe(edit.status === 200 ? 'composition' : 'regular');
  expect(papers.map((paper) => paper?.mode)).toEqual(Array(5).fill(now?.mode));
});

test('accounts may write the answers, others may not, and the log keeps who did', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const munim = await staff(shop, ['accounts']);
  expect((await answer(munim, { from: '2026-11-20', ...REGULAR })).status).toBe(201);
  const packer = await staff(shop, ['packer']);
  expect((await answer(packer, { from: '2026-11-21', ...REGULAR })).status).toBe(403);
  expect((await answer(await signUp(shop), { from: '2026-11-21', ...REGULAR })).status).toBe(403);
  const { changes } = (await owner.call('GET', '/api/admin/audit?entity=settings')).body;
  expect(changes[0]).toMatchObject({
    action: 'changed',
    after: { taxMode: 'regular', gstin: REGULAR.gstin },
  });
});
