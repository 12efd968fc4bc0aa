import { defineConfig } from 'vitest/config';

/**
 * `unit`: rules, without a database. `built`: what needs the built shop. `http`: calls to the shop, on the database that
 * TEST_DATABASE names: sqlite (default) or postgres.
 */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
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
      { extends: true, test: { name: 'built', include: ['src/**/*.built.test.ts'] } },
      { extends: true, test: { name: 'http', include: ['{src,test,bench}/**/*.http.test.ts'] } },
    ],
  },
});
