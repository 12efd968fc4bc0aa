import type { I18n } from '@lingui/core';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { formatDay, formatMoment, type Instant } from '#base/time.ts';
import { clocksOf } from '#complaints/slips/clocks.ts';
import type { DueSlips, OwnSlip, Slip, SlipReceipt } from '#complaints/slips/slips.ts';
import type { Db } from '#db/schema.ts';
import { type Addressee, addresseesByIds } from '#identity/server/public.ts';
import { ordersByIds } from '#orders/server/public.ts';
import { wordsIn } from '#platform/words.ts';
import { linkOf } from './link.ts';
import { openSlips, type SlipRow, slipsToTell } from './queries.ts';

/** The answer that the sender of a complaint gets at once. */
export const presentReceipt = ({ number, received_at, secret }: SlipRow): SlipReceipt => ({
  number,
  ...clocksOf(received_at),
  secret: secret ?? '',
});

/** A complaint as its sender reads it by the link. */
export const presentOwn = (slip: SlipRow): OwnSlip => ({
  number: slip.number,
  words: slip.words,
  receivedAt: slip.received_at,
  ...clocksOf(slip.received_at),
  confirmedAt: slip.confirmed_at,
  answer: slip.answer,
  answeredAt: slip.answered_at,
});

type Context = { now: Instant; origin: string };

/** The owner's list: what is due next first. */
export async function dueSlips(db: Db, { now, origin }: Context): Promise<DueSlips> {
  const [{ open, count }, toTell] = await Promise.all([openSlips(db), slipsToTell(db, now)]);
  const all = await presentAll(db, [...open, ...toTell], { now, origin });
  const slips = all
    .filter(({ answeredAt }) => answeredAt === null)
    .toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return {
    slips,
    toTell: all.filter(({ answeredAt }) => answeredAt !== null),
    count,
    overdue: slips.filter(({ isOverdue }) => isOverdue).length,
  };
}

async function presentAll(db: Db, rows: readonly SlipRow[], context: Context): Promise<Slip[]> {
  const [orders, addressees] = await Promise.all([
    ordersByIds(
      db,
      rows.flatMap(({ order_id }) => order_id ?? []),
    ),
    addresseesByIds(
      db,
      rows.flatMap(({ user_id }) => user_id ?? []),
    ),
  ]);
  const numbers = new Map(orders.map(({ id, number }) => [id, String(number)]));
  return rows.map((row) =>
    presentSlip(row, {
      ...context,
      to: addressees.get(row.user_id ?? ''),
      orderId: numbers.get(row.order_id ?? '') ?? '',
    }),
  );
}

function presentSlip(
  row: SlipRow,
  { now, origin, to, orderId }: Context & { to: Addressee | undefined; orderId: string },
): Slip {
  const language = to?.language ?? LANGUAGE_CODES.find((code) => code === row.language) ?? 'en';
  const link = linkOf(row, { origin, language });
  const clocks = clocksOf(row.received_at);
  const due = row.confirmed_at === null ? clocks.confirmBy : clocks.settleBy;
  const i18n = wordsIn(language);
  return {
    _id: row.id,
    number: row.number,
    way: row.way,
    isOnOrder: row.complaint_id !== null,
    order: row.order_id ?? '',
    orderId,
    name: row.name,
    phone: row.phone,
    hasEmail: to !== undefined,
    words: row.words,
    receivedAt: row.received_at,
    notedAt: row.noted_at,
    notedBy: row.noted_by,
    ...clocks,
    confirmedAt: row.confirmed_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    toldAt: row.told_at,
    due,
    isOverdue: row.answered_at === null && due < now,
    confirmText: confirmText(i18n, row, link),
    answerText: i18n._('mail.slip.answerShort', { number: row.number, answer: row.answer, link }),
  };
}

function confirmText(i18n: I18n, { number, name, received_at }: SlipRow, link: string): string {
  const { confirmBy, settleBy } = clocksOf(received_at);
  return i18n._('mail.slip.confirm', {
    number,
    name,
    confirmBy: formatMoment(i18n, confirmBy),
    settleBy: formatDay(i18n, settleBy),
    link,
  });
}

/** The number of complaints that wait for an answer, and of those whose clock ran out. */
export async function dueCounts(db: Db, now: Instant): Promise<{ count: number; overdue: number }> {
  const { open, count } = await openSlips(db);
  const isLate = ({ received_at, confirmed_at }: SlipRow): boolean => {
    const { confirmBy, settleBy } = clocksOf(received_at);
    return (confirmed_at === null ? confirmBy : settleBy) < now;
  };
  return { count, overdue: open.filter(isLate).length };
}
