import { expect, test } from 'vitest';
import { SHOP_NETWORK } from './printer-address.ts';

test.each(['192.168.1.50', '192.168.0.0', '10.0.0.9', '10.255.255.255', '172.16.0.1', '172.31.255.254'])(
  '%s is in the network of a shop',
  (address) => expect(address).toMatch(SHOP_NETWORK),
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '100.100.100.200',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.1.1',
  '8.8.8.8',
  '224.0.0.1',
  '255.255.255.255',
  '10.0.0',
  '10.0.0.256',
  '10.0.0.01',
  '0xa.0.0.1',
  '167772161',
  '::1',
  'fd00:ec2::254',
  '::ffff:192.168.1.50',
  'printer.local',
  'localhost',
  '192.168.1.50:9100',
  '192.168.1.50\n',
  'http://192.168.1.50',
  '',
])('%j is not', (address) => expect(address).not.toMatch(SHOP_NETWORK));
