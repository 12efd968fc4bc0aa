import { expect, test } from 'vitest';
import { createApi } from '#main/api.ts';
import { bodyOf, openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const HEADER = 'title,description,category,price,cuttedprice,unit,stock,sku\n';
const row = (at: number): string => `Soap ${at},Soft,cosmetics,20,25,item,5,S${at}\n`;

function fileOf(text: string): FormData {
  const form = new FormData();
  form.append('file', new File([text], 'products.csv', { type: 'text/csv' }));
  return form;
}

async function importing(text: string) {
  await using shop = await openShop();
  const { token } = await admin(shop);
  const sent = await bodyOf(fileOf(text));
  const answer = await createApi(shop.platform).request('/api/products/import', {
    method: 'POST',
    body: sent.bytes,
    headers: { ...sent.headers, Authorization: `Bearer ${token}`, Accept: 'application/x-ndjson' },
  });
  const lines = (await answer.text()).trim().split('\n');
  return {
    status: answer.status,
    lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    bugs: shop.bugs,
  };
}

test('an import tells how far it is, row by row, and at last what it did', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => row(at)).join('');
  const { status, lines } = await importing(HEADER + rows);
  expect(status).toBe(200);
  const steps = Array.from({ length: 9 }, (_, at) => ({ rows: (at + 1) * 50 }));
  expect(lines.slice(0, -1)).toEqual(steps);
  expect(lines.at(-1)).toMatchObject({ summary: { rows: 450, added: 450, dryRun: false } });
});

test('a file that cannot be read ends in the reason, although the answer had begun', async () => {
  const { lines, bugs } = await importing('colour,size\nred,L\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ failure: { code: 'invalid', message: expect.stringContaining('title') } });
  expect(bugs).toEqual([]);
});
