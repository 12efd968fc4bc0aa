import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import type { TestShop } from './open-shop.ts';
import { readMail, type SentMail } from './read-mail.ts';

/** Runs the waiting mail jobs and returns all mails in the outbox, oldest first. */
export async function sentMails(shop: TestShop): Promise<SentMail[]> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  await worker.runDue();
  await worker.stop();
  if (!existsSync(shop.outbox)) return []; // no mail yet, so no outbox yet
  const files = (await readdir(shop.outbox)).toSorted((a, b) => (a < b ? -1 : 1));
  return Promise.all(files.map(async (file) => readMail(await readFile(join(shop.outbox, file), 'utf8'))));
}
