import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import type { TestShop } from './open-shop.ts';

/** A mail as its reader sees it. */
export type SentMail = { to: string; subject: string; text: string };

/** Runs the waiting mail jobs and returns all mails in the outbox, oldest first. */
export async function sentMails(shop: TestShop): Promise<SentMail[]> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  await worker.runDue();
  await worker.stop();
  if (!existsSync(shop.outbox)) return []; // no mail yet, so no outbox yet
  const files = (await readdir(shop.outbox)).toSorted((a, b) => (a < b ? -1 : 1));
  return Promise.all(files.map(async (file) => readMail(await readFile(join(shop.outbox, file), 'utf8'))));
}

/** Reads a mail of one part as nodemailer writes it: quoted-printable or plain. */
export function readMail(source: string): SentMail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1]?.trim() ?? '';
  return { to: header('To'), subject: header('Subject'), text: decode(body.join('\r\n\r\n')) };
}

const decode = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
