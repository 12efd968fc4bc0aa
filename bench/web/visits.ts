import type { Browser, Page } from '@playwright/test';
import { median, slowTab, unpack } from './phone.ts';
import { openSlowLine } from './slow-line.ts';

/** A slow phone on a slow line. */
const LINE = { kbits: 700, rtt: 300 };
const SLOWER = 10;
/** A page is complete when nothing more came for so long; the worker begins three seconds after that. */
const COMPLETE_MS = 1500;
const WORKER_DONE_MS = 6000;

type Visit = { answered: number; painted: number; bytes: number; later: number };
type Row = Record<string, string | number>;

/** A first visit with an empty store, and a second one that the worker answers: what both take, and what both weigh. */
export async function visitTwice(browser: Browser, shop: string, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of [
    ['home', '/'],
    ['listing', '/shop'],
  ] as const) {
    const visits: [Visit, Visit][] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, shop, path));
    for (const [at, which] of ['first', 'second'].entries()) {
      const middle = (of: keyof Visit) => Math.round(median(visits.map((both) => both[at]?.[of] ?? NaN)));
      rows.push({
        page,
        visit: which,
        'largest paint': `${middle('painted')} ms`,
        'a tap is answered after': `${middle('answered')} ms`,
        'bytes until complete': middle('bytes'),
        'bytes of the worker afterwards': middle('later'),
      });
    }
  }
  return rows;
}

async function visit(browser: Browser, shop: string, path: string): Promise<[Visit, Visit]> {
  const line = await openSlowLine(shop, LINE);
  const phone = await unpack(browser, line.url);
  try {
    const look = async (): Promise<Visit> => {
      const before = line.received();
      const tab = await slowTab(phone, SLOWER);
      await tab.addInitScript(noteTimes);
      await tab.goto(path, { waitUntil: 'load' });
      const { answered, painted } = await timesOf(tab);
      await line.quiet(COMPLETE_MS);
      const bytes = line.received() - before;
      await line.quiet(WORKER_DONE_MS);
      await tab.close();
      return { answered, painted, bytes, later: line.received() - before - bytes };
    };
    return [await look(), await look()];
  } finally {
    await phone.close();
    line.close();
  }
}

type Noted = { answered?: number; painted: number };

/** Runs in the page: notes when it begins to answer taps itself (until then they are held), and its largest paint. */
function noteTimes(): void {
  const noted: Noted = { painted: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let isHeld = false;
  const look = (): void => {
    const isHeldNow = 'answerHeldTap' in window;
    if (isHeld && !isHeldNow) noted.answered = performance.now();
    else setTimeout(look, 20);
    isHeld = isHeldNow;
  };
  look();
}

async function timesOf(page: Page): Promise<Required<Noted>> {
  const handle = await page.waitForFunction(
    () => {
      const { noted } = window as unknown as { noted: Noted };
      return noted.answered === undefined ? undefined : noted;
    },
    undefined,
    { timeout: 60_000 },
  );
  return (await handle.jsonValue()) as Required<Noted>;
}
