import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, clientNetwork, readProxies, strangersNetwork } from './client-address.ts';

async function addressOf(
  socket: string | undefined,
  forwarded: string | undefined,
  proxies = '',
  told: (...of: Parameters<typeof clientAddress>) => string | undefined = clientAddress,
) {
  const app = new Hono().get('/', (c) => c.text(told(c, readProxies(proxies)!) ?? 'none'));
  const env = socket === undefined ? undefined : { incoming: { socket: { remoteAddress: socket } } };
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, env)).text();
}

test('a client is known by its socket, whatever it says of itself', async () => {
  expect(await addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await addressOf('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7');
});

test('a proxy that is trusted says where the request comes from', async () => {
  expect(await addressOf('127.0.0.1', '198.51.100.1', '127.0.0.1')).toBe('198.51.100.1');
  expect(await addressOf('::ffff:127.0.0.1', '198.51.100.1:5123', '127.0.0.1')).toBe('198.51.100.1');
  expect(await addressOf('127.0.0.1', undefined, '127.0.0.1')).toBe('127.0.0.1');
});

test('what a client wrote in front of the proxies’ own words is not believed', async () => {
  expect(await addressOf('10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.3', '10.0.0.0/8')).toBe('198.51.100.1');
  expect(await addressOf('10.0.0.2', 'nonsense', '10.0.0.0/8')).toBe('10.0.0.2');
});

test('all of an IPv6 household counts as one', async () => {
  expect(await addressOf('2001:db8:1:2:aaaa::1', undefined)).toBe('2001:db8:1:2::/64');
  expect(await addressOf('2001:db8:1:2:bbbb:1:2:3', undefined)).toBe('2001:db8:1:2::/64');
  expect(await addressOf('2001:db8::1', undefined)).toBe('2001:db8:0:0::/64');
});

test('a call from within the process has no address', async () => {
  expect(await addressOf(undefined, '198.51.100.1', '127.0.0.1')).toBe('unknown');
});

test('who guesses at an account counts with the neighbours: 256 addresses, or an IPv6 customer’s /56', async () => {
  const networkOf = (socket: string | undefined) => addressOf(socket, undefined, '', clientNetwork);
  expect(await networkOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(await networkOf('::ffff:203.0.113.250')).toBe('203.0.113.0/24');
  expect(await networkOf('2001:db8:1:2ff::1')).toBe('2001:db8:1:200::/56');
  expect(await networkOf('2001:db8:1:2aa:1::1')).toBe('2001:db8:1:200::/56');
  expect(await networkOf('2001:db8:1:300::1')).toBe('2001:db8:1:300::/56');
  expect(await networkOf(undefined)).toBe('unknown');
});

test('a network of strangers is one of the internet, not the shop’s own or that of a proxy that nobody listed', async () => {
  const networkOf = (socket: string | undefined) => addressOf(socket, undefined, '', strangersNetwork);
  for (const [socket, network] of [
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
    ['127.0.0.1', 'none'],
    ['::1', 'none'],
    ['::ffff:192.168.1.9', 'none'],
    ['172.31.0.4', 'none'],
    ['172.32.0.4', '172.32.0.0/24'],
    ['fd00::1', 'none'],
    [undefined, 'none'],
  ] as const)
    expect([socket, await networkOf(socket)]).toEqual([socket, network]);
});
