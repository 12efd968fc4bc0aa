import { isIPv4 } from 'node:net';
import type { Config } from '#platform/config/config.ts';

/**
 * The address that links in mails begin with. PUBLIC_URL where it is set; else the request's own, but only when it is
 * this machine or its home network: anybody can write any name into a request, and a reset link must not lead to it.
 */
export function linkOrigin(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  requestUrl: string,
): string {
  if (publicUrl) return publicUrl;
  const { protocol, hostname, origin } = new URL(requestUrl);
  return /^https?:$/.test(protocol) && isAtHome(hostname) ? origin : `http://localhost:${port}`;
}

const isAtHome = (host: string): boolean =>
  host === 'localhost' ||
  host === '[::1]' ||
  (isIPv4(host) && /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host));
