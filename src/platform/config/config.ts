import { isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { readProxies, type TrustedProxies } from '#platform/http/limits/client-address.ts';

const wholeNumber = (low: number, high: number, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, `a whole number from ${low} to ${high}`),
      v.transform(Number),
      v.minValue(low, `a whole number from ${low} to ${high}`),
      v.maxValue(high, `a whole number from ${low} to ${high}`),
    ),
    fallback,
  );

const address = (protocols: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.test(text), expected),
  );

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
  v.check((list) => list.every(isOrigin), 'origins like https://app.example, separated by commas'),
);

/**
 * The environment, parsed once at the start. `.env.example` documents each variable, and a test checks that the two
 * agree.
 */
const Environment = v.object({
  PORT: wholeNumber(0, 65_535, '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.minLength(1, 'an address to listen on, like 127.0.0.1')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'a folder')), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(postgres(ql)?:\/\/.+|sqlite:.+)$/,
        'postgres://user:password@host:port/name or sqlite:path/to/file',
      ),
    ),
  ),
  DATABASE_CONNECTIONS: wholeNumber(1, 500, '10'),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('an e-mail address'))),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'a password of at least 8 characters'))),
  SEED: v.optional(v.picklist(['demo', 'village', 'none'], 'demo, village or none'), 'demo'),
  PUBLIC_URL: v.optional(address(/^https?:\/\//, 'the address shoppers use, like https://shop.example')),
  CORS_ORIGINS: v.optional(origins, ''),
  SMTP_URL: v.optional(address(/^smtps?:\/\//, 'smtp://user:password@host:port or smtps://…')),
  SMS_URL: v.optional(
    address(
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/,
      'the https address of the gateway that sends text messages',
    ),
  ),
  SMS_TOKEN: v.optional(v.string()),
  SMS_PER_DAY: wholeNumber(1, 100_000, '200'),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'the name of a bucket: small letters, digits, dots, hyphens',
      ),
    ),
  ),
  S3_ENDPOINT: v.optional(
    address(
      /^https?:\/\/[^/?#@]+\/?$/,
      'the address of the store, like https://s3.eu-central-1.amazonaws.com',
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'a region, like eu-central-1')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  WEB_PROCESSES: wholeNumber(1, 64, '1'),
  PAGE_CACHE_MB: wholeNumber(0, 4096, '32'),
  OFFLINE_WORKER: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_AT: v.optional(
    v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day, like 02:30')),
    '02:30',
  ),
  BACKUP_KEEP: wholeNumber(1, 1000, '14'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'a secret of at least 16 characters'))),
  TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), ''),
    v.transform(readProxies),
    v.custom<TrustedProxies>(
      (proxies) => proxies !== undefined,
      'addresses or networks, like 127.0.0.1, 10.0.0.0/8',
    ),
  ),
  PRINTER_AT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9.-]{0,252}:\d{1,5}$/i, 'a host and a port, like 127.0.0.1:9100'),
    ),
  ),
  RATE_SIGNUPS_PER_ADDRESS: wholeNumber(1, 1_000_000, '200'),
  RATE_LOGINS_PER_ADDRESS: wholeNumber(1, 1_000_000, '600'),
  RATE_RESETS_PER_ADDRESS: wholeNumber(1, 1_000_000, '100'),
  RATE_LOGIN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1000, '10'),
  RATE_RESETS_PER_ACCOUNT: wholeNumber(1, 1000, '5'),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(
    address(
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/,
      'the https address of an OpenID Connect provider',
    ),
    'https://accounts.google.com',
  ),
});

