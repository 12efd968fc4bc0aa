import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, configNames, loadConfig } from './config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const lines = example.split('\n').flatMap((line) => {
  const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [[name, value ?? ''] as const];
});

test('.env.example names each variable that the shop reads, once, and no other', () => {
  expect(lines.map(([name]) => name).sort()).toEqual([...configNames].sort());
});

test('.env.example shows the values that hold when nothing is set', () => {
  const shown = loadConfig(Object.fromEntries(lines));
  const { trustedProxies: _shown, ...restShown } = shown;
  const { trustedProxies: _plain, ...rest } = loadConfig({});
  expect(restShown).toEqual(rest);
});

test('each variable in .env.example is explained right above it', () => {
  const all = example.split('\n');
  const unexplained = all.filter(
    (line, index) => /^[A-Z0-9_]+=/.test(line) && !/^(# |[A-Z0-9_]+=)/.test(all[index - 1] ?? ''),
  );
  expect(unexplained).toEqual([]);
});

test('deploy/compose.yaml gives the shop only variables that it reads, and its example has each that it needs', () => {
  const inDeploy = (name: string): string =>
    readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
  const compose = inDeploy('compose.yaml');
  const [shop = ''] = /^ {2}shop:\n(?: {4}.*\n)+/m.exec(compose) ?? [];
  const given = [...shop.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(given).toContain('DATABASE_URL');
  expect(given.filter((name) => !configNames.includes(name))).toEqual([]);

  const needed = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  const example = [...inDeploy('compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(example.sort()).toEqual([...new Set(needed)].sort());
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is wrong: expected a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is wrong: expected a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is wrong: expected postgres://user:password@host:port/name or sqlite:path/to/file.',
  ],
  [
    { PUBLIC_URL: 'shop.example' },
    'PUBLIC_URL is wrong: expected the address shoppers use, like https://shop.example.',
  ],
  [
    { TRUSTED_PROXIES: 'nginx' },
    'TRUSTED_PROXIES is wrong: expected addresses or networks, like 127.0.0.1, 10.0.0.0/8.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES is wrong: expected addresses or networks, like 127.0.0.1, 10.0.0.0/8.',
  ],
  [
    { ADMIN_EMAIL: 'asha@example.in' },
    'ADMIN_PASSWORD is missing: expected a password for ADMIN_EMAIL, at least 8 characters.',
  ],
  [
    { GOOGLE_ISSUER: 'http://accounts.example' },
    'GOOGLE_ISSUER is wrong: expected the https address of an OpenID Connect provider.',
  ],
  [
    { GOOGLE_CLIENT_ID: 'x' },
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: expected both or neither.',
  ],
  [
    { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
    'PUBLIC_URL is missing: expected the address to which Google sends people back.',
  ],
  [
    { S3_BUCKET: 'My Bucket' },
    'S3_BUCKET is wrong: expected the name of a bucket: small letters, digits, dots, hyphens.',
  ],
  [
    { S3_ENDPOINT: 's3.example' },
    'S3_ENDPOINT is wrong: expected the address of the store, like https://s3.eu-central-1.amazonaws.com.',
  ],
  [{ S3_REGION: 'Mumbai!' }, 'S3_REGION is wrong: expected a region, like eu-central-1.'],
  [
    { S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'x' },
    'S3_SECRET_ACCESS_KEY is missing: expected all of S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or none.',
  ],
])('a wrong value is named with what is expected: %o', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(new ConfigError(sentence));
});

test('an empty value is the same as none', () => {
  expect(loadConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});
