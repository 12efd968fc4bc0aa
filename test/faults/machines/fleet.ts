import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketServer, openBucketServer } from '#test/fakes/bucket-server.ts';
import { type ShopProcess, startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { SHOP_ENV } from '../load/load.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { findNginx, needNginx, type Proxy, startNginx } from './nginx.ts';

/** How many reset mails an address may ask for, in fleets. */
export const RESETS_PER_ADDRESS = 5;

/**
 * Several servers of one shop, each with a folder of its own as on a machine of its own, on one PostgreSQL, one bucket
 * and one mail server, behind one proxy.
 */
export type Fleet = {
  /** Each server's own address. */
  urls: string[];
  servers: ShopProcess[];
  /** Where visitors come in; undefined without nginx. */
  proxy: Proxy | undefined;
  mails: MailServer;
  bucket: BucketServer;
  env: Record<string, string>;
  /** Starts a server again that was stopped or killed, on its port. */
  restart(index: number): Promise<void>;
  /** What all of them wrote into their logs. */
  log(): string;
  close(): Promise<void>;
};

/** Opens a fleet on an empty database; its servers start at the same moment. */
export async function openFleet(
  count: number,
  options: {
    databaseUrl?: string | undefined;
    env?: Record<string, string>;
    /** Whether nginx is installed where it can be, or used where it is. */
    proxy?: 'wanted' | 'if here' | 'none';
  },
): Promise<Fleet> {
  const { databaseUrl, proxy: wish = 'wanted' } = options;
  const folder = mkdtempSync(join(tmpdir(), 'haat-fleet-'));
  const log = openSync(join(folder, 'servers.log'), 'a');
  const mails = await openMailServer();
  const bucket = await openBucketServer();
  const env = {
    ...SHOP_ENV,
    ...bucket.env,
    SMTP_URL: mails.url,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_RESETS_PER_ADDRESS: String(RESETS_PER_ADDRESS),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  const ports: string[] = [];
  for (let index = 0; index < count; index += 1) ports.push(String(await freePort()));
  const start = (index: number): Promise<ShopProcess> =>
    startShop({ ...env, DATA_DIR: join(folder, String(index)), PORT: ports[index] ?? '0' }, log);
  const servers = await Promise.all(ports.map((_, index) => start(index)));
  const urls = servers.map(({ url }) => url);
  const nginx = wish === 'none' ? undefined : wish === 'wanted' ? needNginx() : findNginx();
  const proxy = nginx ? await startNginx(nginx, folder, urls) : undefined;
  return {
    urls,
    servers,
    proxy,
    mails,
    bucket,
    env: { ...env, DATA_DIR: join(folder, '0') },
    restart: async (index) => {
      servers[index] = await start(index);
    },
    log: () => readFileSync(join(folder, 'servers.log'), 'utf8'),
    close: async () => {
      await proxy?.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await mails.close();
      await bucket[Symbol.asyncDispose]();
      closeSync(log);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