/** The configuration of the process. Secrets have no defaults. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  database: DatabaseAddress;
  databaseConnections: number;
  admin: { email: string | undefined; password: string | undefined };
  seed: 'demo' | 'village' | 'none';
  /** Without a trailing slash. Undefined until it is set; then links lead to this machine (`linkOrigin`). */
  publicUrl: string | undefined;
  /** The origins whose pages may call the API beside the shop's own. */
  corsOrigins: readonly string[];
  smtpUrl: string | undefined;
  /** The gateway that sends text messages, and how many in a day; undefined: none are sent. */
  sms: { url: string; token: string | undefined; perDay: number } | undefined;
  /** The bucket that keeps the uploaded pictures; undefined: a folder below `dataDir` does. */
  s3:
    | { name: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** The number of processes that serve on this machine. */
  webProcesses: number;
  pageCacheBytes: number;
  /** Gives browsers the worker that shows the shop without a network; if false, those that have it drop it. */
  offlineWorker: boolean;
  /** Nightly backups: into which folder, at which time of the shop's day, and how many stay; undefined: none. */
  backup: { dir: string; at: string; keep: number } | undefined;
  /** The token for `/metrics`; undefined: the figures cannot be read. */
  metricsToken: string | undefined;
  /** Where the receipt printer is, if not where the settings say. */
  printerAt: { host: string; port: number } | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
  /** The most tries in each window of time. */
  rates: {
    signUpsPerAddress: number;
    logInsPerAddress: number;
    resetsPerAddress: number;
    logInFailuresPerAccount: number;
    resetsPerAccount: number;
  };
  /** Sign-in with Google, or any provider that speaks OpenID Connect; undefined until it is set up. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
};

/** Names the variable that is wrong and says what is expected. */
export class ConfigError extends Error {}

/** Reads the environment; throws a ConfigError that names the variable and what is expected. Empty means unset. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${v.getDotPath(issue)} is wrong: expected ${issue.message}.`);
  }
  const values = result.output;
  if (values.ADMIN_EMAIL && !values.ADMIN_PASSWORD) {
    throw new ConfigError(
      'ADMIN_PASSWORD is missing: expected a password for ADMIN_EMAIL, at least 8 characters.',
    );
  }
  if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: expected both or neither.',
    );
  }
  if (values.GOOGLE_CLIENT_ID && !values.PUBLIC_URL) {
    throw new ConfigError('PUBLIC_URL is missing: expected the address to which Google sends people back.');
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    database: databaseAddress(values.DATABASE_URL, dataDir),
    databaseConnections: values.DATABASE_CONNECTIONS,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    seed: values.SEED,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    corsOrigins: values.CORS_ORIGINS,
    smtpUrl: values.SMTP_URL,
    sms: values.SMS_URL
      ? { url: values.SMS_URL, token: values.SMS_TOKEN, perDay: values.SMS_PER_DAY }
      : undefined,
    s3: bucketOf(values),
    webProcesses: values.WEB_PROCESSES,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    offlineWorker: values.OFFLINE_WORKER === 'on',
    backup: values.BACKUP_DIR
      ? { dir: resolve(values.BACKUP_DIR), at: values.BACKUP_AT, keep: values.BACKUP_KEEP }
      : undefined,
    metricsToken: values.METRICS_TOKEN,
    printerAt: printerAt(values.PRINTER_AT),
    trustedProxies: values.TRUSTED_PROXIES,
    rates: {
      signUpsPerAddress: values.RATE_SIGNUPS_PER_ADDRESS,
      logInsPerAddress: values.RATE_LOGINS_PER_ADDRESS,
      resetsPerAddress: values.RATE_RESETS_PER_ADDRESS,
      logInFailuresPerAccount: values.RATE_LOGIN_FAILURES_PER_ACCOUNT,
      resetsPerAccount: values.RATE_RESETS_PER_ACCOUNT,
    },
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER,
          }
        : undefined,
  };
}

/** The names of all variables, for the test that compares them with `.env.example`. */
export const configNames: string[] = Object.keys(Environment.entries);

function printerAt(address: string | undefined): Config['printerAt'] {
  const [host, port] = address?.split(':') ?? [];
  return host && port ? { host, port: Number(port) } : undefined;
}

/** All four are needed together. The region has a default that most stores other than Amazon's accept. */
function bucketOf(values: v.InferOutput<typeof Environment>): Config['s3'] {
  const needed = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.find((name) => values[name] === undefined);
  if (missing && needed.some((name) => values[name] !== undefined)) {
    throw new ConfigError(`${missing} is missing: expected all of ${needed.join(', ')}, or none.`);
  }
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = values;
  const secretAccessKey = values.S3_SECRET_ACCESS_KEY;
  if (!name || !endpoint || !accessKeyId || !secretAccessKey) return undefined;
  return {
    name,
    endpoint: endpoint.replace(/\/$/, ''),
    region: values.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}

function databaseAddress(url: string | undefined, dataDir: string): DatabaseAddress {
  if (!url) return { kind: 'sqlite', path: join(dataDir, 'haat.sqlite') };
  if (!url.startsWith('sqlite:')) return { kind: 'postgres', url };
  const path = url.slice('sqlite:'.length).replace(/^\/\/(?=\/|[^/])/, '');
  return { kind: 'sqlite', path: isAbsolute(path) ? path : resolve(path) };
}
