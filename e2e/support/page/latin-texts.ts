import type { Page } from '@playwright/test';

/** What may stand in Latin letters on a page in another script: units as the law writes them, names of things, addresses. */
const MAY_STAND = [
  /^[\w.+-]+@[\w.-]+$/, // an e-mail address
  /^(?:https?:\/\/|\/)\S+$/, // an address of a page
  /^(?:MRP|UPI|OTP|GST|HSN|FSSAI|SKU|QR|CSV|TSV|XLSX|PDF|SMTP_URL|WhatsApp|Google|English|Haat|ID|GTIN|EAN|MB|KB|A4)$/,
  /^(?:kg|g|l|ml|mm|cm|m|N|U)$/,
  /^[A-Z0-9]{2,}(?:-[A-Z0-9]+)*$/, // a SKU, a code
  /^(?:Ctrl|Shift|Alt|Enter|Esc|Tab)$/, // a key
];

/**
 * Every text of a page that is in Latin letters alone and is none of what may be: visible texts, and what screen readers
 * and fields say. What is marked as another language (`lang="en"`) or as a name (`translate="no"`) is not looked at.
 */
export async function latinTexts(page: Page, data: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said: string[] = [];
    const skipped = 'script, style, noscript, [lang="en"], [lang="en-IN"], [translate="no"], input, textarea';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest(skipped)) said.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      if (!element.parentElement?.closest(skipped) && !element.matches('[lang="en"], [translate="no"]'))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          said.push(element.getAttribute(name) ?? '');
    said.push(document.title);
    return said;
  });
  const known = new Set(data.map((text) => text.trim()));
  return [
    ...new Set(
      texts
        .map((text) => text.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => /[A-Za-z]{2}/.test(text) && !/[\u0900-\u09FF]/.test(text))
        .filter((text) => !text.split(/ [·,-] /).every((part) => known.has(part) || isFine(part, known)))
        .filter((text) => !text.split(/[\s·,:()/+×]+/).every((word) => isFine(word, known))),
    ),
  ];
}

const isFine = (word: string, known: ReadonlySet<string>): boolean =>
  !/[A-Za-z]{2}/.test(word) || known.has(word) || MAY_STAND.some((pattern) => pattern.test(word));

/** Makes every text of the page 40 % longer, as another language may be. Returns how far the page then reaches. */
export const widthWithLongTexts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) nodes.push(node as Text);
    for (const node of nodes) {
      const words = (node.textContent ?? '').trim().split(/\s+/).filter(Boolean);
      if (words.length === 0 || node.parentElement?.closest('script, style')) continue;
      const more = words.slice(0, Math.ceil(words.length * 0.4));
      node.textContent = `${node.textContent} ${more.join(' ')}`;
    }
    return document.documentElement.scrollWidth;
  });
