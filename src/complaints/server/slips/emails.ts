import { pageAddress } from '#base/addresses.ts';
import { inLanguage } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay, formatMoment, type Instant } from '#base/time.ts';
import { clocksOf } from '#complaints/slips/clocks.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById, ownerIds } from '#identity/server/public.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';
import { wordsIn } from '#platform/words.ts';
import { linkOf } from './link.ts';
import type { SlipRow } from './queries.ts';

type Context = { now: Instant; origin: string };

/** Tells the sender of a complaint its number and until when it is confirmed and settled, where there is an address. */
export async function mailReceipt(tx: Tx, slip: SlipRow, { now, origin }: Context): Promise<void> {
  const to = slip.user_id === null ? undefined : await addresseeById(tx, slip.user_id);
  if (!to) return;
  const i18n = wordsIn(to.language);
  const { number, words } = slip;
  const { confirmBy, settleBy } = clocksOf(slip.received_at);
  const text = [
    i18n._('mail.slip.receipt', {
      number,
      confirmBy: formatMoment(i18n, confirmBy),
      settleBy: formatDay(i18n, settleBy),
    }),
    oneLine(words),
    i18n._('mail.slip.link', { link: linkOf(slip, { origin, ...to }) }),
    i18n._('mail.rules', { link: origin + inLanguage(pageAddress('rules'), to.language) }),
  ].join('\n\n');
  await queueMail(
    tx,
    { ...to, subject: i18n._('mail.slip.receiptSubject', { number }), text: `${text}\n` },
    now,
  );
}

/** Writes the answer to the sender; false if there is no address. */
export async function mailAnswer(tx: Tx, slip: SlipRow, { now, origin }: Context): Promise<boolean> {
  const to = slip.user_id === null ? undefined : await addresseeById(tx, slip.user_id);
  if (!to) return false;
  const i18n = wordsIn(to.language);
  const { number, answer } = slip;
  const text = [
    i18n._('mail.slip.answer', { number }),
    answer,
    i18n._('mail.slip.link', { link: linkOf(slip, { origin, ...to }) }),
    i18n._('mail.rules', { link: origin + inLanguage(pageAddress('rules'), to.language) }),
  ].join('\n\n');
  await queueMail(
    tx,
    { ...to, subject: i18n._('mail.slip.answerSubject', { number }), text: `${text}\n` },
    now,
  );
  return true;
}

/** Writes to each owner that a complaint came. */
export async function tellOwnersOfSlip(
  tx: Tx,
  { number, name, words, received_at }: SlipRow,
  { now, origin }: Context,
): Promise<void> {
  for (const owner of await ownerIds(tx)) {
    const to = await addresseeById(tx, owner);
    if (!to) continue;
    const i18n = wordsIn(to.language);
    const link = origin + inLanguage(officeAddress('complaints'), to.language);
    const { confirmBy } = clocksOf(received_at);
    const text = [
      i18n._('mail.slip.owner', { name: oneLine(name), confirmBy: formatMoment(i18n, confirmBy) }),
      oneLine(words),
      link,
    ].join('\n\n');
    await queueMail(
      tx,
      { ...to, subject: i18n._('mail.slip.ownerSubject', { number }), text: `${text}\n` },
      now,
    );
  }
}
