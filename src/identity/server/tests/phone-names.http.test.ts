import { expect, test } from 'vitest';
import { CODE_TEXT_JOB, codeTextHandler } from '#identity/server/code-text-job.ts';
import { ownerOfTexts } from '#settings/server/public.ts';
import { openSmsGateway } from '#test/fakes/sms-gateway.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const PHONE = '9826044444';
const ASHA = { name: 'Asha', email: 'asha@example.in', phone: PHONE, password: 'mango-tree' };
const MEENA = { name: 'Meena', phone: PHONE, password: 'papaya-tree', noEmail: true };
const STRANGER = { name: 'Stranger', email: 'stranger@example.com', phone: PHONE, password: 'crowbar-99' };
const TAKEN =
  'This phone number already has an account. Log in with it, ask the shop for a code, or sign up with an e-mail address.';

const signUp = (shop: TestShop, who: object) => shop.call('POST', '/api/auth/signup', who);
const logIn = (shop: TestShop, email: string, password: string) =>
  shop.call('POST', '/api/auth/login', { email, password });
/** Whose account a phone opens with each password. */
const opens = async (shop: TestShop, phone = PHONE) => {
  const found: string[] = [];
  for (const { name, password } of [ASHA, MEENA, STRANGER])
    if ((await logIn(shop, phone, password)).status === 200) found.push(name);
  return found;
};

test('a stranger who signs up with somebody’s phone and an e-mail address of his own ends nobody’s login', async () => {
  await using shop = await openShop();
  await signUp(shop, ASHA);
  expect(await opens(shop)).toEqual(['Asha']);
  for (const phone of [PHONE, `91${PHONE}`, `0${PHONE}`])
    expect((await signUp(shop, { ...STRANGER, email: `s${phone}@example.com`, phone })).status).toBe(201);
  expect(await opens(shop)).toEqual(['Asha']);
  expect((await logIn(shop, `+91 ${PHONE}`, ASHA.password)).body.user.email).toBe(ASHA.email);
});

test('a second sign-up without an e-mail address does not take the number, also after several gave it', async () => {
  await using shop = await openShop();
  await signUp(shop, ASHA);
  await signUp(shop, STRANGER);
  const squatter = await signUp(shop, { ...STRANGER, email: '', noEmail: true });
  expect([squatter.status, squatter.body.fields]).toEqual([409, { phone: [TAKEN] }]);
  expect(await opens(shop)).toEqual(['Asha']);
});

test('nobody takes a number by changing a profile, and the owner’s phone goes on opening the owner’s account', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await owner.call('PATCH', `/api/auth/${owner.user._id}`, { phone: PHONE });
  const { user } = (await signUp(shop, { ...STRANGER, phone: '9826077777' })).body;
  const stranger = shop.withToken((await logIn(shop, '9826077777', STRANGER.password)).body.token);
  expect((await stranger.call('PATCH', `/api/auth/${user._id}`, { phone: PHONE })).status).toBe(200);
  expect((await logIn(shop, PHONE, STRANGER.password)).status).toBe(401);
  expect((await logIn(shop, PHONE, 'Mango-1234')).body.user._id).toBe(owner.user._id);
  // The number that he left is free.
  expect((await signUp(shop, { ...MEENA, phone: '9826077777' })).status).toBe(201);
});

test('a family shares one phone: the first logs in with it, the others with their e-mail addresses', async () => {
  await using shop = await openShop();
  await signUp(shop, MEENA);
  expect((await signUp(shop, ASHA)).status).toBe(201);
  expect(await opens(shop)).toEqual(['Meena']);
  expect((await logIn(shop, ASHA.email, ASHA.password)).body.user.name).toBe('Asha');
  expect((await signUp(shop, { ...MEENA, name: 'Gita', password: 'guava-tree' })).body.error).toBe(TAKEN);
});

test('who moves to another phone, or goes, leaves the number to the next who gives it', async () => {
  await using shop = await openShop();
  const { user } = (await signUp(shop, ASHA)).body;
  const asha = shop.withToken((await logIn(shop, PHONE, ASHA.password)).body.token);
  await asha.call('PATCH', `/api/auth/${user._id}`, { phone: '9826055555' });
  expect((await logIn(shop, '9826055555', ASHA.password)).status).toBe(200);
  // The device that she changed it on, and her others, stay logged in: her e-mail address is the same.
  expect((await asha.call('GET', '/api/users/user')).status).toBe(200);
  expect((await signUp(shop, MEENA)).status).toBe(201);
  expect(await opens(shop)).toEqual(['Meena']);
});

