import { expect, test } from 'vitest';
import { FetchFailed, fetchPublic, isPublic } from './fetch-public.ts';

const LIMITS = { mostBytes: 1000, milliseconds: 2000, accept: 'image/*' };

test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111'])('%s is on the open internet', (ip) => {
  expect(isPublic(ip)).toBe(true);
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  'not an ip',
])('%s is not', (ip) => {
  expect(isPublic(ip)).toBe(false);
});

test.each([
  ['http://127.0.0.1:1/x.png', 'not on the open internet'],
  ['http://[::1]:1/x.png', 'not on the open internet'],
  ['http://[::ffff:10.0.0.1]/x.png', 'not on the open internet'],
  ['http://2130706433/x.png', 'not on the open internet'],
  ['http://0x7f.1/x.png', 'not on the open internet'],
  ['file:///etc/passwd', 'no web address'],
  ['ftp://example.in/x.png', 'no web address'],
  ['http://user:secret@example.in/x.png', 'password'],
])('%s is never fetched', async (address, why) => {
  await expect(fetchPublic(address, LIMITS)).rejects.toThrow(why);
});

test('a name with one address inside is never connected to', async () => {
  const resolve = () => Promise.resolve(['93.184.216.34', '10.0.0.1']);
  const fetching = fetchPublic('http://trap.example/x.png', { ...LIMITS, resolve });
  await expect(fetching).rejects.toThrow(FetchFailed);
  await expect(fetching).rejects.toMatchObject({ isFinal: true });
});
