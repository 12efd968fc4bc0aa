import { randomBytes } from 'node:crypto';
import { type Answer, callApi, type Person, signUp, tokenFor } from './people.ts';
import { startShop } from './shop-process.ts';

/** The demo shop, running as in production; tests bring their own people. */
export type Shop = {
  url: string;
  dataDir: string;
  log: () => string;
  /** Ends the shop as a power cut does, and starts it again. */
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** The owner of the shop. */
  owner: Person;
  /** A new account that nobody else uses. */
  signUp(as?: { name?: string }): Promise<Person>;
  call<Body = unknown>(request: {
    method?: string;
    path: string;
    body?: unknown;
    token?: string;
  }): Promise<Answer<Body>>;
};

/** The shops that one worker has running. */
export type Shops = {
  /** The shop that most tests share. */
  shared: () => Promise<Shop>;
  /** The shop that the tests of one file have for themselves; what it is started with counts at the first of them. */
  ownOf: (file: string, env: Record<string, string>) => Promise<Shop>;
  stop: () => Promise<void>;
};

type Running = { file: string; shop: Shop; stop: () => Promise<void> };

/** The shops of a worker: each is started when a test first asks for it, in the same worker and beside the same browser. */
export function openShops(): Shops {
  let shared: Running | undefined;
  let own: Running | undefined;
  return {
    shared: async () => (shared ??= await start('', {})).shop,
    ownOf: async (file, env) => {
      if (own?.file !== file) {
        await own?.stop();
        own = undefined;
        own = await start(file, env);
      }
      return own.shop;
    },
    stop: async () => {
      await Promise.all([shared?.stop(), own?.stop()]);
    },
  };
}

async function start(file: string, env: Record<string, string>): Promise<Running> {
  const owner = {
    name: 'Owner',
    email: 'owner@example.com',
    phone: '',
    password: `Aa1-${randomBytes(9).toString('hex')}`,
  };
  const running = await startShop({
    SEED: 'demo',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    NODE_OPTIONS: '--import ./e2e/support/cheap-passwords.mjs',
    ...env,
  });
  const { url, stop } = running;
  const shop: Shop = {
    ...running,
    owner: { ...owner, ...(await tokenFor(url, owner)) },
    signUp: (as) => signUp(url, as),
    call: (request) => callApi(url, request),
  };
  return { file, shop, stop };
}
