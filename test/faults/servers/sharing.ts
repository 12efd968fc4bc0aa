import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Product } from '#catalogue/catalogue.ts';
import type { Settings } from '#settings/settings.ts';
import { call, until } from '../load/calls.ts';
import { editProduct, expectOk, logIn, openLoad, OWNER } from '../load/load.ts';
import type { Fleet } from '../machines/fleet.ts';
import { confirmedOrder } from '../machines/mail-server.ts';
import { addressLimits, limits } from './shared-limits.ts';

/** What servers of one shop share, each with what was measured, and what does not hold. */
export type SharingFigures = { figures: Record<string, string>; broken: string[] };

/** The time within which a change on one server must show on every other. */
const SOON_MS = 2000;

type Stage = {
  fleet: Fleet;
  /** The number of requests that reach every process: several new connections where a server has several processes. */
  looks: number;
  token: string;
  rounds: number;
  expect: (what: string, holds: boolean) => void;
};

/** Tests everything that several servers, or several processes of one, must share. */
export async function tryShared(
  fleet: Fleet,
  { processes = 1, rounds = 6, orders = 150, doublesMs = 3000 } = {},
): Promise<SharingFigures> {
  const broken: string[] = [];
  const { token } = await logIn(fleet.urls[0]!, OWNER.email, OWNER.password);
  const stage: Stage = {
    fleet,
    looks: processes === 1 ? 1 : processes * 3,
    token,
    rounds,
    expect: (what, holds) => void (holds || broken.push(what)),
  };
  const figures = {
    'price changed on one, on every other’s page': '',
    'price changed on one, in every other’s API': '',
    ...(await prices(stage)),
    'settings changed on one, on every other’s home page': await settings(stage),
    'an order on one, told by live events of every other': await events(stage),
    'a session ended on one': await sessions(stage),
    'limits on tries': await limits(stage),
    'limits on an address, as the proxy tells it': await addressLimits(stage),
    'a picture uploaded to one': await pictures(stage),
    jobs: await jobs(stage, orders, doublesMs),
  };
  return { figures, broken };
}

/** A new connection each time, so that every process of a server is reached. */
const read = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
      answer.on('error', reject);
    }).once('error', reject);
  });

/** Milliseconds until each server shows the wanted state in every request. */
const untilShown = ({ fleet, looks }: Stage, path: string, wanted: string): Promise<number[]> =>
  Promise.all(
    fleet.urls.map((url) =>
      until(`${path} shows ${wanted}`, async () => {
        const texts = await Promise.all(Array.from({ length: looks }, () => read(url + path)));
        return texts.every((text) => text.includes(wanted));
      }),
    ),
  );

function told({ expect }: Stage, what: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const longest = sorted.at(-1) ?? 0;
  expect(`${what}: took ${Math.round(longest)} ms`, longest < SOON_MS);
  return `half within ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, longest ${Math.round(longest)} ms (${sorted.length} looks, target ${SOON_MS} ms)`;
}

async function prices(stage: Stage): Promise<Record<string, string>> {
  const { fleet, token, rounds } = stage;
  const body = {
    title: 'Shared goods',
    description: 'On every shelf at once.',
    price: 6000,
    cuttedprice: 9000,
    discount: 0,
    category: 'grocery',
    unit: 'item',
    stock: 100_000,
  };
  let product = expectOk(
    await call<Product>(fleet.urls[0]!, 'POST', '/api/products/addproduct', { token, body }),
  ).body;
  const [onPage, inApi]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // Every server keeps the old page now.
    await untilShown(stage, `/shop/${product._id}`, rupees(product.price));
    await wait(Math.random() * 1000);
    const price = 7001 + round;
    const { _id } = product;
    const url = fleet.urls[round % fleet.urls.length]!;
    product = expectOk(await editProduct(url, product, { price }, token)).body;
    const [page, api] = await Promise.all([
      untilShown(stage, `/shop/${_id}`, rupees(price)),
      untilShown(stage, `/api/products/${_id}`, `"price":${price}`),
    ]);
    onPage.push(...page);
    inApi.push(...api);
  }
  return {
    'price changed on one, on every other’s page': told(stage, 'a price on a page', onPage),
    'price changed on one, in every other’s API': told(stage, 'a price in the API', inApi),
  };
}

const rupees = (price: number): string => `₹${price.toLocaleString('en-IN')}`;

async function settings(stage: Stage): Promise<string> {
  const { fleet, token, rounds } = stage;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = fleet.urls[(round + 1) % fleet.urls.length]!;
    const { body } = expectOk(
      await call<{ settings: Settings; revision: number }>(url, 'GET', '/api/shop/settings/edit', { token }),
    );
    const name = `Market number ${round}`;
    const changed = { settings: { ...body.settings, name }, revision: body.revision };
    expectOk(await call(url, 'PUT', '/api/shop/settings', { token, body: changed }));
    times.push(
      ...(await untilShown(stage, '/', name)),
      ...(await untilShown(stage, '/api/shop/settings', name)),
    );
  }
  return told(stage, 'a setting', times);
}

