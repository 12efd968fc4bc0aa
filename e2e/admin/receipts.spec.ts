import type { Page } from '@playwright/test';
import { newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const LONG = [
  'खुला सरसों का तेल कच्ची घानी शुद्ध और ताज़ा',
  'ঢেঁকিছাঁটা চিঁড়ে গ্রামের নতুন ধানের',
  'Superextraordinarilylongunbrokenbrandname',
];
const POINTS_PER_MM = 72 / 25.4;

test('a bill fits rolls of 58 and 80 mm in three scripts, and the device remembers which it has @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const lastName = newName();
  const orders = [];
  for (const title of LONG) {
    const goods = await addProduct(shop, { title, price: 1234.5, pack: '500 g', unit: 'item' });
    orders.push(await orderAs(shop, asha, { goods, lastName, quantity: 12 }));
  }
  const [first, ...others] = orders.map(({ _id }) => _id);
  const bills = `/hi/admin/orders/${first}/print?doc=bill&with=${others.join(',')}`;
  await enterAs(page, shop.owner, bills);
  const paper = page.getByRole('combobox').nth(1);

  for (const [roll, printable] of [
    ['80mm', 72],
    ['58mm', 48],
  ] as const) {
    await paper.selectOption(roll);
    await expect(page.getByRole('article')).toHaveCount(LONG.length);
    await expect.poll(() => page.getByRole('article').first().evaluate(millimetres)).toBe(parseInt(roll, 10));
    await page.emulateMedia({ media: 'print' });
    const { width, outside, colours } = await measure(page);
    expect(width).toBeLessThanOrEqual(printable);
    expect(outside).toEqual([]);
    expect(colours).toEqual(['rgb(0, 0, 0)']);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(pages).toHaveLength(LONG.length);
    for (const [, points] of pages) expect(Number(points) / POINTS_PER_MM).toBeCloseTo(parseInt(roll, 10), 0);
    await page.emulateMedia({ media: 'screen' });
  }

  await page.goto(bills);
  await expect(paper).toHaveValue('58mm');
});

const millimetres = (sheet: Element): number => Math.round((sheet.getBoundingClientRect().width * 25.4) / 96);

/** How wide the text of the bills is, in millimetres, what of it stands outside of its paper, and its colours. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const [outside, colours, widths]: [string[], Set<string>, number[]] = [[], new Set(), []];
    for (const sheet of document.querySelectorAll('article')) {
      const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      const box = sheet.getBoundingClientRect();
      let [left, right] = [Infinity, 0];
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (!text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const at = range.getBoundingClientRect();
        if (at.left < box.left || at.right > box.right) outside.push(text.textContent);
        [left, right] = [Math.min(left, at.left), Math.max(right, at.right)];
        colours.add(getComputedStyle(text.parentElement!).color);
      }
      widths.push(((right - left) * 25.4) / 96);
    }
    return { width: Math.floor(Math.max(...widths)), outside, colours: [...colours] };
  });
