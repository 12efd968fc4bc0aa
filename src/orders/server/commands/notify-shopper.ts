import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { readerById } from '#identity/server/public.ts';
import { addNotice, dropNotices } from '#notices/server/public.ts';
import { isOpen, type OrderStatus } from '#orders/order.ts';
import { orderAnsweredMail, orderMovedMail, orderCreditedMail } from '#orders/server/emails/news-mail.ts';
import {
  orderAddedMail,
  orderAskedMail,
  orderCodeMail,
  orderLateMail,
  orderPackedMail,
  orderPlacedMail,
  orderRoundMail,
} from '#orders/server/emails/order-mail.ts';
import { codesOf } from '#orders/server/handover/queries.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { addJobs, type Job } from '#platform/jobs/jobs.ts';
import { mailJob, queueMail } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { readSettings } from '#settings/server/public.ts';
import type { Settings } from '#settings/settings.ts';
import type { MoveContext } from './lock-order.ts';

/** News of an order: where it is, what was changed of it, or what its shopper is asked. */
type News =
  | { kind: 'placed' | 'added' | 'code' | 'late' | 'packed' | 'asked' }
  /** It was moved away from a status; without a move there is no mail. */
  | { kind: 'moved'; from: OrderStatus }
  /** It has another round, or a first one. */
  | { kind: 'round'; isFirst: boolean }
  /** A complaint was answered, or refused with a reason. */
  | { kind: 'answered'; text: string; isRefused: boolean }
  /** A credit was given, or taken back. */
  | { kind: 'credited'; credit: string };
type Context = Pick<MoveContext, 'origin' | 'now'> & Partial<Pick<MoveContext, 'side'>>;

/** Limit of mails a day about an account's own changes: its mail address may be another person's. */
const OWN_MOVES: RateLimit = { name: 'mails-of-own-moves', most: 5, minutes: 24 * 60 };

/**
 * Queues the mail that tells the shopper the news of an order, to the address of the account and in its language; without an
 * address it is kept for the shop to tell. A closed account gets none; who cancelled an order is not told of its new round, and
 * an order that was moved nowhere makes no mail.
 */
export async function notify(tx: Tx, order: FullOrder, news: News, context: Context): Promise<void> {
  const { origin, now, side } = context;
  if (news.kind === 'moved' && order.status === news.from) return;
  if (news.kind === 'round' && order.status === 'cancelled') return;
  const isOwnMove = news.kind === 'added' || (news.kind === 'moved' && side === 'shopper');
  if (isOwnMove && !(await takeOne(tx, OWN_MOVES, order.user_id, now))) return;
  const mail = await mailOf(tx, order, news, origin);
  if (mail?.to) await queueMail(tx, mail, now, keyOf(order, news));
  else await keepToTell(tx, order, { news, text: isOwnMove ? undefined : mail?.text }, now);
}

/** The moves of an order that its customer is told. */
const MOVES = ['dispatched', 'cancelled'] as const;

/**
 * Keeps the text for the shop to tell. That the goods were handed over needs no telling; a move makes what was told of the move
 * before untrue, and the end of an order everything but credits and answers.
 */
async function keepToTell(
  tx: Tx,
  order: FullOrder,
  { news, text }: { news: News; text: string | undefined },
  now: Instant,
): Promise<void> {
  if (news.kind === 'moved') await dropNotices(tx, order.id, isOpen(order) ? MOVES : undefined);
  // Customers add goods themselves, and see what it comes to.
  if (news.kind === 'added') return;
  const kind = news.kind === 'moved' ? MOVES.find((move) => move === order.status) : news.kind;
  if (kind && text !== undefined) await addNotice(tx, order.id, { kind, text: text.trim() }, now);
}

/** Queues the mail that confirms a new order, and in the same write what else is to be done for it. */
export async function notifyPlaced(
  tx: Tx,
  order: FullOrder,
  { others, isMailed, ...shop }: Shop & { others: readonly Job[]; isMailed: boolean },
  now: Instant,
): Promise<void> {
  const news = { kind: 'placed' } as const;
  const mail = isMailed ? await mailOf(tx, order, news, shop.origin, shop) : undefined;
  await addJobs(tx, [...(mail?.to ? [mailJob(mail, keyOf(order, news))] : []), ...others], now);
}

/** Settings and links that the caller has read; `hasCode` is true if the order was given a door code. */
type Shop = { settings: Settings; origin: string; hasCode: boolean };

/** A new order is confirmed once. */
const keyOf = ({ id }: FullOrder, { kind }: News): string | undefined =>
  kind === 'placed' ? `order ${id} placed` : undefined;

/** The news in the customer's language, as a mail; `to` is empty without an e-mail address. */
async function mailOf(
  tx: Tx,
  order: FullOrder,
  news: News,
  origin: string,
  known?: Shop,
): Promise<Mail | undefined> {
  const reader = await readerById(tx, order.user_id);
  if (!reader) return undefined;
  const head = {
    to: reader.to ?? '',
    language: reader.language,
    settings: known?.settings ?? (await readSettings(tx)),
    origin,
  };
  switch (news.kind) {
    case 'placed':
      return orderPlacedMail(order, { ...head, code: known?.hasCode ? await codeOf(tx, order) : undefined });
    case 'added':
      return orderAddedMail(order, head);
    case 'moved':
      return orderMovedMail(order, { ...head, code: await codeOf(tx, order) });
    case 'code': {
      const code = await codeOf(tx, order);
      return code === undefined ? undefined : orderCodeMail(order, { ...head, code });
    }
    case 'round':
      return orderRoundMail(order, news.isFirst, head);
    case 'late':
      return orderLateMail(order, head);
    case 'packed':
      return orderPackedMail(order, head);
    case 'asked':
      return orderAskedMail(order, head);
    case 'answered':
      return orderAnsweredMail(order, news, head);
    case 'credited':
      return orderCreditedMail(order, news.credit, head);
  }
}

/** Door code that the shopper says at handover; undefined unless the order is open and has a round. */
const codeOf = async (tx: Tx, order: FullOrder): Promise<string | undefined> =>
  isOpen(order) && order.round_id !== null ? (await codesOf(tx, [order.id])).get(order.id) : undefined;
