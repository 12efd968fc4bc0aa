import type { Language } from '#base/language/language.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { wordsIn } from '#platform/words.ts';

/** The recipient, and what the mail needs to say. */
export type ResetMail = { shopName: string; name: string; email: string; language: Language; link: string };

/** The mail with the link for setting a new password. Names are entered by people, so they are reduced to one line. */
export function resetMail({ shopName, name, email, language, link }: ResetMail): Mail {
  const i18n = wordsIn(language);
  const shop = oneLine(shopName);
  return {
    to: email,
    language,
    subject: i18n._('mail.reset.subject', { shop }),
    text: [
      i18n._('mail.hello', { name: oneLine(name) }),
      i18n._('mail.reset.asked', { shop }),
      `${i18n._('mail.reset.link')}\n${link}`,
      i18n._('mail.reset.notYou'),
      `${shop}\n`,
    ].join('\n\n'),
  };
}
