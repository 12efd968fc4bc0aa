import { createHash } from 'node:crypto';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import pages from '#main/routes.ts';
import { addGoods } from '#test/goods.ts';
import { openFront, type TestFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop[Symbol.asyncDispose]();
});

/** The addresses of all pages; what stands for an id becomes one. */
const addressesOf = (entries: readonly RouteConfigEntry[], id: string): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path !== undefined || index
      ? [`/${(path ?? '').replaceAll(/:\w+/g, id).replace('*', 'nowhere')}`]
      : []),
    ...addressesOf(children, id),
  ]);

const policyOf = (header: unknown): Map<string, string[]> =>
  new Map(
    String(header)
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

/** The text of the script that a page adds to itself once it has been painted: the last thing its starter is given. */
const lateScripts = (scripts: string[]): string[] =>
  scripts.flatMap((script) => {
    const given = /\],("import (?:[^"\\]|\\.)*")\)$/.exec(script)?.[1];
    return given ? [JSON.parse(given) as string] : [];
  });

test('on every page only the page’s own scripts run, and nobody can put it in a frame', async () => {
  const { mango } = await addGoods(shop, { mango: {} });
  await using front = await openFront(shop);
  const addresses = new Set(addressesOf(pages, mango._id));
  expect(addresses.size).toBeGreaterThan(30);
  for (const address of addresses) {
    const { headers, text, status } = await front.get(address);
    expect(status, address).toBeLessThan(500);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    const policy = policyOf(headers['content-security-policy']);
    const scripts = policy.get('script-src') ?? [];
    const inline = inlineScripts(text).filter(Boolean);
    expect(lateScripts(inline), address).toHaveLength(1);
    const hashes = [...inline, ...lateScripts(inline)].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect({ address, scripts: scripts.toSorted() }).toEqual({
      address,
      scripts: ["'self'", ...new Set(hashes)].toSorted(),
    });
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  }
});

test('pictures come from the shop, and from where its goods and team cards have theirs, and from nowhere else', async () => {
  await using front = await openFront(shop);
  const pictures = async (path: string) =>
    policyOf((await front.get(path)).headers['content-security-policy']).get('img-src');
  await addGoods(shop, { mango: {} });
  expect(await pictures('/about-us')).toEqual(["'self'", 'blob:']);
  await addGoods(shop, { rice: { thumbnail: 'https://pictures.example/rice.jpg' } });
  const owner = await admin(shop);
  await owner.call('POST', '/api/auth/team', {
    name: 'Meena',
    image: 'https://faces.example:8443/meena.jpg',
  });
  expect(await pictures('/contact-us')).toEqual([
    "'self'",
    'blob:',
    'https://faces.example:8443',
    'https://pictures.example',
  ]);
});

const EVERYWHERE = [
  '/',
  '/shop.data',
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/api/products',
  '/api/cart',
  '/api/nowhere',
  '/healthz',
  '/readyz',
  '/assets/a-1.js',
  `/media/${'a'.repeat(32)}/240.avif`,
  `/shop?q=${'a'.repeat(3000)}`,
];

test('every answer, a refusal too, carries what keeps a browser safe, and does not say what it is made of', async () => {
  await using front = await openFront(shop);
  for (const address of EVERYWHERE) {
    const { headers } = await front.get(address);
    expect({ address, ...headers }).toMatchObject({
      address,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(policyOf(headers['content-security-policy']).get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('browsers are told to keep to https only where the shop has it', async () => {
  const strict = async (env: Record<string, string>) => {
    await using other = await openShop(env);
    await using front = await openFront(other);
    const { headers } = await front.get('/');
    return [
      headers['strict-transport-security'],
      String(headers['content-security-policy']).includes('upgrade'),
    ];
  };
  expect(await strict({})).toEqual([undefined, false]);
  expect(await strict({ PUBLIC_URL: 'http://shop.example' })).toEqual([undefined, false]);
  expect(await strict({ PUBLIC_URL: 'https://shop.example' })).toEqual([
    'max-age=31536000; includeSubDomains',
    true,
  ]);
});

/** How many of three wrong logins are let through when each says that it comes from elsewhere. */
async function letThrough(front: TestFront, forwarded: (n: number) => string): Promise<number> {
  let passed = 0;
  for (let n = 1; n <= 3; n += 1) {
    const body = JSON.stringify({ email: `nobody${n}@example.in`, password: 'x' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded(n) };
    const { status } = await front.send('POST', '/api/auth/login', body, headers);
    if (status === 401) passed += 1;
  }
  return passed;
}

test('where a request says it comes from is believed from the shop’s own proxy only', async () => {
  const tried = async (env: Record<string, string>, forwarded: (n: number) => string) => {
    await using other = await openShop({ RATE_LOGINS_PER_ADDRESS: '1', ...env });
    await using front = await openFront(other);
    return await letThrough(front, forwarded);
  };
  const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' };
  expect(await tried({}, (n) => `203.0.113.${n}`)).toBe(1);
  expect(await tried({ TRUSTED_PROXIES: '10.0.0.0/8' }, (n) => `203.0.113.${n}`)).toBe(1);
  expect(await tried(behindProxy, (n) => `203.0.113.${n}`)).toBe(3);
  // The proxy adds what it saw at the end; what stands before that, the sender wrote.
  expect(await tried(behindProxy, (n) => `198.51.100.${n}, 203.0.113.7`)).toBe(1);
});

test('a page is the same whatever a request says about the shop’s name', async () => {
  await using front = await openFront(shop);
  const plain = await front.get('/');
  await shop.platform.changes.refresh();
  const named = await front.get('/?x', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  });
  expect(named.text).toBe(plain.text);
  expect(named.text).not.toContain('evil.example');
});

test('the page of the back office that is sent to everybody greets nobody', async () => {
  await using front = await openFront(shop);
  const { status, text } = await front.get('/admin/orders');
  expect(status).toBe(200);
  expect(text).toContain('</html>');
  expect(text).not.toMatch(/Hello|Welcome back/);
});
