import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { openMailServer } from '#test/faults/machines/mail-server.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person } from '#test/people.ts';

/** Does what the shop's worker does each second. */
async function work(shop: TestShop): Promise<void> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  await worker.runDue();
  await worker.stop();
}

const became = async (owner: Person, id: string) =>
  (await owner.call('GET', `/api/shop/test-mail/${id}`)).body;

test('without a mail server the owner is told that the test mail is kept as a file, not that it is on its way', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await owner.call('POST', '/api/shop/test-mail');
  expect(body).toMatchObject({ to: expect.stringContaining('@'), state: 'waiting', reason: '' });
  await work(shop);
  expect(await became(owner, body.id)).toMatchObject({ id: body.id, to: body.to, state: 'kept' });
  expect(await readdir(shop.outbox)).toHaveLength(1);
});

test('with a mail server the owner is told why it did not take the test mail, and when it has', async () => {
  const mails = await openMailServer();
  await using shop = await openShop({ SMTP_URL: mails.url });
  const owner = await admin(shop);
  await mails.become('refusing');
  const { id } = (await owner.call('POST', '/api/shop/test-mail')).body;
  expect((await became(owner, id)).state).toBe('waiting');
  await work(shop);
  const failed = await became(owner, id);
  expect(failed.state).toBe('failed');
  expect(failed.reason).not.toBe('');
  await mails.become('open');
  shop.clock.advance({ minutes: 1 });
  await work(shop);
  expect(await became(owner, id)).toMatchObject({ state: 'sent', reason: '' });
  expect(mails.taken).toHaveLength(1);
  await mails.close();
});

test('a test mail that there never was is not found', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await owner.call('GET', '/api/shop/test-mail/nothing')).status).toBe(404);
});
