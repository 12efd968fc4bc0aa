import { escapeHtml, oneLine } from '#platform/mail-job.ts';
import type { Mail } from '#platform/mailer.ts';

/** The mail with the link that sets a new password. */
export function resetMail({
  shopName,
  name,
  email,
  link,
}: {
  shopName: string;
  name: string;
  email: string;
  link: string;
}): Mail {
  const shop = oneLine(shopName);
  const person = oneLine(name);
  const why = `Someone, we hope you, asked to set a new password for your account at ${shop}.`;
  const how = 'The link works once, for 30 minutes:';
  const otherwise = 'If it was not you, do nothing: your password stays as it is.';
  return {
    to: email,
    subject: `Set a new password for ${shop}`,
    text: [`Namaste ${person},`, why, `${how}\n${link}`, otherwise, shop].join('\n\n') + '\n',
    html: [
      `<p>Namaste ${escapeHtml(person)},</p>`,
      `<p>${escapeHtml(why)}</p>`,
      `<p>${how}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      `<p>${otherwise}</p>`,
      `<p>${escapeHtml(shop)}</p>`,
    ].join('\n'),
  };
}
