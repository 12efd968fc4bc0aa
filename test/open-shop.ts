import { join } from 'node:path';
import { createApi } from '#main/api.ts';
import { followChanges } from '#platform/cache/changes.ts';
import { loadConfig } from '#platform/config/config.ts';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import { openLog } from '#platform/log/log.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { fakeClock, type FakeClock } from './fakes/fake-clock.ts';
import { emptyTestDatabase, type TestDatabase } from './test-database.ts';

/** What a call answered. `body` is the parsed JSON, or the text where it is none, or the bytes of a workbook. */
// oxlint-disable-next-line typescript/no-explicit-any -- unknown would need a cast at a thousand reads, and a cast checks nothing: the assertions do
export type Answer = { status: number; body: any; headers: Headers };

/** A caller of the shop's API: a guest, or the owner of a token. */
export type Caller = {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

/** A shop with a migrated, empty database of its own, a clock that the test moves, and mails in an outbox folder. */
export type TestShop = Caller & {
  platform: Platform;
  /** Where this shop's database is. */
  address: DatabaseAddress;
  clock: FakeClock;
  /** The bugs that were logged. A test that expects none checks that it is empty. */
  bugs: string[];
  /** The same shop, called with a bearer token. */
  withToken(token: string): Caller;
  outbox: string;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * Opens a shop for one test: `await using shop = await openShop()`. `env` sets further variables. With `on` it uses
 * an existing migrated database and removes it at the end.
 */
export async function openShop(env: Record<string, string> = {}, on?: TestDatabase): Promise<TestShop> {
  const database = on ?? (await emptyTestDatabase());
  const clock = fakeClock();
  const bugs: string[] = [];
  const log = openLog((line) => {
    if (line.includes('"level":"error"')) bugs.push(line);
  });
  const db = database.open?.() ?? openDatabase(database.address, { connections: 8 });
  const changes = followChanges(db, (error) => log.error('changes.failed', error));
  const outbox = join(database.dataDir, 'outbox');
  const config = {
    ...loadConfig({ DATA_DIR: database.dataDir, SEED: 'none', ...env }),
    database: database.address,
  };
  const platform: Platform = { config, db, clock, log, changes, mailer: openMailer(config.smtpUrl, outbox) };
  const api = createApi(platform);
  const withToken = (token: string | undefined): Caller => ({
    call: async (method, path, body, headers = {}) => {
      const sent = body === undefined ? undefined : await bodyOf(body);
      const response = await api.request(path, {
        method,
        headers: {
          ...sent?.headers,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(sent && { body: sent.bytes }),
      });
      const { status, headers: told } = response;
      const type = told.get('content-type') ?? '';
      if (type.includes('spreadsheetml'))
        return { status, body: Buffer.from(await response.arrayBuffer()), headers: told };
      const text = await response.text();
      return { status, body: type.includes('json') ? JSON.parse(text) : text, headers: told };
    },
  });
  return {
    ...withToken(undefined),
    platform,
    address: database.address,
    clock,
    bugs,
    withToken,
    outbox,
    [Symbol.asyncDispose]: async () => {
      await changes.close();
      platform.mailer.close();
      await db.destroy();
      await database.remove();
    },
  };
}

/** A body as a browser sends it: a form, or anything else as JSON, and how long it is. */
export async function bodyOf(
  body: unknown,
): Promise<{ bytes: ArrayBuffer; headers: Record<string, string> }> {
  const isForm = body instanceof FormData;
  const packed = new Response(isForm || typeof body === 'string' ? body : JSON.stringify(body));
  const type = isForm ? (packed.headers.get('content-type') ?? '') : 'application/json';
  const bytes = await packed.arrayBuffer();
  return { bytes, headers: { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) } };
}