async function events(stage: Stage): Promise<string> {
  const { fleet, token, rounds } = stage;
  const addresses = [...fleet.urls, ...(fleet.proxy ? [fleet.proxy.url] : [])];
  const ending = new AbortController();
  const lines = await Promise.all(addresses.map((url) => listen(url, token, ending.signal)));
  const load = await openLoad(fleet.urls[0]!, { shoppers: 1 });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = lines.map(({ orders }) => orders());
    const crowd = load.run(fleet.urls[round % fleet.urls.length]!);
    const { orders } = load.ledger;
    const placed = orders.size;
    await until('an order is placed', () => Promise.resolve(orders.size > placed));
    const waits = lines.map(({ orders: heard }, index) =>
      until('every line tells of the order', () => Promise.resolve(heard() > (before[index] ?? 0))),
    );
    times.push(...(await Promise.all(waits)));
    await crowd.stop();
  }
  ending.abort();
  return told(stage, 'a live event', times);
}

/** A back office's connection to one server; counts the orders that it was told of. */
async function listen(url: string, token: string, signal: AbortSignal): Promise<{ orders: () => number }> {
  const answer = await fetch(`${url}/api/admin/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  let orders = 0;
  let heard = '';
  const decoder = new TextDecoder();
  const reading = async (): Promise<void> => {
    for await (const bytes of answer.body ?? []) {
      heard += decoder.decode(bytes, { stream: true });
      const blocks = heard.split('\n\n');
      heard = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) orders = (JSON.parse(data) as { newOrders: number }).newOrders;
      }
    }
  };
  // It ends by being aborted, here and nowhere else; a line that breaks counts no more orders, which is noticed.
  void reading().catch((error: unknown) => void (heard = String(error)));
  await until('the line is open', () => Promise.resolve(answer.status === 200));
  return { orders: () => orders };
}

async function sessions({ fleet, expect, looks }: Stage): Promise<string> {
  const [first = '', ...others] = fleet.urls;
  const { token } = await logIn(first, OWNER.email, OWNER.password);
  const statuses = async (): Promise<number[]> => {
    const asked = [...others, first].flatMap((url) =>
      Array.from({ length: looks }, () => call(url, 'GET', '/api/auth/sessions', { token })),
    );
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(
    'a login holds on every server',
    (await statuses()).every((status) => status === 200),
  );
  expectOk(await call(first, 'POST', '/api/auth/logout', { token }));
  const after = await statuses();
  expect(
    `a logout holds on every server at once: ${after.join(', ')}`,
    after.every((status) => status === 401),
  );
  return 'is over on every other with the same answer';
}

async function pictures({ fleet, token, expect, looks }: Stage): Promise<string> {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c83' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(photo)], 'photo.jpg'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${fleet.urls[0]}/api/media`, { method: 'POST', headers, body: form });
  const { url: path } = (await answer.json()) as { url: string };
  const asked = fleet.urls.flatMap((url) => Array.from({ length: looks }, () => call(url, 'GET', path)));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(
    `an uploaded picture is shown by all: ${statuses.join(', ')}`,
    statuses.every((status) => status === 200),
  );
  return 'is shown by every other at once';
}

async function jobs({ fleet, expect }: Stage, wanted: number, doublesMs: number): Promise<string> {
  const url = fleet.proxy?.url ?? fleet.urls[0]!;
  const load = await openLoad(url, { shoppers: Math.min(8, Math.ceil(wanted / 5)) });
  const { orders, refusals } = load.ledger;
  const numbersBefore = new Set(fleet.mails.taken.map(({ subject }) => subject));
  const crowd = load.run(url);
  await until('orders are placed', () => Promise.resolve(orders.size >= wanted), 120_000);
  await crowd.stop();
  const mailsOf = () =>
    fleet.mails.taken.filter(
      (mail) => confirmedOrder(mail) !== undefined && !numbersBefore.has(mail.subject),
    );
  const took = await until(
    'every order is told of by mail',
    () => Promise.resolve(mailsOf().length >= orders.size),
    120_000,
  );
  await wait(doublesMs); // time for a second one of the same
  const mails = mailsOf().length;
  const told = new Set(mailsOf().map(({ subject }) => subject)).size;
  expect(
    `${orders.size} orders, ${mails} mails of ${told} orders`,
    mails === orders.size && told === orders.size,
  );
  expect(`nobody is refused: ${[...refusals.keys()].join('; ')}`, refusals.size === 0);
  return `${orders.size} orders, ${mails} confirmation mails, one for each; the last ${Math.round(took)} ms after the last order`;
}
