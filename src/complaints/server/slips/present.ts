import type { I18n } from '@lingui/core';
import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';
import { formatDay, formatMoment, type Instant } from '#base/time.ts';
import { clocksOf } from '#complaints/slips/clocks.ts';
import type { DueSlips, Slip, SlipReceipt } from '#complaints/slips/slips.ts';
import type { Db } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
import { ordersByIds } from '#orders/server/public.ts';
import { wordsIn } from '#platform/words.ts';
import { countSlips, openSlips, type SlipRow, slipsToTell } from './queries.ts';

/** The answer that the sender of a complaint gets at once. */
export const presentReceipt = ({ number, received_at }: SlipRow): SlipReceipt => ({
  number,
  ...clocksOf(received_at),
});

/** The owner's list: what is due next first. */
export async function dueSlips(db: Db, now: Instant): Promise<DueSlips> {
  const [open, toTell, count] = await Promise.all([openSlips(db), slipsToTell(db, now), countSlips(db)]);
  const slips = (await presentAll(db, open, now)).toSorted((one, other) => (one.due < other.due ? -1 : 1));
  return {
    slips,
    toTell: await presentAll(db, toTell, now),
    count,
    overdue: slips.filter(({ isOverdue }) => isOverdue).length,
  };
}

async function presentAll(db: Db, rows: readonly SlipRow[], now: Instant): Promise<Slip[]> {
  const ids = rows.flatMap(({ order_id }) => order_id ?? []);
  const orders = new Map((await ordersByIds(db, ids)).map(({ id, number }) => [id, String(number)]));
  return Promise.all(
    rows.map(async (row) => {
      const to = row.user_id === null ? undefined : await addresseeById(db, row.user_id);
      const language = to?.language ?? LANGUAGE_CODES.find((code) => code === row.language) ?? 'en';
      return presentSlip(row, {
        now,
        language,
        hasEmail: to !== undefined,
        orderId: orders.get(row.order_id ?? '') ?? '',
      });
    }),
  );
}

function presentSlip(
  row: SlipRow,
  {
    now,
    language,
    hasEmail,
    orderId,
  }: { now: Instant; language: Language; hasEmail: boolean; orderId: string },
): Slip {
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
    hasEmail,
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
    confirmText: confirmText(i18n, row),
    answerText: i18n._('mail.slip.answerShort', { number: row.number, answer: row.answer }),
  };
}

function confirmText(i18n: I18n, { number, name, received_at }: SlipRow): string {
  const { confirmBy, settleBy } = clocksOf(received_at);
  return i18n._('mail.slip.confirm', {
    number,
    name,
    confirmBy: formatMoment(i18n, confirmBy),
    settleBy: formatDay(i18n, settleBy),
  });
}

/** The number of complaints that wait for an answer, and of those whose clock ran out. */
export async function dueCounts(db: Db, now: Instant): Promise<{ count: number; overdue: number }> {
  const [open, count] = await Promise.all([openSlips(db), countSlips(db)]);
  const isLate = ({ received_at, confirmed_at }: SlipRow): boolean => {
    const { confirmBy, settleBy } = clocksOf(received_at);
    return (confirmed_at === null ? confirmBy : settleBy) < now;
  };
  return { count, overdue: open.filter(isLate).length };
}
