import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { aside } from '#returns/server/aside/aside.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { soldMonth, STALL } from '#test/steps/sold-month.ts';

test('x', async () => {
  await using shop = await openShop();
  const { december } = await soldMonth(shop);
  await december();
  const folder = mkdtempSync(join(tmpdir(), 'haat-b-'));
  const days = { from: '2026-11-01', to: '2026-11-30' };
  console.log(
    await aside(shop.platform, 'writeRegister', { ...days, language: 'hi', path: join(folder, 'r.xlsx') }),
  );
  for (const file of ['masters', 'vouchers'] as const) {
    console.log(await aside(shop.platform, 'writeTally', { ...days, file, path: join(folder, file) }));
    console.log(readFileSync(join(folder, file), 'utf8'));
  }
  console.log(folder);
});
