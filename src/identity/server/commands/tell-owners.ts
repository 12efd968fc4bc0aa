import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById, namesByIds, ownerIds } from '#identity/server/queries/accounts.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';
import { wordsIn } from '#platform/words.ts';

/** Tells every owner with an e-mail address that an admin, whom they named for it, made a code for an owner's login. */
export async function tellOwners(
  tx: Tx,
  { of, by }: { of: string; by: string },
  now: Instant,
): Promise<void> {
  const owner = oneLine((await namesByIds(tx, [of])).get(of) ?? '');
  for (const id of await ownerIds(tx)) {
    const addressee = await addresseeById(tx, id);
    if (!addressee) continue;
    const i18n = wordsIn(addressee.language);
    const figures = { owner, by: oneLine(by) };
    await queueMail(
      tx,
      {
        ...addressee,
        subject: i18n._('mail.rescued.subject', figures),
        text: [i18n._('mail.rescued.what', figures), `${i18n._('mail.rescued.notYou')}\n`].join('\n\n'),
      },
      now,
    );
  }
}
