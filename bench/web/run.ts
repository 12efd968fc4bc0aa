import { startShop } from '../support/shop-process.ts';
import { findLighthouse, judgePages } from './lighthouse.ts';
import { doMainJob } from './main-job.ts';
import { doOwnersTasks } from './owner-tasks.ts';
import { openPhone } from './phone.ts';
import { OWNER } from './stocked-shop.ts';
import { takeThirtyLines } from './thirty-lines.ts';
import { visitTwice } from './visits.ts';

/**
 * `npm run bench:web`: what a shopper's phone makes of the production shop. What Lighthouse says of home, listing and product
 * in three languages; how long a first and a second visit take on a slow line, and what they weigh; the main job by taps, typed
 * fields and seconds; an order of 30 lines with the keyboard of a laptop; what an owner does most, by taps and seconds. Run it on
 * a machine that does nothing else: a busy one shows as a slow page.
 *
 *   --only lighthouse|visits|job|lines|owner   one of them
 *   --rounds 3                     how often each is measured; the middle one counts
 */
const [only, given] = ['--only', '--rounds'].map((name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
});
const rounds = Number(given ?? 3);
const wanted = (part: string): boolean => only === undefined || only === part;

// Looked for before the shop starts: without it there is nothing to wait for.
const lighthouse = wanted('lighthouse') ? await findLighthouse() : undefined;
const shop = await startShop({ SEED: 'demo', ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
try {
  if (lighthouse) console.table(await judgePages(lighthouse, shop.url, rounds));
  if (wanted('visits') || wanted('job') || wanted('lines') || wanted('owner')) {
    const browser = await openPhone();
    try {
      if (wanted('visits')) console.table(await visitTwice(browser, shop.url, rounds));
      if (wanted('lines')) console.table(await takeThirtyLines(browser, shop.url));
      if (wanted('job')) console.table(await doMainJob(browser, shop.url, rounds));
      if (wanted('owner')) console.table(await doOwnersTasks(browser, shop.url, rounds));
    } finally {
      await browser.close();
    }
  }
} finally {
  await shop.stop();
}
