import type { Browser, Page } from '@playwright/test';
import { median, slowTab, unpack } from './phone.ts';
import { openSlowLine } from './slow-line.ts';

/** A slow phone on a slow line. */
const LINE = { kbits: 700, rtt: 300 };
const SLOWER = 10;
/** A page is complete when nothing more came for so long; the worker begins three seconds after that. */
const COMPLETE_MS = 1500;
const WORKER_DONE_MS = 6000;

/** The button of the cart, on every page. */
const CART = 'header > div > button:last-of-type';
const PATIENCE = 60_000;
/** How often the page is asked what it noted; each question takes a slow phone's time. */
const LOOK_MS = 500;

type Visit = { answered: number; painted: number; bytes: number; later: number; seen: number };
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
        'a tap at once shows after': `${middle('seen')} ms`,
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
      const { answered = Number.NaN, painted } = await timesOf(tab, 'answered');
      await line.quiet(COMPLETE_MS);
      const bytes = line.received() - before;
      await line.quiet(WORKER_DONE_MS);
      await tab.close();
      return { answered, painted, bytes, later: line.received() - before - bytes, seen: Number.NaN };
    };
    const first = await look();
    const second = await look();
    return [
      { ...first, seen: await tapAtOnce(browser, line.url, path) },
      { ...second, seen: await tapOnPaint(await slowTab(phone, SLOWER), path) },
    ];
  } finally {
    await phone.close();
    line.close();
  }
}

type Noted = { answered?: number; painted: number; tapped?: number; seen?: number };

/**
 * Runs in the page: notes when it begins to answer taps itself (until then they are held), its largest paint, and of a first tap
 * when it came and when a frame showed that it was taken. It only listens: whoever asks again and again slows a slow phone.
 */
function noteTimes(): void {
  const noted: Noted = { painted: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let held: (() => void) | undefined;
  Object.defineProperty(window, 'answerHeldTap', {
    configurable: true,
    get: () => held,
    set: (answer: () => void) => {
      held = () => {
        noted.answered ??= performance.now();
        answer();
      };
    },
  });
  const lookForSign = (): void => {
    const isShown = document.querySelector(':root[data-held], dialog[open]') !== null;
    if (isShown) requestAnimationFrame(() => setTimeout(() => (noted.seen ??= performance.now())));
    else requestAnimationFrame(lookForSign);
  };
  const noteTap = ({ timeStamp }: Event): void => {
    noted.tapped ??= timeStamp;
    lookForSign();
  };
  addEventListener('click', noteTap, true);
}

/** The same on a new phone: its first visit. */
async function tapAtOnce(browser: Browser, shop: string, path: string): Promise<number> {
  const phone = await unpack(browser, shop);
  try {
    return await tapOnPaint(await slowTab(phone, SLOWER), path);
  } finally {
    await phone.close();
  }
}

/** Taps the cart as soon as the page is painted: how long it takes until the screen shows that this was taken. */
async function tapOnPaint(tab: Page, path: string): Promise<number> {
  await tab.addInitScript(noteTimes);
  await tab.goto(path, { waitUntil: 'commit' });
  const place = await tab.waitForFunction(
    (cart) => {
      const {
        left = 0,
        top = 0,
        width = 0,
        height = 0,
      } = document.querySelector(cart)?.getBoundingClientRect() ?? {};
      const isPainted = (window as unknown as { noted: Noted }).noted.painted > 0;
      return isPainted && width > 0 ? { x: left + width / 2, y: top + height / 2 } : undefined;
    },
    CART,
    { timeout: PATIENCE, polling: LOOK_MS },
  );
  const { x, y } = (await place.jsonValue()) as { x: number; y: number };
  await tab.touchscreen.tap(x, y);
  const { tapped = Number.NaN, seen = Number.NaN } = await timesOf(tab, 'seen');
  return seen - tapped;
}

async function timesOf(page: Page, of: keyof Noted): Promise<Noted> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const { noted } = window as unknown as { noted: Noted };
      return noted[wanted] === undefined ? undefined : noted;
    },
    of,
    { timeout: PATIENCE, polling: LOOK_MS },
  );
  return (await handle.jsonValue()) as Noted;
}
