import { expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';
import { rescue } from './rescue.ts';

const NEW = 'Papaya-1234';

/** Runs `npm run rescue` as somebody who gives these answers, and returns what the terminal shows. */
async function run(shop: TestShop, answers: readonly string[], named?: string) {
  const shown: string[] = [];
  const left = [...answers];
  const ask = (question: string) => {
    shown.push(question);
    return Promise.resolve(left.shift());
  };
  const isDone = await rescue(shop.platform, { say: (text) => void shown.push(text), ask }, named);
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(shown.at(-1) ?? '') ?? [];
  return { isDone, shown: shown.join('\n'), code };
}

const enter = (shop: TestShop, email: string, code: string) =>
  shop.call('POST', '/api/auth/rescue', { email, code, password: NEW });

test('at the server one question is asked, and the answer is a code with which the owner logs in again', async () => {
  await using shop = await openShop({ PUBLIC_URL: 'https://haat.example' });
  const owner = await admin(shop, { name: 'Meera' });
  await staff(shop, ['packer', 'counter']);
  await signUp(shop, { name: 'Asha' });
  const { isDone, shown, code } = await run(shop, ['1']);
  expect(isDone).toBe(true);
  expect(shown).toContain(`  1  Meera, owner, ${owner.user.email}`);
  expect(shown).toContain('  2  Ravi, staff');
  expect(shown).not.toContain('Asha');
  expect(shown).toContain('https://haat.example/rescue');
  expect((await enter(shop, owner.user.email, code)).status).toBe(200);
  const login = { email: owner.user.email, password: NEW };
  expect((await shop.call('POST', '/api/auth/login', login)).status).toBe(200);
  const [entry] = await shop.platform.db.selectFrom('audit_log').selectAll().execute();
  expect(entry).toMatchObject({
    actor_name: 'Server',
    action: 'login code given',
    entity_id: owner.user._id,
  });
});

test('the steps are said in the language of who cannot log in as well', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  await owner.call('PATCH', `/api/auth/${owner.user._id}`, { language: 'hi' });
  const { shown } = await run(shop, ['1']);
  expect(shown).toMatch(/\/hi\/rescue/);
  expect(shown).toMatch(/कोड/);
});

test.each(['Meera', 'MEERA ', '98765 43210'])('who it is may be said at once: %s', async (named) => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  const { isDone, code } = await run(shop, [], named);
  expect(isDone).toBe(true);
  expect((await enter(shop, owner.user.email, code)).status).toBe(200);
});

test('a wrong number is asked for again; no answer, a shopper or a name that two have changes nothing', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  await admin(shop, { name: 'Ravi' });
  await staff(shop, ['packer', 'counter']);
  await signUp(shop, { name: 'Asha' });
  expect((await run(shop, ['9', '', '1'])).isDone).toBe(true);
  await shop.platform.db.deleteFrom('rescue_codes').execute();
  expect((await run(shop, [])).shown).toContain('nothing was changed');
  for (const named of ['Asha', 'Ravi', 'nobody@example.in'])
    expect((await run(shop, [], named)).isDone).toBe(false);
  expect(await shop.platform.db.selectFrom('rescue_codes').select('place').execute()).toEqual([]);
  expect((await owner.call('GET', '/api/users/user')).status).toBe(200);
});

test('a shop without a team says how its first owner is made', async () => {
  await using shop = await openShop();
  expect((await run(shop, ['1'])).shown).toContain('Start the shop once');
});
