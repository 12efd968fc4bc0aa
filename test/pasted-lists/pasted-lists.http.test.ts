import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { seedDemo } from '#main/demo/seed.ts';
import type { MatchedList } from '#search/search.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

// The lines are for the demo shop. What is expected of them was written before the code that reads them.

type Line = {
  line: string;
  /** The goods that may be meant; none where the shop has no such goods. */
  skus: string[];
  /** Whether nobody but the writer knows which of them, or how much: then no answer may be sure. */
  isOpen: boolean;
  quantity: number | undefined;
};
type Matched = MatchedList['lines'][number];
/** How the lines of a file were matched. */
type Measured = { sure: number; wrong: string[]; recall: number; choose: number; offered: number };

test('of lines that shoppers write in three languages, what the shop is sure of is right, and the rest is left to choose', async () => {
  await using shop = await openDemo();
  const { wrong, recall, sure, choose, offered } = await measure(shop, 'lines.csv');
  expect(wrong.length / sure, wrong.join('; ')).toBeLessThanOrEqual(0.02);
  expect(recall).toBeGreaterThanOrEqual(0.92);
  expect(choose).toBeLessThanOrEqual(0.2);
  expect(offered).toBeGreaterThanOrEqual(0.97);
});

test('of lines that nothing was measured on, what the shop is sure of is right, too', async () => {
  await using shop = await openDemo();
  const { wrong, recall, sure } = await measure(shop, 'held-out.csv');
  expect(wrong.length / sure, wrong.join('; ')).toBeLessThanOrEqual(0.04);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});

async function openDemo(): Promise<TestShop> {
  const shop = await openShop();
  await seedDemo(shop.platform);
  await openSearch(shop.platform).ready();
  return shop;
}

async function measure(shop: TestShop, file: string): Promise<Measured> {
  const lines = linesOf(file);
  const matched = await matchAll(shop, lines);
  const skuOf = new Map(
    (await shop.platform.db.selectFrom('products').select(['id', 'sku']).execute()).map(({ id, sku }) => [
      id,
      sku,
    ]),
  );
  const isMeant = ({ skus }: Line, offer: Matched['offers'][number] | undefined): boolean =>
    skus.includes(skuOf.get(offer?.product._id ?? '') ?? '');
  const isRight = (line: Line, [best]: Matched['offers']): boolean =>
    !line.isOpen && isMeant(line, best) && (line.quantity === undefined || line.quantity === best?.quantity);
  const pairs = lines.map((line, at) => ({ line, answer: matched[at]! }));
  const sure = pairs.filter(({ answer }) => answer.state === 'sure');
  const right = sure.filter(({ line, answer }) => isRight(line, answer.offers));
  const known = pairs.filter(({ line }) => line.skus.length > 0);
  const settled = known.filter(({ line }) => !line.isOpen);
  return {
    sure: sure.length,
    wrong: sure.filter((one) => !right.includes(one)).map(({ line }) => line.line),
    recall: right.length / settled.length,
    choose: pairs.filter(({ answer }) => answer.state === 'choose').length / pairs.length,
    offered:
      known.filter(({ line, answer }) => answer.offers.some((offer) => isMeant(line, offer))).length /
      known.length,
  };
}

async function matchAll(shop: TestShop, lines: readonly Line[]): Promise<Matched[]> {
  const matched: Matched[] = [];
  const asha = await signUp(shop);
  for (let from = 0; from < lines.length; from += 80) {
    const text = lines
      .slice(from, from + 80)
      .map(({ line }) => line)
      .join('\n');
    const { status, body } = await asha.call('POST', '/api/lists', { text });
    expect(status).toBe(200);
    matched.push(...(body as MatchedList).lines);
  }
  expect(matched.map(({ typed }) => typed)).toEqual(lines.map(({ line }) => line));
  return matched;
}

const linesOf = (file: string): Line[] =>
  parse<{ line: string; sku: string; quantity: string }>(readFileSync(new URL(file, import.meta.url)), {
    columns: true,
  }).map(({ line, sku, quantity }) => ({
    line,
    skus: sku
      .split('|')
      .filter(Boolean)
      .map((one) => one.replace('?', '')),
    isOpen: sku.includes('?'),
    quantity: quantity === '' ? undefined : Number(quantity),
  }));
