import { expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { order } from '#test/carts.ts';
import { type MailServer, type MailTrouble, openMailServer } from '#test/faults/machines/mail-server.ts';
import { addGoods } from '#test/goods.ts';
import { listen, newsOf } from '#test/news-listener.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { MAIL_JOB } from './mail-job.ts';
import { openMailer } from './mailer.ts';

const PATIENCE_MS = 400;

/** A shop whose mails go to a server that can be made to fail. While it fails, the shop's patience is cut short. */
async function openMailing(): Promise<
  {
    shop: TestShop;
    mails: MailServer;
    become: (trouble: MailTrouble) => Promise<void>;
    send: () => Promise<void>;
  } & AsyncDisposable
> {
  const mails = await openMailServer();
  const shop = await openShop({ SMTP_URL: mails.url });
  return {
    shop,
    mails,
    become: async (trouble) => {
      await mails.become(trouble);
      shop.platform.mailer.close();
      // A server that is well again is given the usual time: a busy computer may need more than the short one.
      const patience = trouble === 'open' ? undefined : PATIENCE_MS;
      shop.platform.mailer = openMailer(mails.url, shop.outbox, patience);
    },
    send: async () => {
      const worker = startWorker(shop.platform, jobHandlers(shop.platform));
      await worker.runDue();
      await worker.stop();
    },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await mails.close();
    },
  };
}

for (const trouble of ['refusing', 'silent', 'dripping', 'dying'] satisfies MailTrouble[]) {
  test(`the mail server is ${trouble}: orders go on, and the mail comes once when it is well again`, async () => {
    await using mailing = await openMailing();
    const { shop, mails, become, send } = mailing;
    const asha = await signUp(shop);
    const { mango } = await addGoods(shop, { mango: {} });
    await become(trouble);
    await order(asha, [mango, 1]);
    await send();
    const { orderId } = await order(asha, [mango, 2]);
    await send();
    expect(orderId).toBeDefined();
    expect(mails.taken).toEqual([]);

    await become('open');
    await send();
    expect(mails.taken).toEqual([]); // each waits for its next try
    shop.clock.advance({ minutes: 1 });
    await send();
    await send();
    expect(mails.taken.map(({ to }) => to)).toEqual([asha.user.email, asha.user.email]);
    expect(new Set(mails.taken.map(({ id }) => id)).size).toBe(2);
    expect(shop.bugs.every((line) => line.includes('job.failed'))).toBe(true);
  });
}

test('a mail waits longer after each failure, and the owner sees that it cannot be sent, until it is', async () => {
  await using mailing = await openMailing();
  const { shop, mails, become, send } = mailing;
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  await become('refusing');
  await order(asha, [mango, 1]);
  const tried: number[] = [];
  let tries = 0;
  for (let second = 0; second < 80; second += 10) {
    await send();
    const { attempts } = await shop.platform.db
      .selectFrom('jobs')
      .select('attempts')
      .where('kind', '=', MAIL_JOB)
      .executeTakeFirstOrThrow();
    if (attempts > tries) tried.push(second);
    tries = attempts;
    shop.clock.advance({ minutes: 1 / 6 });
  }
  expect(tried).toEqual([0, 10, 30, 70]);
  const screen = await listen(shop, owner);
  expect((await newsOf(screen)).news.failedMails).toBe(1);
  await screen.leave();
  await become('open');
  shop.clock.advance({ hours: 1 });
  await send();
  const later = await listen(shop, owner);
  expect((await newsOf(later)).news.failedMails).toBe(0);
  await later.leave();
  expect(mails.taken).toHaveLength(1);
});
