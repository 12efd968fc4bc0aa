import { defineConfig } from 'vitest/config';

/** Pages are rendered by the React that shops run: the one for developers takes three times as long. */
const asInProduction = { NODE_ENV: 'production' };

/**
 * `unit`: rules, without a database. `built`: what needs the built shop. `http`: calls to the shop, on the database that
 * TEST_DATABASE names: sqlite (default) or postgres.
 */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['test/setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,bin,test}/**/*.test.ts'],
          exclude: ['**/*.{http,built}.test.ts'],
        },
      },
      { extends: true, test: { name: 'built', include: ['src/**/*.built.test.ts'], env: asInProduction } },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['{src,test,bench}/**/*.http.test.ts'],
          setupFiles: ['test/setup.ts', 'test/cheap-passwords.ts'],
          env: asInProduction,
        },
      },
    ],
  },
});
