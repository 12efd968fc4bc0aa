import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
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
 * Queues the mail that tells the shopper the news of an order, to the address of the account and in its language. A closed account
 * gets none; who cancelled an order is not told of its new round, and an order that was moved nowhere makes no mail.
 */
export async function notify(tx: Tx, order: FullOrder, news: News, context: Context): Promise<void> {
  const { origin, now, side } = context;
  if (news.kind === 'moved' && order.status === news.from) return;
  if (news.kind === 'round' && order.status === 'cancelled') return;
  const isOwnMove = news.kind === 'added' || (news.kind === 'moved' && side === 'shopper');
  if (isOwnMove && !(await takeOne(tx, OWN_MOVES, order.user_id, now))) return;
  const mail = await mailOf(tx, order, news, origin);
  if (mail) await queueMail(tx, mail, now, keyOf(order, news));
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
  await addJobs(tx, [...(mail ? [mailJob(mail, keyOf(order, news))] : []), ...others], now);
}

/** Settings and links that the caller has read; `hasCode` is true if the order was given a door code. */
type Shop = { settings: Settings; origin: string; hasCode: boolean };

/** A new order is confirmed once. */
const keyOf = ({ id }: FullOrder, { kind }: News): string | undefined =>
  kind === 'placed' ? `order ${id} placed` : undefined;

async function mailOf(
  tx: Tx,
  order: FullOrder,
  news: News,
  origin: string,
  known?: Shop,
): Promise<Mail | undefined> {
  const shopper = await addresseeById(tx, order.user_id);
  if (!shopper) return undefined;
  const head = { ...shopper, settings: known?.settings ?? (await readSettings(tx)), origin };
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
