import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

/** The proxies in front of the shop whose X-Forwarded-For is trusted. */
export type TrustedProxies = { isTrusted(address: string): boolean };

/** The way of a call from within the process. */
const UNKNOWN = 'unknown';

/** The way of a request: what proxies wrote, and the address of the socket. */
type Hops = { forwarded: string; socket: string | undefined };

/** Reads a list of addresses and networks (`127.0.0.1, 10.0.0.0/8, ::1`); undefined when one of them is neither. */
export function readProxies(list: string): TrustedProxies | undefined {
  const known = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (!entry) continue;
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    if (version === 0) return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    const bits = version === 4 ? 32 : 128;
    if (prefix === undefined) known.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
      known.addSubnet(address, Number(prefix), family);
    else return undefined;
  }
  return {
    isTrusted: (address) =>
      isIP(address) !== 0 && known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'),
  };
}

/**
 * The client address that rate limits count by: the socket's address or, behind trusted proxies, the first address in
 * `X-Forwarded-For` from the right that is not a proxy (anyone could have written the rest). An IPv6 client counts as
 * its /64, because one household has all of that.
 */
export const clientAddress = (c: Context, proxies: TrustedProxies): string => addressFrom(hopsOf(c), proxies);

/** The client address of a request that no framework has seen yet. */
export function addressFrom(hops: Hops, proxies: TrustedProxies): string {
  const address = plainAddress(hops, proxies);
  return isIP(address) === 6 ? network(address, 64) : address || UNKNOWN;
}

/**
 * The network of a request, for counting tries at one account, because attackers have more than one address. For IPv4
 * it is the 256 neighbours, for IPv6 the /56 that providers give to one customer.
 */
export const clientNetwork = (c: Context, proxies: TrustedProxies): string => networkFrom(hopsOf(c), proxies);

/** The client network of a request that no framework has seen yet. */
export function networkFrom(hops: Hops, proxies: TrustedProxies): string {
  const address = plainAddress(hops, proxies);
  if (isIP(address) === 4) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  return isIP(address) === 6 ? network(address, 56) : UNKNOWN;
}

/** The machine itself and private networks: there stands the shop, or a proxy that is not in the list. */
const AT_HOME = readProxies(
  '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, fc00::/7, fe80::/10',
)!;

/** The network of a stranger, for what many of one network get together; undefined of a call from the shop's own network. */
export function strangersNetwork(c: Context, proxies: TrustedProxies): string | undefined {
  const address = plainAddress(hopsOf(c), proxies);
  return isIP(address) === 0 || AT_HOME.isTrusted(address) ? undefined : clientNetwork(c, proxies);
}

/** The hops of a request from Node's server. */
export const hopsOfMessage = ({ headers, socket }: IncomingMessage): Hops => ({
  forwarded: String(headers['x-forwarded-for'] ?? ''),
  socket: socket.remoteAddress,
});

/** In the Node server the context carries the request. An API called in process has none. */
function hopsOf(c: Context): Hops {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return { forwarded: c.req.header('x-forwarded-for') ?? '', socket: incoming?.socket?.remoteAddress };
}

function plainAddress({ forwarded, socket }: Hops, proxies: TrustedProxies): string {
  const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
  let address = plain(socket ?? '');
  while (proxies.isTrusted(address)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** An IPv4 address that came by an IPv6 socket is an IPv4 address; a port that some proxies add is cut off. */
const plain = (address: string): string =>
  address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/** The first bits of an IPv6 address, 64 at the most, written out in full. */
function network(address: string, bits: 56 | 64): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16));
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00;
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
