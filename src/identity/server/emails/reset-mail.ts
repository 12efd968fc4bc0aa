import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** The recipient, and what the mail needs to say. */
export type ResetMail = { shopName: string; name: string; email: string; link: string };

/** The mail with the link for setting a new password. Names are entered by people, so they are reduced to one line. */
export function resetMail({ shopName, name, email, link }: ResetMail): Mail {
  const shop = oneLine(shopName);
  return {
    to: email,
    subject: `Set a new password for ${shop}`,
    text: [
      `Namaste ${oneLine(name)},`,
      `Someone, we hope you, asked to set a new password for your account at ${shop}.`,
      `The link works once, for 30 minutes:\n${link}`,
      'If it was not you, do nothing: your password stays as it is.',
      `${shop}\n`,
    ].join('\n\n'),
  };
}
