import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { openLog } from '#platform/log/log.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, PASSWORD, signUp } from '#test/people.ts';

test('what goes wrong is logged without a password, a token or an address', async () => {
  await using shop = await openShop();
  const lines: string[] = [];
  const api = createApi({ ...shop.platform, log: openLog((line) => lines.push(line)) });
  const asha = await signUp(shop, { email: 'asha@example.in' });
  const call = (method: string, path: string, body?: object) =>
    api.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${asha.token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  const address = {
    name: 'Asha',
    email: 'home@example.in',
    phone: '9876543210',
    street: 'House 4',
    city: 'Tawang',
    state: 'AP',
    pinCode: '790104',
  };
  for (const table of ['addresses', 'password_resets', 'rate_limits'])
    await sql.raw(`drop table ${table}`).execute(shop.platform.db);
  const answers = [
    await call('POST', '/api/auth/signup', {
      name: 'Asha',
      email: 'new@example.in',
      phone: '9876543210',
      password: 'Mangoes-4-Asha',
    }),
    await call('POST', '/api/auth/login', { email: 'asha@example.in', password: 'Mangoes-4-Asha' }),
    await call('PATCH', `/api/auth/${asha.user._id}`, { addresses: [address] }),
    await call('POST', '/api/auth/reset-password', {
      email: 'asha@example.in',
      token: 'secret-token',
      password: 'Mangoes-4-Asha',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  expect(lines).toHaveLength(4);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const said = lines.join('\n') + bodies.join('\n');
  for (const secret of [
    'Mangoes-4-Asha',
    'secret-token',
    asha.token,
    'example.in',
    '9876543210',
    'House 4',
  ]) {
    expect(said).not.toContain(secret);
  }
  expect(bodies.join()).not.toMatch(/table|sql|at .*\.ts/i);
});

test('who logs in, fails to, changes a password or asks for what is not theirs is written down, without their secrets', async () => {
  await using shop = await openShop();
  const lines: string[] = [];
  const api = createApi({ ...shop.platform, log: openLog((line) => lines.push(line)) });
  const asha = await signUp(shop, { email: 'asha@example.in' });
  const call = (path: string, body: object, token = asha.token) =>
    api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  await call('/api/auth/login', { email: 'asha@example.in', password: PASSWORD });
  await call('/api/auth/login', { email: 'asha@example.in', password: 'Wrong-1234' });
  await call('/api/auth/change-password', { currentPassword: PASSWORD, password: 'Papaya-1234' });
  await call('/api/auth/user', {});
  await call('/api/auth/logout', {}, 'a-token-that-nobody-was-given');
  const userId = asha.user._id;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: 'account.logged_in', by: 'password', userId },
    { event: 'request.refused', code: 'signed_out', path: '/api/auth/login', userId },
    { event: 'account.password_changed', userId },
    { event: 'request.refused', code: 'forbidden', path: '/api/auth/user', userId },
    { event: 'request.refused', code: 'signed_out', path: '/api/*' },
  ]);
  // The passwords by their words: figures alone may stand in an id by chance.
  expect(lines.join()).not.toMatch(/mango|wrong-|papaya|example\.in|nobody-was-given/i);
});

/** The routes about people that the API's description names. */
async function routesAboutPeople(shop: TestShop) {
  type Described = { summary?: string; responses: object; requestBody?: object };
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body;
  return Object.entries<Record<string, Described>>(paths)
    .filter(([path]) => /^\/api\/(auth|users)/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({ method: method.toUpperCase(), path, route })),
    );
}

test('every answer about a person says that it may not be kept on the way', async () => {
  await using shop = await openShop();
  const routes = await routesAboutPeople(shop);
  expect(routes.length).toBeGreaterThan(25);
  for (const { method, path } of routes) {
    const owner = await admin(shop); // a new one each time, because some of these calls log out
    const body = method === 'GET' ? undefined : {};
    const { headers } = await owner.call(method, path.replace(/\{\w+\}/, 'x'), body);
    expect([method, path, headers.get('cache-control')]).toEqual([method, path, 'no-store']);
  }
});

/** Whether something is set up at all is told to everybody. */
const NEVER_REFUSED = ['/api/auth/google', '/api/auth/reset-password-code'];

test('the API’s description tells of each account route what it does, takes, answers and refuses', async () => {
  await using shop = await openShop();
  for (const { method, path, route } of await routesAboutPeople(shop)) {
    const takesBody = ['POST', 'PATCH', 'PUT'].includes(method) && !path.endsWith('/logout');
    const statuses = Object.keys(route.responses);
    expect({
      method,
      path,
      isSummed: Boolean(route.summary),
      answers: statuses.some((status) => status.startsWith('2')),
      refuses:
        (method === 'GET' && NEVER_REFUSED.includes(path)) || statuses.some((status) => status > '400'),
      takes: route.requestBody !== undefined || !takesBody,
    }).toEqual({ method, path, isSummed: true, answers: true, refuses: true, takes: true });
  }
});
