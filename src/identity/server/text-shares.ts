import { Failure, type Sentence } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { type RateLimit, takeOne, triesOf } from '#platform/http/limits/rate-limit.ts';
import { inEnglish } from '#platform/words.ts';

/**
 * The owner's settings for text messages: the shop's name, its phone or '', and the limit a day; null leaves it to
 * SMS_PER_DAY.
 */
export type OwnerOfTexts = () => Promise<{ name: string; phone: string; aDay: number | null }>;

const A_DAY = 24 * 60;
/** The whole shop's messages of a day, because each one costs money. */
const OF_SHOP = { name: 'sms-codes-of-the-shop', minutes: A_DAY };
/** The most codes that a number is sent in an hour and in a day, over all senders. */
const OF_NUMBER = {
  hour: { name: 'sms-codes', minutes: 60, most: 3 },
  day: { name: 'sms-codes-of-a-day', minutes: A_DAY, most: 6 },
} as const satisfies Record<string, RateLimit>;
/** A network may ask for a tenth of the day's messages, and for this many at least: a village may share one. */
const OF_NETWORK = { part: 10, atLeast: 5 };

/** Counts the messages that the shop sent today. */
export const textsToday = (db: Db, now: Instant): Promise<number> => triesOf(db, OF_SHOP, 'all', now);

/** Counts one more message of the day; false if the owner's limit is reached. */
export const takeText = (db: Db, aDay: number, now: Instant): Promise<boolean> =>
  takeOne(db, { ...OF_SHOP, most: aDay }, 'all', now);

type Asked = {
  phone: string;
  /** Undefined for a call from within the process. */
  network: string | undefined;
  aDay: number;
  /** Messages that were asked for and are not sent yet. */
  waiting: number;
  shopPhone: string;
};

/**
 * Counts a request for a code for its number and its network; refuses it, with advice, if one of them had its share or
 * the shop sends no more today. It looks up no account, so that the answer is the same for every number.
 */
export async function expectTextLeft(tx: Tx, asked: Asked, now: Instant): Promise<void> {
  const { phone, network, aDay, waiting, shopPhone } = asked;
  if ((await textsToday(tx, now)) + waiting >= aDay) throw noneToday(shopPhone);
  const most = Math.max(OF_NETWORK.atLeast, Math.floor(aDay / OF_NETWORK.part));
  const ofNetwork = { name: 'sms-codes-of-a-network', minutes: A_DAY, most };
  if (network !== undefined && !(await takeOne(tx, ofNetwork, network, now))) throw noneForNetwork(shopPhone);
  for (const limit of Object.values(OF_NUMBER))
    if (!(await takeOne(tx, limit, phone, now))) throw noneForNumber(shopPhone);
}

function refused(sentence: Sentence): Failure {
  const message = inEnglish(sentence);
  return new Failure('over_limit', message, { sentence, detail: { limit: 'texts' } });
}

const noneToday = (phone: string): Failure =>
  refused({
    id: phone
      ? /*i18n*/ 'No more text messages can be sent today. For a code, please call {phone}.'
      : /*i18n*/ 'No more text messages can be sent today. Please ask the shop for a code.',
    figures: { phone },
  });

const noneForNetwork = (phone: string): Failure =>
  refused({
    id: phone
      ? /*i18n*/ 'Many people near you asked for codes today, so we cannot send more. For a code, please call {phone}.'
      : /*i18n*/ 'Many people near you asked for codes today, so we cannot send more. Please ask the shop for a code.',
    figures: { phone },
  });

const noneForNumber = (phone: string): Failure =>
  refused({
    id: phone
      ? /*i18n*/ 'You already asked for several codes with this number. Please use the last one, or call {phone} for a code.'
      : /*i18n*/ 'You already asked for several codes with this number. Please use the last one, or ask the shop for a code.',
    figures: { phone },
  });
