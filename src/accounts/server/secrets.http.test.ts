import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { openLog } from '#platform/log.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

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

test('every answer about a person says that it may not be kept on the way', async () => {
  await using shop = await openShop();
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body;
  const about = Object.entries<Record<string, unknown>>(paths).filter(([path]) =>
    /^\/api\/(auth|users)/.test(path),
  );
  expect(about.length).toBeGreaterThan(15);
  for (const [path, methods] of about) {
    for (const method of Object.keys(methods)) {
      const owner = await admin(shop); // a new one each time, because some of these calls log out
      const answer = await owner.call(
        method.toUpperCase(),
        path.replace(/\{\w+\}/, 'x'),
        method === 'get' ? undefined : {},
      );
      expect(answer.headers.get('cache-control'), `${method} ${path}`).toBe('no-store');
    }
  }
});

test('the API’s description tells of each account route what it takes and which refusals to be ready for', async () => {
  await using shop = await openShop();
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body;
  for (const [path, methods] of Object.entries<Record<string, any>>(paths)) {
    if (!/^\/api\/(auth|users)/.test(path)) continue;
    for (const [method, route] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect(route.summary, name).toBeTruthy();
      expect(
        Object.keys(route.responses).some((status) => status.startsWith('2')),
        name,
      ).toBe(true);
      if (method !== 'get' && method !== 'delete' && !path.endsWith('/logout'))
        expect(route.requestBody, name).toBeTruthy();
    }
  }
});
