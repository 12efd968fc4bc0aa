import { PAGE_ADDRESSES } from '#base/addresses.ts';
import { newId } from '#base/ids.ts';
import { OFFICE_ADDRESSES } from '#base/office-addresses.ts';
import { MATRIX } from '#test/security/access-matrix.ts';
import { call, type Reply } from '../load/calls.ts';
import { logIn, OWNER } from '../load/load.ts';

/** How many pages and calls were answered in which way while no database took writes. */
export type Meanwhile = { pages: Record<string, number>; calls: Record<string, number>; broken: string[] };

const AT_ONCE = 6;

const filled = (address: string): string => address.replaceAll(/:\w+\??/g, () => newId());

/** Every kind of page, in every language; those that need an id get one that may not exist. */
const PAGES = Object.values({ ...PAGE_ADDRESSES, ...OFFICE_ADDRESSES }).flatMap((address) => {
  const path = filled(address);
  return path.includes('.') ? [path] : ['', '/hi', '/bn'].map((language) => `${language}${path}`);
});

/** The stream of news, which does not end by itself. */
const ENDLESS = 'GET /api/admin/events';

/** Every kind of call, as the table of who may call what names them. */
const CALLS = [
  ...new Set(
    MATRIX.split('\n').flatMap(
      (line) => /^(?:GET|POST|PUT|PATCH|DELETE) +\/\S+/.exec(line)?.[0].replace(/ +/, ' ') ?? [],
    ),
  ),
].filter((each) => each !== ENDLESS);

/** Prepares the visits to a shop; the pages are seen once, as they are in a shop that is open. */
export async function openMeanwhile(shop: string): Promise<() => Promise<Meanwhile>> {
  const { token } = await logIn(shop, OWNER.email, OWNER.password);
  const product = await firstProduct(shop);
  const pages = [...PAGES, ...product];
  await inTurns(pages, (path) => call(shop, 'GET', path));
  return async () => {
    const result: Meanwhile = { pages: {}, calls: {}, broken: [] };
    await Promise.all([
      inTurns(pages, async (path) => {
        const reply = await call<string>(shop, 'GET', path);
        count(result.pages, kindOf(reply), `GET ${path}`, result.broken);
      }),
      inTurns(CALLS, async (each) => {
        const [method = 'GET', path = '/'] = each.split(' ');
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
        const reply = await call(shop, method, filled(path), { token, ...body });
        count(result.calls, kindOf(reply), each, result.broken);
      }),
    ]);
    return result;
  };
}

async function firstProduct(shop: string): Promise<string[]> {
  const { body } = await call<{ products: { _id: string }[] }>(shop, 'GET', '/api/products?limit=1');
  return body.products.map(({ _id }) => `/shop/${_id}`);
}

function count(counts: Record<string, number>, kind: string, what: string, broken: string[]): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
  if (kind.startsWith('WRONG')) broken.push(`${what} answered ${kind.slice(6)}`);
}

function kindOf({ status, body, headers }: Reply): string {
  if (status === 503)
    return headers.get('retry-after') ? '503 with Retry-After' : 'WRONG 503 without Retry-After';
  if (status === 0 || status >= 500) return `WRONG ${status} ${JSON.stringify(body).slice(0, 120)}`;
  if (status >= 400) return 'refused for what it says';
  if (typeof body === 'string' && body.includes('data-seen-at')) return 'shown as last seen';
  return 'answered from memory';
}

async function inTurns(all: readonly string[], visit: (each: string) => Promise<unknown>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await visit(next);
    }),
  );
}
