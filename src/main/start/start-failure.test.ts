import { expect, test } from 'vitest';
import type { Config } from '#platform/config/config.ts';
import { startFailure } from './start-failure.ts';

const CONFIG = {
  dataDir: '/var/lib/haat',
  database: { kind: 'sqlite', path: '/var/lib/haat/haat.sqlite' },
} as Config;

const refused = (path: string): Error =>
  Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES', path });

test('a start that the file system refuses names the place: the data folder, or the file outside it', () => {
  expect(startFailure(refused('/var/lib/haat/media/a.webp'), CONFIG)).toMatch(
    /^DATA_DIR \/var\/lib\/haat cannot be opened or written/,
  );
  expect(startFailure(refused('/opt/haat/build/demo-media/index.json'), CONFIG)).toMatch(
    /^\/opt\/haat\/build\/demo-media\/index\.json cannot be opened or written/,
  );
});
