import type { Context } from 'hono';
import type { Config } from '#platform/config/config.ts';

/**
 * The address that links in mails begin with: PUBLIC_URL, or where it is not set the address at which this process was
 * reached. What a request says of its host is never part of a link, because anybody can write any name into it.
 */
export function linkOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, c: Context): string {
  if (publicUrl) return publicUrl;
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: Reached } };
  const { localAddress, localPort = port } = incoming?.socket ?? {};
  return `http://${localAddress === undefined ? 'localhost' : hostOf(localAddress)}:${localPort}`;
}

type Reached = { localAddress?: string; localPort?: number };

function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'localhost';
  return plain.includes(':') ? `[${plain.split('%')[0]}]` : plain;
}

/** The address that links in mails begin with; never one that a request claims for itself. */
export const originOf = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`;
