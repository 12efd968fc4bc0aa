import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../bin/test/chromium.mjs';

/** What a browser fetched for one page, in KB as they came over the wire. */
export type PageWeight = { scripts: number; all: number; requests: number };

const SETTLES_MS = 2500;

/** A first visit to a page with nothing in the browser's store: what came over the wire until it stood still. */
export async function pageWeight(url: string): Promise<PageWeight> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium; CHROMIUM_PATH says where it is.');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const protocol = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    const weight: PageWeight = { scripts: 0, all: 0, requests: 0 };
    protocol.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight.requests += 1;
      weight.all += encodedDataLength / 1024;
      if (kinds.get(requestId) === 'Script') weight.scripts += encodedDataLength / 1024;
    });
    await protocol.send('Network.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLES_MS);
    return weight;
  } finally {
    await browser.close();
  }
}