test('of many who sign up with one phone at the same moment, one has it as a login name, and nobody meets an error', async () => {
  await using shop = await openShop();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      signUp(shop, { ...ASHA, email: `asha${n}@example.in`, password: `mango-tree-${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const tried = await Promise.all([1, 2, 3, 4].map((n) => logIn(shop, PHONE, `mango-tree-${n}`)));
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(shop.bugs).toEqual([]);
});

test('her own phone shows that a number is hers: by a code she gets it from the stranger who gave it first', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await openShop({ SMS_URL: gateway.url, SMS_TOKEN: 'token' });
  await signUp(shop, STRANGER);
  expect((await signUp(shop, MEENA)).status).toBe(409);
  await shop.call('POST', '/api/auth/reset-password-code-request', { phone: PHONE });
  await sendAll(shop);
  const code = gateway.sent[0]?.code ?? '';
  expect(code).toMatch(/^\d{8}$/);
  const wrong = code === '11111111' ? '22222222' : '11111111';
  expect((await signUp(shop, { ...MEENA, code: wrong })).body.fields.code).toHaveLength(1);
  expect(await opens(shop)).toEqual(['Stranger']);
  expect((await signUp(shop, { ...MEENA, code: `${code.slice(0, 4)} ${code.slice(4)}` })).status).toBe(201);
  expect(await opens(shop)).toEqual(['Meena']);
  expect((await logIn(shop, STRANGER.email, STRANGER.password)).status).toBe(200);
  // A code works once.
  expect((await signUp(shop, { ...MEENA, name: 'Gita', code })).status).toBe(422);
  expect(JSON.stringify(await shop.platform.db.selectFrom('phone_codes').selectAll().execute())).toBe('[]');
});

test('the code of an account without an e-mail address gives the account to who has the phone, and ends its devices', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await openShop({ SMS_URL: gateway.url, SMS_TOKEN: 'token' });
  const squatter = { ...STRANGER, email: '', noEmail: true };
  const { user } = (await signUp(shop, squatter)).body;
  const before = shop.withToken((await logIn(shop, PHONE, STRANGER.password)).body.token);
  await shop.call('POST', '/api/auth/reset-password-code-request', { phone: PHONE });
  await sendAll(shop);
  const taken = await signUp(shop, { ...MEENA, code: gateway.sent[0]?.code });
  expect(taken.body.user).toMatchObject({ _id: user._id, name: 'Meena' });
  expect(await opens(shop)).toEqual(['Meena']);
  expect((await before.call('GET', '/api/users/user')).status).toBe(401);
});

test('without text messages the owner answers for the number, and the customer chooses a password with the code', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await signUp(shop, STRANGER);
  const add = (more: object) =>
    owner.call('POST', '/api/auth/user', { name: 'Meena', phone: PHONE, noEmail: true, ...more });
  expect((await add({})).body.fields).toEqual({ phone: [TAKEN] });
  expect(await opens(shop)).toEqual(['Stranger']);
  const added = await add({ numberIsTheirs: true });
  expect(added.status).toBe(201);
  expect(await opens(shop)).toEqual([]);
  const { code } = (await owner.call('POST', `/api/auth/user/${added.body._id}/logincode`, {})).body;
  const chosen = { phone: PHONE, code, password: 'Papaya-1234' };
  expect((await shop.call('POST', '/api/auth/reset-password-code', chosen)).status).toBe(200);
  expect((await logIn(shop, PHONE, 'Papaya-1234')).body.user.name).toBe('Meena');
  expect((await logIn(shop, STRANGER.email, STRANGER.password)).status).toBe(200);
  // From an account that has no other name, no word takes it.
  expect((await add({ numberIsTheirs: true, name: 'Gita' })).body.error).toMatch(/give a code there/);
});

test('five wrong tries, or half an hour, void the code for a number', async () => {
  await using gateway = await openSmsGateway();
  await using shop = await openShop({
    SMS_URL: gateway.url,
    SMS_TOKEN: 'token',
    RATE_RESETS_PER_ACCOUNT: '100',
  });
  await signUp(shop, STRANGER);
  const ask = async () => {
    await shop.call('POST', '/api/auth/reset-password-code-request', { phone: PHONE });
    await sendAll(shop);
    return gateway.sent.at(-1)?.code ?? '';
  };
  const guessed = await ask();
  for (let guess = 1; guess <= 5; guess += 1) {
    const code = String((Number(guessed) + guess) % 100_000_000).padStart(8, '0');
    expect((await signUp(shop, { ...MEENA, code })).status).toBe(422);
  }
  expect((await signUp(shop, { ...MEENA, code: guessed })).status).toBe(422);
  const late = await ask();
  shop.clock.advance({ minutes: 30 });
  expect((await signUp(shop, { ...MEENA, code: late })).status).toBe(422);
  expect((await signUp(shop, { ...MEENA, code: await ask() })).status).toBe(201);
});

/** Does the jobs that send codes. */
async function sendAll({ platform }: TestShop): Promise<void> {
  const { db, config } = platform;
  const handler = codeTextHandler(platform, config.sms!, ownerOfTexts(db));
  const jobs = await db.selectFrom('jobs').selectAll().where('kind', '=', CODE_TEXT_JOB).execute();
  for (const { id, payload } of jobs) {
    await handler(JSON.parse(payload), id, AbortSignal.timeout(10_000));
    await db.deleteFrom('jobs').where('id', '=', id).execute();
  }
}
