import { expect, test } from 'vitest';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, type Person, staff } from '#test/people.ts';
import { enter, give, isLoggedIn, logIn, makeCodes, NEW } from '#test/recovery.ts';

/** An admin who owns nothing. */
async function plainAdmin(shop: TestShop): Promise<Person> {
  const person = await admin(shop, { name: 'Ravi' });
  await shop.platform.db.updateTable('users').set({ owner: 0 }).where('id', '=', person.user._id).execute();
  return { ...person, user: { ...person.user, owner: false } };
}

test('an owner hands a code to another owner and to an admin; it works once, for half an hour, until the next', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const [owner, meera, ravi] = [await admin(shop), await admin(shop), await plainAdmin(shop)];
  for (const person of [meera, ravi]) {
    const { status, body } = await give(owner, person);
    expect(status).toBe(201);
    expect(body).toMatchObject({ expiresAt: '2026-11-20T05:00:00.000Z' });
    expect(body.loginNames).toContain(person.user.email);
    expect(await isLoggedIn(person)).toBe(true);
    const latest = (await give(owner, person)).body;
    expect((await enter(shop, person, body.code)).status).toBe(422);
    expect((await enter(shop, person, latest.code)).status).toBe(200);
    expect((await enter(shop, person, latest.code)).status).toBe(422);
    expect(await isLoggedIn(person)).toBe(false);
    expect((await logIn(shop, person, NEW)).status).toBe(200);
  }
  const late = (await give(owner, ravi)).body;
  shop.clock.advance({ minutes: 30 });
  expect((await enter(shop, ravi, late.code)).status).toBe(422);
});

test('a code that is handed out leaves the paper as it is', async () => {
  await using shop = await openShop();
  const [owner, meera] = [await admin(shop), await admin(shop)];
  const [first] = (await makeCodes(meera)).body.codes;
  await give(owner, meera);
  expect((await enter(shop, meera, first)).status).toBe(200);
  expect((await meera.call('GET', '/api/auth/rescue-codes')).status).toBe(401);
});

test('an admin who is not an owner opens no account of an admin, nobody the own one, and shoppers are not staff', async () => {
  await using shop = await openShop();
  const [owner, second] = [await admin(shop), await admin(shop)];
  const path = `/api/auth/staff/${second.user._id}`;
  await owner.call('PATCH', path, { ...second.user, owner: false });
  const ravi = await staff(shop, ['packer', 'counter']);
  expect((await give(second, owner)).status).toBe(403);
  const { status, body } = await give(second, ravi);
  expect([status, body.error]).toEqual([409, 'Staff log in by a login card. Make one on the team page.']);
  expect((await give(second, second)).status).toBe(409);
  expect((await give(owner, owner)).status).toBe(409);
  expect((await give(ravi, second)).status).toBe(403);
});

test('an admin whom the owner named for it lets the owner in again; the owners are told, and it is off until then', async () => {
  await using shop = await openShop();
  const [owner, sunita, other] = [
    await admin(shop, { name: 'Meera' }),
    await plainAdmin(shop),
    await plainAdmin(shop),
  ];
  expect((await give(sunita, owner)).status).toBe(403);
  const path = `/api/auth/staff/${sunita.user._id}`;
  expect((await sunita.call('PATCH', path, { rescuer: true })).status).toBe(403);
  expect((await owner.call('PATCH', path, { rescuer: true })).body).toMatchObject({
    rescuer: true,
    owner: false,
  });
  const { status, body } = await give(sunita, owner);
  expect(status).toBe(201);
  expect((await give(sunita, other)).status).toBe(403);
  const [mail] = (await sentMails(shop)).filter(({ to }) => to.includes(owner.user.email));
  expect(mail?.subject).toBe('Ravi made a code for the login of Meera');
  expect((await enter(shop, owner, body.code)).status).toBe(200);
  const log = await shop.platform.db
    .selectFrom('audit_log')
    .select(['actor_name', 'action', 'after'])
    .execute();
  expect(log.map(({ actor_name, action }) => [actor_name, action])).toEqual([
    ['Meera', 'role changed'],
    ['Ravi', 'login code given'],
    ['Meera', 'password set by a login code'],
  ]);
  const again = { ...owner, ...shop.withToken((await logIn(shop, owner, NEW)).body.token) };
  await again.call('PATCH', path, { rescuer: false });
  expect((await give(sunita, owner)).status).toBe(403);
});

test('a code that was handed out is void once the password is changed, or the person leaves the team', async () => {
  await using shop = await openShop({ RATE_RESETS_PER_ACCOUNT: '20' });
  const [owner, ravi] = [await admin(shop), await plainAdmin(shop)];
  const first = (await give(owner, ravi)).body;
  const change = { currentPassword: PASSWORD, password: 'Mangoes-1234' };
  expect((await ravi.call('POST', '/api/auth/change-password', change)).status).toBe(200);
  expect((await enter(shop, ravi, first.code)).status).toBe(422);
  const second = (await give(owner, ravi)).body;
  expect((await owner.call('DELETE', `/api/auth/staff/${ravi.user._id}`)).status).toBe(200);
  expect((await enter(shop, ravi, second.code)).status).toBe(422);
});
