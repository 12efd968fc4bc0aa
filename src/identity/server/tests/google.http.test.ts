import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CLIENT, openOidcProvider, type OidcProvider } from '#test/fakes/oidc-provider.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';

const ASHA = { sub: 'google-1', email: 'Asha@Example.in', email_verified: true, name: 'Asha Devi' };
const NOT_THROUGH = 'Google sign-in did not work. Please try again.';

const openShopWith = ({ issuer }: OidcProvider): Promise<TestShop> =>
  openShop({
    PUBLIC_URL: 'https://shop.example',
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: issuer,
  });

/** What the login page does: it keeps a secret, and gives its hash away. */
function newBrowser() {
  const secret = randomBytes(32).toString('base64url');
  return { secret, binding: createHash('sha256').update(secret).digest('base64url') };
}

async function begin(shop: TestShop, provider: OidcProvider, more: object = {}) {
  const { secret, binding } = newBrowser();
  const { body } = await shop.call('POST', '/api/auth/google/start', { binding, ...more });
  return { secret, ...provider.agree(body.url) };
}

const finish = (shop: TestShop, form: object) => shop.call('POST', '/api/auth/google', form);

async function signIn(shop: TestShop, provider: OidcProvider, more: object = {}) {
  return finish(shop, await begin(shop, provider, more));
}

test('a shop without Google sign-in says so', async () => {
  await using shop = await openShop();
  expect((await shop.call('GET', '/api/auth/google')).body).toEqual({ configured: false });
  const { binding } = newBrowser();
  const answer = await shop.call('POST', '/api/auth/google/start', { binding });
  expect(answer.status).toBe(404);
  expect(answer.body.error).toBe('Google sign-in is not set up.');
});

test('a newcomer signs in with Google and has an account', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  expect((await shop.call('GET', '/api/auth/google')).body).toEqual({ configured: true });
  const { status, body } = await signIn(shop, provider);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ name: 'Asha Devi', email: 'asha@example.in', phone: '', role: 'user' });
  expect((await shop.withToken(body.token).call('GET', '/api/users/user')).body.user).toEqual(body.user);
  const asked = Object.fromEntries(provider.asked[0]?.searchParams ?? []);
  expect(asked).toMatchObject({
    client_id: CLIENT.id,
    redirect_uri: 'https://shop.example/login',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  expect(asked['nonce']?.length).toBeGreaterThan(40);
  expect(provider.asked[0]?.href).not.toContain(CLIENT.secret);
});

test('who comes again has the same account, even with another e-mail address at Google', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const first = (await signIn(shop, provider)).body;
  provider.person = { ...ASHA, email: 'other@example.in', name: 'Another' };
  expect((await signIn(shop, provider)).body.user).toEqual(first.user);
});

test('Remember Me holds for Google too', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const [kept, other] = [await signIn(shop, provider, { remember: true }), await signIn(shop, provider)];
  shop.clock.advance({ days: 1 });
  const known = async ({ body }: typeof kept) =>
    (await shop.withToken(body.token).call('GET', '/api/users/user')).status;
  expect([await known(kept), await known(other)]).toEqual([200, 401]);
});

test('who signed up with a password comes to the same account; whoever knew the password is shut out', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const before = await signUp(shop, { email: 'asha@example.in' });
  expect((await signIn(shop, provider)).body.user).toEqual(before.user);
  expect((await before.call('GET', '/api/users/user')).status).toBe(401);
  const logIn = { email: 'asha@example.in', password: PASSWORD };
  expect((await shop.call('POST', '/api/auth/login', logIn)).status).toBe(401);
});

test('an account of the team is not opened by Google', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const owner = await admin(shop, { email: 'asha@example.in' });
  const answer = await signIn(shop, provider);
  expect(answer.status).toBe(403);
  expect(answer.body.error).toBe('This e-mail address cannot log in with Google. Please use your password.');
  expect((await owner.call('GET', '/api/users/user')).status).toBe(200);
});

test('an e-mail address that Google has not verified, or that belongs to another of its people, opens nothing', async () => {
  await using provider = await openOidcProvider({ ...ASHA, email_verified: false });
  await using shop = await openShopWith(provider);
  expect((await signIn(shop, provider)).status).toBe(403);
  provider.person = ASHA;
  expect((await signIn(shop, provider)).status).toBe(200);
  provider.person = { ...ASHA, sub: 'google-2' };
  expect((await signIn(shop, provider)).status).toBe(403);
});

test('only the browser that began can end it, within ten minutes', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const begun = await begin(shop, provider);
  const stolen = await finish(shop, { ...begun, secret: newBrowser().secret });
  expect(stolen.status).toBe(401);
  expect(stolen.body.error).toBe(NOT_THROUGH);
  const [first = ''] = begun.state;
  const changed = `${first === 'A' ? 'B' : 'A'}${begun.state.slice(1)}`;
  for (const state of ['made-up', changed, `${begun.state}AAAA`, 'A'.repeat(begun.state.length)]) {
    expect((await finish(shop, { ...begun, state })).status).toBe(401);
  }
  shop.clock.advance({ minutes: 10 });
  expect((await finish(shop, begun)).status).toBe(401);
  expect(shop.bugs).toEqual([]);
});

test('what Google sent back is good once', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const begun = await begin(shop, provider);
  expect((await finish(shop, begun)).status).toBe(200);
  expect((await finish(shop, begun)).status).toBe(401);
  const other = await begin(shop, provider);
  expect((await finish(shop, { ...other, code: 'made-up' })).status).toBe(401);
});

test('an answer that was forged, or meant for another shop or another sign-in, opens nothing', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  for (const fault of ['nonce', 'signature', 'audience'] as const) {
    provider.fault = fault;
    const answer = await signIn(shop, provider);
    expect([fault, answer.status, answer.body.error]).toEqual([fault, 401, NOT_THROUGH]);
  }
  const begun = await begin(shop, provider);
  provider.fault = 'none';
  expect((await finish(shop, { ...begun, iss: 'https://evil.example' })).status).toBe(401);
  expect(await shop.platform.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect(shop.bugs).toEqual([]);
});

test('while Google does not answer the shop says so, and recovers by itself', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  provider.fault = 'away';
  const { binding } = newBrowser();
  const answer = await shop.call('POST', '/api/auth/google/start', { binding });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.body.error).toBe('Google does not answer. Please try again, or use your password.');
  provider.fault = 'none';
  expect((await signIn(shop, provider)).status).toBe(200);
  expect(shop.bugs).toEqual([]);
});

test('who has no password deletes the account without one', async () => {
  await using provider = await openOidcProvider(ASHA);
  await using shop = await openShopWith(provider);
  const { token } = (await signIn(shop, provider)).body;
  expect((await shop.withToken(token).call('DELETE', '/api/users/user', {})).status).toBe(200);
  expect((await signIn(shop, provider)).status).toBe(200);
  expect(await shop.platform.db.selectFrom('users').select('id').execute()).toHaveLength(2);
});
