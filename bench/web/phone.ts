import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../bin/test/chromium.mjs';

/** A browser for phones; each context of it is a phone with an empty store. */
export async function openPhone(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium; CHROMIUM_PATH says where it is.');
  return chromium.launch({ executablePath, args: chromiumArgs });
}

/** A phone of 360 by 740 points that opens the shop at `origin`; English, so that nothing is offered. */
export const unpack = (browser: Browser, origin: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });

/** A new tab whose processor is so many times slower than this machine's. */
export async function slowTab(phone: BrowserContext, slower: number): Promise<Page> {
  const page = await phone.newPage();
  const client = await phone.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** The middle of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
