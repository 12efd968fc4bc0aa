import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startShop } from '../../../bench/support/shop-process.ts';

test.skipIf(process.platform !== 'linux')(
  'a shop runs with little room for garbage, however it was started, and as the process that was started',
  async () => {
    const shop = await startShop({ SEED: 'none' }, 'ignore');
    try {
      const about = (file: string): string[] =>
        readFileSync(`/proc/${shop.process.pid}/${file}`, 'utf8').split('\0');
      expect(about('cmdline')).toEqual(
        expect.arrayContaining(['--max-semi-space-size=4', '--heap-growing-percent=50']),
      );
      expect(about('environ')).toContain('MALLOC_ARENA_MAX=1');
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  },
  60_000,
);
