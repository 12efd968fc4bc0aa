import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURES_JOB, picturesHandler } from '#imports/server/fetch-pictures.ts';
import { type Caller, openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'orange' } })
  .png()
  .toBuffer();

/** Another site, at an address of this machine that the test's network takes for a public one. */
async function openSite(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    address: (path: string) => `http://pictures.example:${port}${path}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const NETWORK = {
  resolve: () => Promise.resolve(['127.0.0.1']),
  isAllowed: (ip: string) => ip === '127.0.0.1',
};

const fetchPictures = (shop: TestShop, network: object = NETWORK): Promise<void> =>
  workOff(shop, { [PICTURES_JOB]: picturesHandler(shop.platform, network) });

const send = (owner: Caller, rows: string[]) => {
  const form = new FormData();
  form.append('file', new File([`sku,name,price,image\n${rows.join('\n')}\n`], 'a.csv'));
  return owner.call('POST', '/api/products/import', form);
};

const thumbnails = async (shop: TestShop) =>
  Object.fromEntries(
    (await shop.call('GET', '/api/products?all=true')).body.products.map(
      ({ sku, thumbnail }: { sku: string; thumbnail: string }) => [sku, thumbnail],
    ),
  );

test('pictures named by address come into the shop’s own store; the same file again changes nothing', async () => {
  await using shop = await openShop();
  await using site = await openSite((request, response) => {
    if (request.url === '/moved.png') response.writeHead(302, { Location: '/mango.png' }).end();
    else response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
  });
  const owner = await admin(shop);
  const rows = [`M-1,Mango,50,${site.address('/mango.png')}`, `O-1,Onion,20,${site.address('/moved.png')}`];
  expect((await send(owner, rows)).body.added).toBe(2);
  expect(await thumbnails(shop)).toEqual({ 'M-1': '', 'O-1': '' });
  await fetchPictures(shop);
  const kept = await thumbnails(shop);
  expect(kept['M-1']).toMatch(/^\/media\/[0-9a-f]{32}\/480\.webp$/);
  expect(kept['O-1']).toBe(kept['M-1']);
  expect((await send(owner, rows)).body).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  await fetchPictures(shop);
  // Jobs of the same moment are done in either order.
  expect(site.asked.toSorted()).toEqual(['/mango.png', '/mango.png', '/moved.png']);
  expect((await owner.call('GET', '/api/products/pictures')).body).toEqual({
    waiting: 0,
    kept: 2,
    failed: 0,
  });
});

test('what is no picture, too large, gone, or leads inside is left, and said; nothing inside is ever asked', async () => {
  await using shop = await openShop();
  await using site = await openSite((request, response) => {
    if (request.url === '/inside.png')
      response.writeHead(302, { Location: 'http://169.254.169.254/key' }).end();
    else if (request.url === '/text.png') response.writeHead(200).end('<html>');
    else if (request.url === '/large.png') response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024));
    else if (request.url === '/round.png') response.writeHead(302, { Location: '/round.png' }).end();
    else response.writeHead(404).end();
  });
  const owner = await admin(shop);
  const names = ['inside', 'text', 'large', 'round', 'gone'];
  await send(
    owner,
    names.map((name) => `${name},${name},5,${site.address(`/${name}.png`)}`),
  );
  await fetchPictures(shop);
  const rows = await shop.platform.db.selectFrom('picture_sources').select(['state', 'reason']).execute();
  expect(rows.map(({ state, reason }) => `${state}: ${reason}`).toSorted()).toEqual([
    'failed: Choose a photo: PNG, JPEG, GIF or WebP',
    'failed: it is larger than 8 MB',
    'failed: it leads on too often',
    'failed: the address is not on the open internet',
    'failed: the other site answers 404',
  ]);
  expect(Object.values(await thumbnails(shop))).toEqual(['', '', '', '', '']);
});

test('a name that means an address of a private network is never connected to', async () => {
  await using shop = await openShop();
  await using site = await openSite((_, response) => response.writeHead(200).end(picture));
  const owner = await admin(shop);
  await send(owner, [`M-1,Mango,50,${site.address('/mango.png')}`]);
  await fetchPictures(shop, { resolve: NETWORK.resolve });
  expect(site.asked).toEqual([]);
  expect((await owner.call('GET', '/api/products/pictures')).body).toEqual({
    waiting: 0,
    kept: 0,
    failed: 1,
  });
});

test('a site that is away for a while is asked again; afterwards the owner can have it tried once more', async () => {
  await using shop = await openShop();
  let isAway = true;
  await using site = await openSite((_, response) => {
    if (isAway) response.writeHead(503).end();
    else response.writeHead(200).end(picture);
  });
  const owner = await admin(shop);
  await send(owner, [`M-1,Mango,50,${site.address('/mango.png')}`]);
  await fetchPictures(shop);
  expect((await owner.call('GET', '/api/products/pictures')).body).toEqual({
    waiting: 1,
    kept: 0,
    failed: 0,
  });
  for (let tries = 0; tries < 4; tries += 1) {
    shop.clock.advance({ hours: 2 });
    await fetchPictures(shop);
  }
  expect((await owner.call('GET', '/api/products/pictures')).body).toEqual({
    waiting: 0,
    kept: 0,
    failed: 1,
  });
  isAway = false;
  expect((await owner.call('POST', '/api/products/pictures/retry')).body).toMatchObject({ waiting: 1 });
  await fetchPictures(shop);
  expect((await owner.call('GET', '/api/products/pictures')).body).toEqual({
    waiting: 0,
    kept: 1,
    failed: 0,
  });
});
