import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './test/long-files-first.ts';

/** Pages are rendered by the React that shops run: the one for developers takes three times as long. */
const asInProduction = { NODE_ENV: 'production' };

const http = {
  include: ['{src,test,bench}/**/*.http.test.ts'],
  setupFiles: ['test/cheap-passwords.ts'],
  env: asInProduction,
};

/**
 * `unit`: rules, without a database. `start`: installing, building and starting, in processes of their own. `built`: what
 * needs the built shop. `http`: calls to the shop, on the database that TEST_DATABASE names: sqlite (default) or postgres.
 * `alone`: calls where a test puts something of its own in a module's place, so that its file shares nothing with others.
 */
export default defineConfig({
  // Screens in tests run with the React that shops run, which has no functions for developers.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { TZ: 'UTC' },
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['test/setup.ts'],
    maxWorkers: 3, // while one waits, two others keep the cores busy
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false, // as of http below
          include: ['{src,test}/**/*.test.ts'],
          exclude: ['**/*.{http,built}.test.ts'],
        },
      },
      { extends: true, test: { name: 'start', include: ['bin/**/*.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['src/**/*.built.test.ts'], env: asInProduction } },
      {
        extends: true,
        test: {
          ...http,
          name: 'http',
          // The files of a worker share what they load: loading it for each took as long as the tests themselves.
          isolate: false,
          exclude: ['**/*.alone.http.test.ts'],
        },
      },
      { extends: true, test: { ...http, name: 'alone', include: ['src/**/*.alone.http.test.ts'] } },
    ],
  },
});
