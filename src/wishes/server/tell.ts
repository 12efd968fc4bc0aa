import { pageAddress } from '#base/addresses.ts';
import { inLanguage } from '#base/language/language.ts';
import { after, type Instant } from '#base/time.ts';
import { isToBeHad, namesInLanguages, titlesByIds } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { namesByIds, readerById } from '#identity/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { lookEach } from '#platform/jobs/look-each.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { readSettings } from '#settings/server/public.ts';
import { type Wish, wishesComeTrue } from './queries.ts';

/** Few in one transaction, so that an order that waits for it waits only milliseconds. */
const AT_ONCE = 50;
const DAY = 24 * 60 * 60_000;
/** A wish is forgotten after half a year, one that was told of after a month. */
const KEPT_FOR = 180 * DAY;
const TOLD_KEPT_FOR = 30 * DAY;

type Context = { now: Instant; origin: string };

/**
 * Tells customers that what they asked for is there, each once: by mail, which ends the wish; without an address the shop is given
 * the text to tell.
 */
export async function tellOfGoods(tx: Tx, wishes: readonly Wish[], context: Context): Promise<void> {
  if (wishes.length === 0) return;
  const products = wishes.flatMap(({ product_id }) => product_id ?? []);
  const [titles, translated, people, { name: shop }] = [
    await titlesByIds(tx, products),
    await namesInLanguages(tx, products),
    await namesByIds(
      tx,
      wishes.map(({ user_id }) => user_id),
    ),
    await readSettings(tx),
  ];
  for (const wish of wishes) {
    const reader = await readerById(tx, wish.user_id);
    const { language = 'en', to } = reader ?? {};
    const i18n = wordsIn(language);
    const id = wish.product_id ?? '';
    const goods = id ? (translated.get(id)?.[language] ?? titles.get(id) ?? '') : wish.words;
    const path = id ? pageAddress('product', { productId: id }) : pageAddress('shop', { q: goods });
    const says = { goods: oneLine(goods), link: context.origin + inLanguage(path, language) };
    const hello = i18n._('mail.hello', { name: oneLine(people.get(wish.user_id) ?? '') });
    const text = [hello, i18n._('mail.wish.text', says), shop].join('\n\n');
    if (reader && to === undefined) {
      await keepToTell(tx, wish.id, text, context.now);
      continue;
    }
    if (!(await end(tx, wish.id)) || to === undefined) continue;
    const subject = oneLine(i18n._('mail.wish.subject', says));
    await queueMail(tx, { to, language, subject, text: `${text}\n` }, context.now);
  }
}

/** The guards of both writes let each wish be told of once, however many servers look. */
const end = async (tx: Tx, id: string): Promise<boolean> => {
  const gone = await tx
    .deleteFrom('wishes')
    .where('id', '=', id)
    .where('here_at', 'is', null)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
};

const keepToTell = (tx: Tx, id: string, text: string, now: Instant) =>
  tx
    .updateTable('wishes')
    .set({ here_at: now, text })
    .where('id', '=', id)
    .where('here_at', 'is', null)
    .execute();

/** Tells of goods that are back, lets wait again what is gone before it was told, and forgets what is old. */
export async function tendWishes({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  for (let told = AT_ONCE; told === AT_ONCE;) {
    const back = await wishesComeTrue(db, AT_ONCE);
    if (back.length > 0)
      await inTransaction(db, (tx) => tellOfGoods(tx, back, { now, origin: originOf(config) }));
    told = back.length;
  }
  await db
    .updateTable('wishes')
    .set({ here_at: null, text: '' })
    .where('here_at', 'is not', null)
    .where('told_at', 'is', null)
    .where('product_id', 'is not', null)
    .where('product_id', 'not in', db.selectFrom('products').select('id').where(isToBeHad))
    .execute();
  await db
    .deleteFrom('wishes')
    .where((row) =>
      row.or([
        row('made_at', '<', after(now, -KEPT_FOR)),
        row.and([row('told_at', 'is not', null), row('here_at', '<', after(now, -TOLD_KEPT_FOR))]),
      ]),
    )
    .execute();
}

/** Looks each minute whether goods are back that customers wait for; returns how to stop that. */
export const startTendingWishes = (
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
): (() => void) =>
  lookEach({ log: platform.log, failed: 'wishes.not_told', atOnce: false }, () => tendWishes(platform));
