import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'no statement is compiled: that takes longer than what the shop asks',
  async () => {
    await using shop = await openShop();
    const { rows } = await sql<{ jit: string }>`show jit`.execute(shop.platform.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  },
);
