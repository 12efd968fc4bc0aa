import { lookup as systemLookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** A fetch that failed. `isFinal` says that trying again would not help. */
export class FetchFailed extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Limits of a fetch, and how names are resolved; tests bring a resolver and a network of their own. */
export type FetchLimits = {
  mostBytes: number;
  /** For all of it, with every redirect. */
  milliseconds: number;
  accept: string;
  resolve?: (host: string) => Promise<readonly string[]>;
  isAllowed?: (ip: string) => boolean;
};

const MOST_REDIRECTS = 3;

/** True if an address is on the open internet: not on this machine, in a private network or inside a cloud. */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  // An IPv4 address that is written as IPv6 is judged as what it is.
  return ipaddr.process(ip).range() === 'unicast';
}

/**
 * Fetches an address that came from outside the shop. The IP address is checked after the name was resolved, and again
 * after each redirect, so that no name can lead into the shop's own network.
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = readUrl(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, limits, signal, { headers: { Accept: limits.accept } });
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && response.headers.location !== undefined) {
      response.destroy();
      if (redirects >= MOST_REDIRECTS) throw new FetchFailed('it leads on too often', true);
      url = readUrl(new URL(response.headers.location, url).href);
    } else {
      return readBody(response, limits, signal);
    }
  }
}

function readUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new FetchFailed('it is no web address', true);
  if (url.username || url.password) throw new FetchFailed('the address has a password in it', true);
  return url;
}

/** A message to another site, and its address. */
export type Message = { address: string; headers: Record<string, string>; body: Uint8Array };

/**
 * Sends a message to an address that came from outside the shop, and resolves to the status of the answer: over https
 * only, to the open internet only, without redirects. The answer's body is not read.
 */
export async function sendPublic(
  { address, headers, body }: Message,
  limits: Pick<FetchLimits, 'milliseconds' | 'resolve' | 'isAllowed'>,
): Promise<number> {
  const url = readUrl(address);
  if (url.protocol !== 'https:') throw new FetchFailed('it is not https', true);
  const signal = AbortSignal.timeout(limits.milliseconds);
  const response = await ask(url, limits, signal, { headers, body });
  response.destroy();
  return response.statusCode ?? 0;
}

/** A request without a body is a GET. */
type Asked = { headers: Record<string, string>; body?: Uint8Array };

function ask(
  url: URL,
  limits: Pick<FetchLimits, 'resolve' | 'isAllowed'>,
  signal: AbortSignal,
  { headers, body }: Asked,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = limits.isAllowed ?? isPublic;
  // Of an address in figures, no name is looked up.
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new FetchFailed(INSIDE, true));
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        signal,
        method: body ? 'POST' : 'GET',
        lookup: checkedLookup(limits, isAllowed),
        headers: { ...headers, 'User-Agent': 'Haat' },
        // A connection that is kept would skip the check.
        agent: false,
      },
      resolve,
    );
    asked.on('error', (error) => reject(failureOf(error)));
    asked.end(body);
  });
}

const INSIDE = 'the address is not on the open internet';

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/** Resolves a name for the connection itself, so that what was checked is what is connected to. */
function checkedLookup(
  { resolve = resolveBySystem }: Pick<FetchLimits, 'resolve'>,
  isAllowed: (ip: string) => boolean,
): LookupFunction {
  const find = callbackify(async (host: string) => {
    const found = await resolve(host);
    // One address inside is enough: a name with both is a trap.
    if (found.length === 0 || !found.every(isAllowed)) throw new FetchFailed(INSIDE, true);
    return found.map((ip) => ({ address: ip, family: isIP(ip) }));
  });
  return (host, { all }, callback) =>
    find(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error, '', 4);
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

async function readBody(
  response: IncomingMessage,
  { mostBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const status = response.statusCode ?? 0;
  try {
    if (status !== 200)
      throw new FetchFailed(
        `the other site answers ${status}`,
        status >= 400 && status < 500 && status !== 429,
      );
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      size += chunk.length;
      if (size > mostBytes)
        throw new FetchFailed(`it is larger than ${Math.round(mostBytes / 1024 / 1024)} MB`, true);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw failureOf(error);
  } finally {
    response.destroy();
  }
}

/** Turns any error of the network into a failed fetch: it is no bug of ours. */
function failureOf(error: unknown): FetchFailed {
  if (error instanceof FetchFailed) return error;
  const isSlow = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  return new FetchFailed(isSlow ? 'the other site takes too long' : 'the other site does not answer', false);
}
