import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { paperOf } from '#test/fakes/receipt-printer.ts';
import { newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { makeUsb, plugIn, sentTo } from '../support/page/usb-printer.ts';
import { expect, type Shop, test } from '../support/shop.ts';

const DOTS_PER_PIXEL = (8 * 25.4) / 96;

/** Orders whose bills have three scripts on them. */
async function billsOf(shop: Shop, titles: readonly string[]): Promise<string> {
  const asha = await shop.signUp();
  const lastName = newName();
  const ids = [];
  for (const title of titles) {
    const goods = await addProduct(shop, { title, price: 1234.5, pack: '500 g', unit: 'item' });
    ids.push((await orderAs(shop, asha, { goods, lastName, quantity: 2 }))._id);
  }
  const others = ids.length > 1 ? `&with=${ids.slice(1).join(',')}` : '';
  return `/hi/admin/orders/${ids[0]}/print?doc=bill${others}`;
}

test('a bill goes to a USB printer dot by dot as it stands on the screen, on rolls of 58 and 80 mm, in three scripts @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await plugIn(page);
  await enterAs(page, shop.owner, await billsOf(shop, ['खुला सरसों का तेल, শুদ্ধ ঘানি Mustard oil']));
  const sheet = page.getByRole('article');
  const prints = async (dots: number): Promise<void> => {
    await page.getByRole('button', { name: 'USB से प्रिंट करें' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'प्रिंटर को भेज दिया' })).toBeVisible();
    const { width, rows } = paperOf(Uint8Array.from((await sentTo(page)).bytes));
    expect(width).toBe(dots);
    // Every word of the screen is on paper, where it stands, and between them there is nothing.
    const words = await wordsOn(sheet);
    expect(words.length).toBeGreaterThan(20);
    for (const word of words) expect(inkIn(rows, word), word.text).toBeGreaterThan(0.04);
    expect(await likeness(rows, sheet, dots)).toBeGreaterThan(0.9);
  };
  const paper = page.getByRole('combobox').nth(1);
  await paper.selectOption('58mm');
  await prints(384);
  await axe(page);

  // The printer was chosen once: after a reload it prints at once.
  await paper.selectOption('80mm');
  await page.reload();
  await prints(576);
  expect((await sentTo(page)).asked).toBe(0);
});

test('what hinders a USB printer is said; the bills before it are not printed again, and the browser still prints @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  await plugIn(page);
  const bills = await billsOf(shop, ['Tea', 'Rice', 'Salt']);
  await enterAs(page, shop.owner, `${bills.replace('/hi', '')}&paper=58mm`);
  const byUsb = page.getByRole('button', { name: 'Print by USB' });
  const alert = page.getByRole('alert');
  for (const [behaves, why] of [
    ['held', 'The printer is held by another program or tab.'],
    ['noPaper', 'The printer has no paper.'],
    ['stops', 'The printer stopped in the middle.'],
    ['unplugged', 'The printer was unplugged or switched off.'],
  ] as const) {
    await makeUsb(page, behaves);
    await byUsb.click();
    await expect(alert).toContainText(why);
    await expect(alert).toContainText('0 of 3 are on paper.');
    await expect(alert).toContainText('You can also print with “Print”.');
    expect((await sentTo(page)).bytes).toEqual([]);
  }
  await makeUsb(page, 'prints');
  await page.evaluate(() => {
    const { usb } = navigator as unknown as {
      usb: { getDevices: () => Promise<{ transferOut: unknown }[]> };
    };
    return usb.getDevices().then(([device]) => {
      const { transferOut } = device as { transferOut: (...given: unknown[]) => Promise<unknown> };
      let receipts = 0;
      Object.assign(device!, {
        transferOut: (end: number, bytes: Uint8Array) => {
          // Each receipt begins with the same command; the third does not come through.
          if (bytes[0] === 0x1b && bytes[1] === 0x40) receipts += 1;
          return receipts === 3 ? Promise.reject(new Error('cut')) : transferOut(end, bytes);
        },
      });
    });
  });
  await byUsb.click();
  await expect(alert).toContainText('2 of 3 are on paper.');
  const before = paperOf(Uint8Array.from((await sentTo(page)).bytes)).rows.length;
  await byUsb.click();
  await expect(page.getByText('Sent to the printer.')).toBeVisible();
  const rest = paperOf(Uint8Array.from((await sentTo(page)).bytes)).rows.length;
  expect(rest).toBeLessThan(before * 0.6);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
});

/** Where the words of a sheet stand, in dots from where the printer's line begins. */
const wordsOn = (sheet: Locator) =>
  sheet.evaluate((article, scale) => {
    const box = article.getBoundingClientRect();
    const { paddingLeft, borderLeftWidth } = getComputedStyle(article);
    const left = box.left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
    const walk = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const words: { text: string; x: number; y: number; width: number; height: number }[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      for (const { index, 0: text } of node.textContent?.matchAll(/\S{2,}/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const [at] = range.getClientRects();
        if (at && at.width > 2)
          words.push({
            text,
            x: Math.round((at.left - left) * scale),
            y: Math.round((at.top - box.top) * scale),
            width: Math.round(at.width * scale),
            height: Math.round(at.height * scale),
          });
      }
    return words;
  }, DOTS_PER_PIXEL);

/** How much of a part of the paper is black. */
function inkIn(
  rows: readonly boolean[][],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): number {
  const part = rows.slice(y, y + height).map((row) => row.slice(x, x + width));
  return part.flat().filter(Boolean).length / (width * height);
}

/** How alike paper and screen are, millimetre by millimetre: 1 is the same, 0 is anything. */
async function likeness(rows: readonly boolean[][], sheet: Locator, dots: number): Promise<number> {
  const { left, width, height } = await sheet.evaluate((article) => {
    const { paddingLeft, borderLeftWidth } = getComputedStyle(article);
    const box = article.getBoundingClientRect();
    return {
      left: parseFloat(paddingLeft) + parseFloat(borderLeftWidth),
      width: box.width,
      height: box.height,
    };
  });
  const screen = sharp(await sheet.screenshot());
  const { width: across } = await screen.metadata();
  const density = across / Math.round(width);
  const high = Math.floor((height * DOTS_PER_PIXEL) / 8) * 8;
  const { data } = await screen
    .extract({
      left: Math.round(left * density),
      top: 0,
      width: Math.round((dots / DOTS_PER_PIXEL) * density),
      height: Math.round((high / DOTS_PER_PIXEL) * density),
    })
    .greyscale()
    .resize(dots / 8, high / 8, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pairs = Array.from(data, (grey, at) => {
    const [x, y] = [(at % (dots / 8)) * 8, Math.floor(at / (dots / 8)) * 8];
    return [1 - grey / 255, inkIn(rows, { x, y, width: 8, height: 8 })] as const;
  });
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const sum = (value: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + value(pair), 0);
  return (
    sum(([x, y]) => (x - a) * (y - b)) / Math.sqrt(sum(([x]) => (x - a) ** 2) * sum(([, y]) => (y - b) ** 2))
  );
}
