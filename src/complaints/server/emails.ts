import { inLanguage } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { nameOfOrder } from '#base/postal-address.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById, ownerIds } from '#identity/server/public.ts';
import type { FullOrder, MoveContext } from '#orders/server/public.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';
import { wordsIn } from '#platform/words.ts';

/** Writes to each owner that a customer says something is wrong with an order. */
export async function tellOwners(
  tx: Tx,
  order: FullOrder,
  { origin, now }: Pick<MoveContext, 'origin' | 'now'>,
): Promise<void> {
  for (const owner of await ownerIds(tx)) {
    const to = await addresseeById(tx, owner);
    if (!to) continue;
    const i18n = wordsIn(to.language);
    const link = origin + inLanguage(officeAddress('adminOrder', { id: order.id }), to.language);
    const subject = oneLine(i18n._('mail.complaint.subject', { number: order.number }));
    const text = i18n._('mail.complaint.text', { name: oneLine(nameOfOrder(order)), link });
    await queueMail(tx, { ...to, subject, text: `${text}\n` }, now);
  }
}
