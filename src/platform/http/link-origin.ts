import { isIPv4 } from 'node:net';
import type { Config } from '#platform/config/config.ts';

/**
 * The origin of links in mails. It is PUBLIC_URL where that is set. Otherwise it is the request's own origin, but
 * only if that is this machine or its home network: anyone can send any Host header, and a reset link must not lead
 * there.
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
