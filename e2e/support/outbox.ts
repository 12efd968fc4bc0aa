import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMail, type SentMail } from '#test/read-mail.ts';
import type { Shop } from './shop.ts';

/** The mails that somebody has got so far, oldest first. */
export async function mailsTo(shop: Shop, email: string): Promise<SentMail[]> {
  const outbox = join(shop.dataDir, 'outbox');
  if (!existsSync(outbox)) return []; // no mail yet, so no outbox yet
  // A mail that is still being written has another ending.
  const all = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const files = all.toSorted((a, b) => (a < b ? -1 : 1));
  const mails = await Promise.all(
    files.map(async (file) => readMail(await readFile(join(outbox, file), 'utf8'))),
  );
  return mails.filter(({ to }) => to.includes(email));
}

/** Waits until somebody has got so many mails, and gives the newest. */
export async function awaitMail(shop: Shop, email: string, count = 1): Promise<SentMail> {
  await expect.poll(async () => (await mailsTo(shop, email)).length, { timeout: 20_000 }).toBe(count);
  const newest = (await mailsTo(shop, email)).at(-1);
  if (!newest) throw new Error('the mail that was counted is not there');
  return newest;
}

/** The path of the first link of the shop in a mail's text. */
export function linkIn({ text }: SentMail): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error(`no link in: ${text}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}
